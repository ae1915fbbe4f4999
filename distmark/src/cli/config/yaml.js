import { isCollection, isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import { placeAt, SyntaxFault } from './position.js';
/** Parses one YAML document; an empty one is an empty configuration. Throws `SyntaxFault` at the first fault. */
export function parseYaml(text) {
    // Without the level, an alias of a list as a key would be a warning of Node; so it is a name that nothing has.
    const document = parseDocument(text, { prettyErrors: false, uniqueKeys: true, logLevel: 'error' });
    const fault = document.errors[0];
    if (fault !== undefined)
        throw new SyntaxFault(`Not well-formed YAML: ${fault.message}`, placeAt(text, fault.pos[0]));
    visit(document, {
        Pair(_key, { key }) {
            if (isCollection(key))
                throw new SyntaxFault('A key is a list or a mapping, expected a name.', placeAt(text, key.range?.[0] ?? 0));
        }
    });
    return {
        value: valueOf(document, text) ?? {},
        locate(keyPath, at) {
            const node = nodeAt(document.contents, keyPath, at);
            return node?.range ? placeAt(text, node.range[0]) : undefined;
        }
    };
}
function valueOf(document, text) {
    try {
        return document.toJS();
    }
    catch (error) {
        // An alias without its anchor, or aliases of aliases that would fill the memory.
        if (!(error instanceof ReferenceError))
            throw error;
        let at = 0;
        visit(document, {
            Alias(_key, alias) {
                if (alias.resolve(document) !== undefined)
                    return undefined;
                at = alias.range?.[0] ?? 0;
                return visit.BREAK;
            }
        });
        throw new SyntaxFault(`Not well-formed YAML: ${error.message}.`, placeAt(text, at), { cause: error });
    }
}
function nodeAt(root, keyPath, at) {
    let node = root;
    let keyNode;
    for (const key of keyPath) {
        if (isMap(node)) {
            const pair = node.items.find((item) => (isScalar(item.key) ? item.key.value : item.key) === key);
            keyNode = pair?.key;
            node = pair?.value ?? pair?.key;
        }
        else if (isNode(node) && 'items' in node && Array.isArray(node.items) && typeof key === 'number') {
            keyNode = undefined;
            node = node.items[key];
        }
        else
            return undefined;
    }
    const found = at === 'key' ? (keyNode ?? node) : node;
    return isNode(found) ? found : undefined;
}

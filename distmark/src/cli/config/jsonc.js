import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } from 'jsonc-parser';
import { placeAt, SyntaxFault } from './position.js';
/** Parses JSON with comments and trailing commas. Throws `SyntaxFault` at the first fault. */
export function parseJsonc(text) {
    const faults = [];
    const tree = parseTree(text, faults, { allowTrailingComma: true, disallowComments: false });
    const fault = faults[0];
    if (fault !== undefined || tree === undefined) {
        throw new SyntaxFault(fault === undefined ? 'The file is empty, expected {}.' : faultWords(printParseErrorCode(fault.error)), placeAt(text, fault?.offset ?? 0));
    }
    const twice = firstRepeatedKey(tree);
    if (twice !== undefined)
        throw new SyntaxFault(`Not well-formed JSON: the key ${JSON.stringify(twice.value)} stands here for the second time.`, placeAt(text, twice.offset));
    const value = getNodeValue(tree);
    return {
        value,
        locate(keyPath, at) {
            const node = findNodeAtLocation(tree, [...keyPath]);
            if (node === undefined)
                return undefined;
            const isProperty = at === 'key' && node.parent?.type === 'property';
            return placeAt(text, (isProperty ? node.parent?.children?.[0] : node)?.offset ?? node.offset);
        }
    };
}
/** JSON lets the last of two equal keys win without a word, and the first one looks as if it held. */
function firstRepeatedKey(node) {
    const seen = new Set();
    for (const child of node.children ?? []) {
        const key = node.type === 'object' ? child.children?.[0] : undefined;
        if (key !== undefined && seen.has(key.value))
            return key;
        seen.add(key?.value);
        const found = firstRepeatedKey(child);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** `CommaExpected` as words: `Not well-formed JSON: comma expected.` */
function faultWords(code) {
    return `Not well-formed JSON: ${code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim()}.`;
}

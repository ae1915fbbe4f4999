import { rules as registry } from '../rules/index.js';
import './encoding/standard-codecs.js';
import { ConfigError } from './lint/config-error.js';
import { configure } from './lint/config.js';
import { underDirectives } from './lint/directive-findings.js';
import { createDocument } from './lint/document.js';
import { lint } from './lint/lint.js';
import { toMessage } from './lint/message.js';
import { findTreeDirectives } from './lint/tree-directives.js';
import { createScopeOfTree, isMarkdownTree } from './lint/tree-scope.js';
/**
 * Is the unified plugin: `unified().use(remarkParse).use(mojilint, options)`, or in any remark pipeline.
 *
 * It reads the file's value, a string or bytes, and asks the tree only where a finding lies; neither is changed. Offsets
 * of messages count UTF-16 code units of the value, a mark at its start included. A lone surrogate of a string is read as
 * U+FFFD, which is what it becomes when the file is written.
 *
 * Directives in comments are obeyed, also as remark users write them: `<!--mojilint ignore no-mojibake-->` before a node.
 *
 * Findings are warnings unless the options say `"error"`: an error would keep `remark --output` from writing the file.
 * Throws an error that names the option when the options are wrong.
 */
export default function mojilint(options) {
    const rules = configuredRules(options ?? {});
    return (tree, file) => {
        const document = createDocument({ bytes: bytesOf(file), path: file.path, format: formatOf(tree, file) });
        const found = lint(document, { rules, scopeOf: createScopeOfTree(document, tree) });
        const findings = found.length === 0 ? found : underDirectives(document, found, { directives: findTreeDirectives(document, tree), rules, reportsUnused: false });
        for (const finding of findings) {
            const message = toMessage(document, finding);
            if (file.path) {
                // As `file.message()` does it.
                message.name = `${file.path}:${message.name}`;
                message.file = file.path;
            }
            file.messages.push(message);
        }
        return undefined;
    };
}
function configuredRules(options) {
    try {
        return configure(registry, options).map(configured => {
            if (configured.severity !== 'error' || isErrorByChoice(options.rules?.[configured.rule.id]))
                return configured;
            return { ...configured, severity: 'warning' };
        });
    }
    catch (error) {
        if (!(error instanceof ConfigError))
            throw error;
        const key = error.keyPath.map(part => `[${JSON.stringify(part)}]`).join('');
        throw new Error(`Cannot use mojilint with these options: at options${key}: ${error.message}`, { cause: error });
    }
}
function isErrorByChoice(setting) {
    const severity = Array.isArray(setting) ? setting[0] : setting;
    return severity === 'error' || severity === 2;
}
function bytesOf(file) {
    // A processor that only runs a tree may get a file without a value.
    const value = file.value;
    return typeof value === 'string' ? new TextEncoder().encode(value) : (value ?? new Uint8Array());
}
// The name of a file that went through remark need not end in `.md`. A tree of another language says less about the file
// than its name: behind remark-rehype the tree is HTML and the file is markdown.
function formatOf(tree, file) {
    if (isMarkdownTree(tree))
        return 'markdown';
    return tree.type === 'root' && !file.path ? 'html' : undefined;
}

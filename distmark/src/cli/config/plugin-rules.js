import { isObject, showValue } from '../../lint/config-error.js';
import { messageOf, UserError } from '../user-error.js';
import { configFault } from './config-file.js';
import { loadModule } from './module.js';
import { SyntaxFault } from './position.js';
/**
 * Runs a module and takes the rules that it exports by default: one made by `defineRule`, or a list of them. Throws
 * `UserError` with the module's path, and with line and column where it fails.
 *
 * Code of others is not trusted to be total: where a check fails or reports a place outside of the file, an error names
 * the rule and its module, and the run goes on with the next file.
 */
export async function loadPlugin(file) {
    const exported = await defaultExport(file);
    const found = Array.isArray(exported) ? exported : [exported];
    return found.map((value) => {
        const fault = faultOfRule(value);
        if (fault !== undefined)
            throw new UserError(`${file}: ${fault}`);
        return { rule: guarded(value, file), file };
    });
}
async function defaultExport(file) {
    try {
        return (await loadModule(file, 'export default defineRule({})')).value;
    }
    catch (error) {
        if (!(error instanceof SyntaxFault))
            throw error;
        throw configFault({ file, locate: () => error.place }, error.message, error);
    }
}
function faultOfRule(rule) {
    if (!isObject(rule))
        return `Unexpected default export ${showValue(rule)}, expected a rule made by defineRule, or a list of them.`;
    const { id, options } = rule;
    if (typeof id !== 'string' || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
        return `Unexpected id ${showValue(id)} of a rule, expected words in lower case with hyphens, such as "no-tabs".`;
    for (const [key, isRight, expected] of parts) {
        if (!isRight(rule[key]))
            return `Unexpected ${key} ${showValue(rule[key])} of the rule "${id}", expected ${expected}.`;
    }
    return isObject(options) && isObject(options['properties']) ? undefined : `Unexpected options of the rule "${id}", expected a schema such as {type: 'object', additionalProperties: false, properties: {}}.`;
}
const oneOf = (...values) => (value) => typeof value === 'string' && values.includes(value);
const parts = [
    ['summary', (value) => typeof value === 'string', 'a sentence'],
    ['fix', oneOf('safe', 'unsafe', 'never'), '"safe", "unsafe" or "never"'],
    ['severity', oneOf('error', 'warning'), '"error" or "warning"'],
    ['triggers', Number.isInteger, 'a sum of Trigger values, or 0 for all lines'],
    ['check', (value) => typeof value === 'function', 'a function']
];
function guarded(rule, file) {
    const named = `The rule ${rule.id} of ${file}`;
    return {
        ...rule,
        check(document, context) {
            const report = (finding) => {
                const spans = [{ ...finding.span, length: document.utf8.length }, ...(finding.edit === undefined ? [] : [{ ...finding.edit.span, length: document.bytes.length }])];
                const outside = spans.find(({ start, end, length }) => !(start >= 0 && start <= end && end <= length));
                if (outside !== undefined)
                    throw new UserError(`${named} reports the span ${outside.start} to ${outside.end} of ${outside.length} bytes`);
                context.report(finding);
            };
            try {
                rule.check(document, { ...context, report });
            }
            catch (error) {
                throw error instanceof UserError ? error : new UserError(`${named} fails: ${messageOf(error)}`, { cause: error });
            }
        }
    };
}

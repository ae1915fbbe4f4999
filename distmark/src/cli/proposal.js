import { countOf } from './number-words.js';
/**
 * Proposes a configuration: the rules as they are, on top of a configuration that held before, and marks where a format's
 * own programs need them and every file has one.
 */
export function proposeConfig({ files, reports, rules, above, schema }) {
    const marked = markedFormats(files, reports);
    const overrides = marked.map(({ extension }) => ({ files: `*.${extension}`, rules: { 'no-bom': ['error', { always: true }] } }));
    return {
        config: {
            ...(schema === undefined ? {} : { $schema: schema }),
            ...(above === undefined ? {} : { extends: above.startsWith('.') ? above : `./${above}` }),
            rules: above === undefined ? severitiesOf(rules) : {},
            ...(overrides.length === 0 ? {} : { overrides })
        },
        reasons: [
            ...(above === undefined ? [] : [`It extends ${above}, which held here so far.`]),
            ...marked.map(({ extension, count, program }) => `*.${extension}: ${count === 1 ? 'the only file begins' : `all ${countOf(count, 'file')} begin`} with a byte order mark, as ${program} wants it, so no-bom asks for it there.`)
        ]
    };
}
/**
 * Formats that are read by programs which take a file without a mark for one in the system's old encoding: a mark there is
 * meant. In other formats it is an accident, however many files have one.
 *
 * Sources: https://learn.microsoft.com/powershell/scripting/dev-cross-plat/vscode/understanding-file-encoding,
 * https://support.microsoft.com/office/opening-csv-utf-8-files-correctly-in-excel-8a935af5-3416-4edd-ba7e-3dfd2bc4a032.
 */
const markedPrograms = new Map([['csv', 'Excel'], ['tsv', 'Excel'], ['ps1', 'Windows PowerShell'], ['psm1', 'Windows PowerShell'], ['psd1', 'Windows PowerShell']]);
function markedFormats(files, reports) {
    const marked = reports.filter(({ findings }) => findings.some(({ message }) => message.ruleId === 'no-bom' && message.actual === '\ufeff' && message.byteSpan?.start === 0)).map(({ path = '' }) => path);
    return [...markedPrograms].flatMap(([extension, program]) => {
        const count = ofExtension(files, extension).length;
        return count > 0 && ofExtension(marked, extension).length === count ? [{ extension, count, program }] : [];
    });
}
function ofExtension(files, extension) {
    return files.filter((file) => file.toLowerCase().endsWith(`.${extension}`));
}
function severitiesOf(rules) {
    const severities = { off: 'off', warning: 'warn', error: 'error' };
    return Object.fromEntries(rules.map(({ rule, severity }) => [rule.id, severities[severity]]));
}

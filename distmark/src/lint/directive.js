import { byteText } from './byte-line.js';
/** Where findings about directives come from, in the place of a rule's id. */
export const directiveSource = 'directive';
/**
 * Reads the ids of rules from a span of UTF-8 that follows the word of a directive: parted by blanks or commas, up to `--`,
 * behind which a reason stands. Reads 1,000 bytes at most, more than the ids of all rules take.
 */
export function namedRules(utf8, { start, end }) {
    const rules = [];
    for (const { 0: id, index } of byteText(utf8, { start, end: Math.min(end, start + 1000) }).matchAll(/[^\t\n\r ,]+/g)) {
        if (/^--+$/.test(id))
            break;
        rules.push({ id, span: { start: start + index, end: start + index + id.length } });
    }
    return rules;
}

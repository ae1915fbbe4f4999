import { tableOf, unassigned } from '../encoding/tables.js';
import { optInTableNames, reversalTableNames } from './reversal-tables.js';
const none = { length: 0, tables: [] };
let byText;
/** Tells whether the bytes EF BB BF, read through one of the default tables, stand at `index` of a text. */
export function misreadMarkLength(text, index) {
    byText ??= misreadForms([0xef, 0xbb, 0xbf]);
    const tables = byText.get(text.slice(index, index + 3));
    return tables === undefined ? none : { length: 3, tables };
}
/** What bytes above 7F become through each default table, with the tables that agree. */
export function misreadForms(bytes) {
    const forms = new Map();
    for (const name of reversalTableNames) {
        if (optInTableNames.includes(name))
            continue;
        const { upperHalf } = tableOf(name);
        const codePoints = bytes.map((byte) => upperHalf[byte - 0x80] ?? unassigned);
        if (codePoints.includes(unassigned))
            continue;
        const form = String.fromCharCode(...codePoints);
        const known = forms.get(form);
        if (known === undefined)
            forms.set(form, [name]);
        else
            known.push(name);
    }
    return forms;
}
/** Length of the byte order marks at the start of a line, as they are or misread, in UTF-16 code units. */
export function leadingMarks(line) {
    let index = 0;
    for (;;) {
        const length = line[index] === '\ufeff' ? 1 : misreadMarkLength(line, index).length;
        if (length === 0)
            return index;
        index += length;
    }
}

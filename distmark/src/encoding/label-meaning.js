import { characterLength } from './character-length.js';
/**
 * Finds the first character that a label's encoding has only because browsers read more into it: Windows extensions and
 * newer repertoires under older names, as https://encoding.spec.whatwg.org/#names-and-labels has it. `encoding` is what the
 * label means on the web; the bytes must be readable as that. Linear; never throws.
 */
export function tellingCharacter(bytes, { label, encoding }) {
    const name = label.toLowerCase();
    const family = families.find((one) => one.encoding === encoding && one.labels.test(name));
    if (family === undefined)
        return undefined;
    for (let index = 0; index < bytes.length;) {
        const length = bytes[index] < 0x80 ? 1 : characterLength(encoding, bytes, index);
        const elsewhere = bytes[index] < 0x80 ? undefined : family.elsewhere(bytes[index], bytes[index + 1] ?? 0, length);
        if (elsewhere !== undefined)
            return { span: { start: index, end: index + length }, strict: family.strict, plainLabel: family.plainLabel, elsewhere };
        index += length;
    }
    return undefined;
}
const noCharacter = 'no character';
const controls = (lead) => (lead < 0xa0 ? 'a control character' : undefined);
const families = [
    { encoding: 'windows-1252', labels: /^(?:iso[-_]?8859-?1(?::1987)?|iso-ir-100|latin1|l1|csisolatin1|cp819|ibm819)$/, strict: 'ISO/IEC 8859-1', plainLabel: 'windows-1252', elsewhere: controls },
    { encoding: 'windows-1252', labels: /ascii$|^ansi_/, strict: 'ASCII', plainLabel: 'windows-1252', elsewhere: () => noCharacter },
    { encoding: 'windows-1254', labels: /^(?:iso[-_]?8859-?9(?::1989)?|iso-ir-148|latin5|l5|csisolatin5)$/, strict: 'ISO/IEC 8859-9', plainLabel: 'windows-1254', elsewhere: controls },
    { encoding: 'windows-874', labels: /^(?:iso-?8859-?11|tis-620)$/, strict: 'ISO/IEC 8859-11', plainLabel: 'windows-874', elsewhere: controls },
    { encoding: 'gbk', labels: /gb_?2312|gb231280|^iso-ir-58$|^chinese$/, strict: 'GB 2312', plainLabel: 'gb18030', elsewhere: (lead, second, length) => (length === 2 && isInGb2312(lead - 0xa0, second - 0xa0) ? undefined : noCharacter) },
    { encoding: 'gbk', labels: /gbk$/, strict: 'GBK', plainLabel: 'gb18030', elsewhere: (_lead, _second, length) => (length === 4 ? noCharacter : undefined) },
    { encoding: 'euc-kr', labels: /^(?!windows)/, strict: 'KS X 1001', plainLabel: 'windows-949', elsewhere: (lead, second) => (lead < 0xa1 || second < 0xa1 ? noCharacter : undefined) },
    { encoding: 'big5', labels: /^(?!big5-)/, strict: 'Big5', plainLabel: 'big5-hkscs', elsewhere: (lead, second) => (isInBig5((lead << 8) | second) ? undefined : noCharacter) },
    { encoding: 'shift_jis', labels: /^(?!windows|ms932)/, strict: 'JIS X 0208', plainLabel: 'windows-31j', elsewhere: (lead, second, length) => (length === 2 ? elsewhereInJis(...jisOfShiftJis(lead, second)) : undefined) },
    { encoding: 'euc-jp', labels: /^/, strict: 'JIS X 0208', plainLabel: undefined, elsewhere: (lead, second, length) => (length === 2 && lead !== 0x8e ? elsewhereInJis(lead - 0xa0, second - 0xa0) : undefined) }
];
/** The cells of the rows of GB 2312 that are not full or empty, first and last of each run; row 55 ends five cells early. */
const gb2312Rows = {
    1: [1, 94], 2: [17, 66, 69, 78, 81, 92], 3: [1, 94], 4: [1, 83], 5: [1, 86], 6: [1, 24, 33, 56], 7: [1, 33, 49, 81], 8: [1, 26, 37, 73], 9: [4, 79], 55: [1, 89]
};
function isInGb2312(row, cell) {
    const runs = gb2312Rows[row] ?? (row >= 16 && row <= 87 ? [1, 94] : []);
    return runs.some((first, index) => index % 2 === 0 && cell >= first && cell <= runs[index + 1]);
}
/** Whether Big5 as it was before the extensions of ETEN and Hong Kong has a character. */
function isInBig5(bytes) {
    return bytes >= 0xa140 && bytes <= 0xf9d5 && !(bytes >= 0xc6a1 && bytes <= 0xc8fe) && !(bytes >= 0xa3c0 && bytes <= 0xa3fe);
}
function jisOfShiftJis(lead, second) {
    const pair = lead < 0xa0 ? lead - 0x81 : lead - 0xc1;
    const offset = second - (second < 0x7f ? 0x40 : 0x41);
    return offset < 94 ? [pair * 2 + 1, offset + 1] : [pair * 2 + 2, offset - 93];
}
/** The six characters of JIS X 0208 that Windows names otherwise, by row and cell. */
const disputed = {
    '1 33': 'U+301C WAVE DASH', '1 34': 'U+2016 DOUBLE VERTICAL LINE', '1 61': 'U+2212 MINUS SIGN',
    '1 81': 'U+00A2 CENT SIGN', '1 82': 'U+00A3 POUND SIGN', '2 44': 'U+00AC NOT SIGN'
};
/** Rows 13 and 89 to 92 are extensions of NEC and IBM, those after 94 of IBM and users. */
function elsewhereInJis(row, cell) {
    return row === 13 || (row > 88 && row < 93) || row > 94 ? noCharacter : disputed[`${row} ${cell}`];
}

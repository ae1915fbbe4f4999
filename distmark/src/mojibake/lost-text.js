import { misreadForms } from './misread-mark.js';
const replacement = [0xef, 0xbf, 0xbd];
/**
 * The multi-byte encodings that turn pairs of U+FFFD into characters, with what two of them become. Each is what the
 * Encoding Standard's decoder makes of EF BF BD EF BF BD; a test decodes them again.
 */
export const misreadPairs = [
    { encoding: 'gb18030', text: '\u951f\u65a4\u62f7' },
    { encoding: 'euc-kr', text: '\u5360\uc3d9\uc619' },
    { encoding: 'big5', text: '\u5699\u8e1d\u856d' },
    { encoding: 'euc-jp', text: '\u9403\u7dd2\u7533' }
];
/** Characters that two U+FFFD become and that right text hardly ever holds. */
export const lostFingerprints = [0x951f, 0xc3d9, 0x8e1d, 0x9403];
/** Whether a character of the BMP is one of `lostFingerprints`. */
export function isLostFingerprint(codeUnit) {
    return lostFingerprints.includes(codeUnit);
}
let forms;
/** Finds every misread U+FFFD in a line, from left to right. */
export function findMisreadReplacements(text) {
    const found = [];
    forms ??= allForms();
    for (let index = 0; index < text.length;) {
        const form = text.charCodeAt(index) < 0x80 ? undefined : forms.get(text.slice(index, index + 3));
        if (form === undefined)
            index++;
        else
            found.push({ ...form, range: { start: index, end: (index += 3) } });
    }
    return found;
}
function allForms() {
    const range = { start: 0, end: 3 };
    const made = new Map();
    for (const [text, encodings] of misreadForms(replacement))
        made.set(text, { range, bytes: replacement, encodings });
    for (const { encoding, text } of misreadPairs)
        made.set(text, { range, bytes: [...replacement, ...replacement], encodings: [encoding] });
    return made;
}

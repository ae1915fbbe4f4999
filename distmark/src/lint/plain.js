import { byteSearch } from '../encoding/byte-search.js';
import { documentDeclarations } from '../encoding/document-declarations.js';
import { scan } from '../mojibake/scan.js';
import { Trigger } from '../mojibake/trigger.js';
import { mayShift } from './shift.js';
/**
 * Whether a file is UTF-8 in which no rule that ships has anything to look at: no line with a trigger, no mark, no NUL, and no
 * declaration but of UTF-8, in its place. `path` tells the format; nothing else is known of the file but that it may be UTF-8.
 * Never throws. Costs little more than reading the bytes; false sends the file through `lint`.
 */
export function isPlain(bytes, path) {
    // Bytes that are not UTF-8 are a trigger as well.
    return byteSearch.indexOf(bytes, 0, 0) < 0 &&
        documentDeclarations(bytes, { path }).every(({ encoding, isLate }) => encoding === 'utf-8' && !isLate) &&
        isWithoutTriggers(bytes);
}
/** Whether no line holds a trigger, but for plus signs of text that is not in UTF-7, which many files hold. */
function isWithoutTriggers(bytes) {
    const suspects = scan(bytes);
    return suspects.length === 0 || (suspects.every(({ triggers }) => triggers === Trigger.shift) && !mayShift(bytes));
}

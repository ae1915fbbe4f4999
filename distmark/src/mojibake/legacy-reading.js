import { codecs } from '../encoding/codecs.js';
import { decodeAs } from '../encoding/decode.js';
import { isCharacterList } from './character-list.js';
import { logLikelihood } from './evidence.js';
import { leastGain } from './least-gain.js';
import { mayBeLegacy } from './legacy-run.js';
import { lookAlikeGain } from './look-alike.js';
import { priors } from './priors.js';
import { holdsForbidden, westernTablesOf } from './reading.js';
import { byteOf } from './reverse.js';
import { bitOf, hasTable } from './reversal-tables.js';
import { weights } from './weights.js';
/**
 * The encodings whose bytes are looked for in text of windows-1252 and latin-1, likelier ones first where two agree on a text:
 * those in which most of a word lies beyond ASCII.
 */
export const legacyEncodings = [
    'windows-1251', 'koi8-r', 'koi8-u', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic', 'windows-1253', 'iso-8859-7', 'windows-1255', 'iso-8859-8',
    'windows-1256', 'iso-8859-6', 'windows-874', 'gbk', 'shift_jis', 'euc-kr', 'big5', 'euc-jp'
];
/**
 * Adds to the `readings` of a line those of bytes in another legacy encoding that were read as windows-1252 or latin-1, and gives
 * all, likeliest first. Only such are added as are likelier than the line, and lead back to it: the encoding writes the text in
 * the bytes of the line.
 *
 * A reading as UTF-8 that is likelier than the line leaves none: other bytes are hardly ever UTF-8 by chance. One that names C1
 * controls and is accepted is only rivalled by what is likely enough itself. Linear in the line for each encoding; nothing is decoded in a line without a
 * run of such characters. Needs the codecs.
 */
export function withLegacyReadings(line, tables, readings) {
    if (readings.some(({ gain, layers }) => gain >= 0 && layers.some(({ original }) => original === 'utf-8')))
        return readings;
    if (!hasTable(tables, 0) || !mayBeLegacy(line) || isCharacterList(line))
        return readings;
    const isNamed = readings.some((reading) => reading.gain >= leastGain(reading));
    const least = isNamed ? weights.acceptedLegacyGain : 0;
    const found = legacyReadingsOf(line, tables).filter(({ gain }) => gain > least);
    return found.length === 0 ? readings : [...readings, ...found].sort((a, b) => b.gain - a.gain);
}
function legacyReadingsOf(line, tables) {
    const bytes = Uint8Array.from({ length: line.length }, (_, index) => {
        const codeUnit = line.charCodeAt(index);
        return codeUnit < 0x80 ? codeUnit : byteOf(codeUnit, 0);
    });
    const standing = logLikelihood(line) - lookAlikeGain(line);
    const byText = new Map();
    for (const original of legacyEncodings) {
        if (!hasBit(tables, original))
            continue;
        const text = decodeAs(original, bytes);
        if (holdsForbidden(text))
            continue;
        const gain = logLikelihood(text) - standing + priors.layer([original]);
        if (gain <= (byText.get(text)?.gain ?? 0) || !isWritten(text, original, bytes))
            continue;
        byText.set(text, { text, layers: [{ tables: westernTablesOf(line), table: 0, original, text }], gain });
    }
    return [...byText.values()];
}
function hasBit(tables, name) {
    return hasTable(tables, Math.log2(bitOf(name)));
}
/** Whether an encoding writes a text in these bytes and no others: some characters have two sequences. */
function isWritten(text, encoding, bytes) {
    const written = codecs().encode(encoding, text);
    return written !== undefined && written.length === bytes.length && written.every((byte, index) => byte === bytes[index]);
}

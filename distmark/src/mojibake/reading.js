import { multiByteNames } from '../encoding/multi-byte.js';
import { tableOf, unassigned } from '../encoding/tables.js';
import { characterTest } from './character-test.js';
import { logLikelihood } from './evidence.js';
import { lookAlikeGain } from './look-alike.js';
import { reverseMultiByte } from './multi-byte-reversal.js';
import { firstEastAsian, mayBeMisread } from './multi-byte-starts.js';
import { priors } from './priors.js';
import { byteOf, reverse, reversingTables } from './reverse.js';
import { hasTable, reversalTableNames, tableOfMultiByte } from './reversal-tables.js';
import { weights } from './weights.js';
/**
 * Names the tables that a line was misread through last, as it stands in the file: those that agree on its reading. Bytes of
 * another legacy encoding are a misreading of their own, since the file was written in that encoding.
 */
export function tablesOf({ layers: [layer] }) {
    return layer === undefined ? [] : isLegacy(layer) ? [`bytes of ${layer.original}`] : layer.tables;
}
/** Whether a layer gives back text of another legacy encoding than windows-1252: then only evidence tells which. */
export function isLegacy({ original }) {
    return original !== 'utf-8' && original !== 'windows-1252';
}
/** How often a line may have been misread. */
export const mostLayers = 3;
/**
 * Gives every reading of `line` that is proved, likeliest first: each is a chain of up to three exact reversals of the
 * whole line through one of `tables` (a mask), one for each different text. Texts that hold characters which no repair may
 * bring (U+FFFD, U+FEFF, noncharacters, private-use characters, C1 controls) are left out.
 */
export function readingsOf(line, tables) {
    const found = new Map();
    explore(line, tables, [], 0, found);
    if (found.size === 0)
        return [];
    const standing = logLikelihood(line) - lookAlikeGain(line);
    const readings = [];
    for (const [text, { layers, prior }] of found) {
        if (text !== line && !holdsForbidden(text))
            readings.push({ text, layers, gain: logLikelihood(text) - standing + prior });
    }
    return readings.sort((a, b) => b.gain - a.gain);
}
/**
 * Characters that no repair may bring into a file: U+FFFD, U+FEFF, C1 controls, private-use characters, and code points
 * without a character (Cn has the noncharacters as well), but for those of the emoji blocks, where each year brings new ones
 * that this engine may not know.
 */
const isForbidden = characterTest(/[\u0080-\u009f\ufeff\ufffd\p{Co}]|(?![\u{1f300}-\u{1faff}])\p{Cn}/u);
/** Whether a text holds a character that no repair may bring into a file. */
export function holdsForbidden(text) {
    for (let index = 0; index < text.length; index++) {
        if (text.charCodeAt(index) < 0x80)
            continue;
        const codePoint = text.codePointAt(index);
        if (isForbidden(codePoint))
            return true;
        if (codePoint > 0xffff)
            index++;
    }
    return false;
}
function explore(text, tables, layers, prior, found) {
    for (const layer of layersOf(text, tables)) {
        const chain = [...layers, layer];
        const chainPrior = prior + priors.layer(layer.tables) + (layers.length > 0 ? weights.nextLayerPrior : 0);
        const known = found.get(layer.text);
        if (known !== undefined && known.prior >= chainPrior)
            continue;
        found.set(layer.text, { layers: chain, prior: chainPrior });
        if (chain.length < mostLayers)
            explore(layer.text, tables, chain, chainPrior, found);
    }
}
/** The single misreadings that `text` may have suffered last, one for each outcome. */
function layersOf(text, tables) {
    const byText = new Map();
    const characters = charactersOf(text);
    const mask = reversingTables(text, tables);
    for (let table = 0; mask >>> table !== 0; table++) {
        if ((mask & (1 << table)) === 0)
            continue;
        const reversed = reverse(text, table);
        if (reversed === undefined)
            continue;
        const names = table === 0 ? namesOfFirst(characters) : [reversalTableNames[table]];
        const known = byText.get(reversed);
        if (known === undefined)
            byText.set(reversed, { table, names });
        else
            known.names.push(...names);
    }
    const layers = [...byText].map(([reversed, { table, names }]) => ({ tables: names.sort((a, b) => priors.table(b) - priors.table(a)), table, original: 'utf-8', text: reversed }));
    const named = characters.controls ? nameControls(text) : undefined;
    if (named !== undefined)
        layers.push({ tables: ['latin-1'], table: 0, original: 'windows-1252', text: named });
    return characters.eastAsian ? [...layers, ...multiByteLayersOf(text, tables)] : layers;
}
function charactersOf(text) {
    const found = { controls: false, beyondLatin1: false, eastAsian: false };
    for (let index = 0; index < text.length; index++) {
        const codeUnit = text.charCodeAt(index);
        if (codeUnit < 0x80)
            continue;
        if (codeUnit < 0xa0)
            found.controls = true;
        else if (codeUnit > 0xff) {
            found.beyondLatin1 = true;
            if (codeUnit >= firstEastAsian)
                found.eastAsian = true;
        }
    }
    return found;
}
/** The misreadings through a multi-byte encoding that `text` may have suffered last. */
function multiByteLayersOf(text, tables) {
    const candidates = mayBeMisread(text);
    if (candidates === 0)
        return [];
    return multiByteNames.flatMap((name, index) => {
        const table = tableOfMultiByte(name);
        if ((candidates & (1 << index)) === 0 || !hasTable(tables, table))
            return [];
        return reverseMultiByte(text, name).map((reversed) => ({ tables: name === 'gbk' ? ['gbk', 'gb18030'] : [name], table, original: 'utf-8', text: reversed }));
    });
}
/** Names which of windows-1252 and latin-1 gives every character of a line that the two together reverse. */
export function westernTablesOf(text) {
    return namesOfFirst(charactersOf(text));
}
function namesOfFirst({ controls: needsLatin1, beyondLatin1: needsWindows1252 }) {
    if (needsLatin1 && needsWindows1252)
        return ['windows-1252 + latin-1'];
    return needsLatin1 ? ['latin-1'] : needsWindows1252 ? ['windows-1252'] : ['windows-1252', 'latin-1'];
}
const controls = /[\u0080-\u009f]/g;
/**
 * Reads the C1 controls of a line as the windows-1252 characters of the same bytes: the bytes were read as latin-1.
 * Gives undefined when there is none but U+0085 (a line end to some systems), when windows-1252 has no character for one,
 * or when another character of the line is in neither table.
 */
function nameControls(text) {
    if (!/[\u0080-\u0084\u0086-\u009f]/.test(text))
        return undefined;
    for (const character of text) {
        if (character > '\x7f' && byteOf(character.length === 1 ? character.charCodeAt(0) : 0, 0) === 0)
            return undefined;
    }
    // The five bytes that windows-1252 leaves to C1 controls stand for themselves.
    const { upperHalf: windows1252 } = tableOf('windows-1252');
    const named = text.replace(controls, (control) => String.fromCharCode(windows1252[control.charCodeAt(0) - 0x80] ?? unassigned));
    return holdsForbidden(named) ? undefined : named;
}

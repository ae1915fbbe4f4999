import fs from 'node:fs';
import path from 'node:path';
import '../../src/encoding/standard-codecs.js';
import { codecs } from '../../src/encoding/codecs.js';
import { multiByteNames } from '../../src/encoding/multi-byte.js';
import { reversalTableNames } from '../../src/mojibake/reversal-tables.js';
import { readFixtures } from '../../scripts/fixture.js';
import { randomFile, shownBytes } from '../lint/random-bytes.js';
import { encoderOf, misread } from '../mojibake/misreading.js';
import { sentences } from '../mojibake/sentences.js';
const root = path.join(import.meta.dirname, '../../..');
/** Bytes that are read of each file of the corpus, and the most that an input has. */
const readBytes = 30_000;
const mostBytes = 3000;
/** Reads the fixtures, and the real documents of the folder `shared` where it is there. */
export function readMaterial() {
    const documents = readFixtures(path.join(root, 'fixtures')).map(({ input }) => input);
    const own = Object.values(sentences);
    const folder = path.join(root, '../shared/corpora');
    if (!fs.existsSync(path.join(folder, 'pack')))
        return { documents, lines: own, isReal: false };
    const texts = fs.readdirSync(path.join(folder, 'pack')).filter((name) => name.endsWith('.txt')).map((name) => startOf(path.join(folder, 'pack', name)));
    const damaged = fs.readFileSync(path.join(folder, 'damaged.tsv'), 'utf8').split(/[\n\t]/);
    const real = texts.flatMap((text) => text.split('\n').slice(0, -1)).concat(damaged).filter((line) => line.length > 8 && line.length < 300);
    return { documents, lines: [...real, ...own], isReal: true };
}
function startOf(file) {
    const descriptor = fs.openSync(file, 'r');
    const bytes = Buffer.alloc(readBytes);
    const length = fs.readSync(descriptor, bytes);
    fs.closeSync(descriptor);
    return bytes.toString('utf8', 0, length);
}
const names = ['a.txt', 'a.txt', 'a.md', 'a.md', 'a.html', 'a.po', 'a.xml', 'a.css', 'a.csv', 'a.ps1'];
const labels = ['', '', '', '', '', 'utf-8', 'windows-1252', 'shift_jis', 'gb18030', 'utf-16le', 'iso-2022-jp', 'no-such-label', 'replacement'];
const lineEnds = ['\n', '\n', '\r\n', '\r', '\n\n', '\n\r'];
const singleByteNames = ['koi8-r', 'windows-1251', 'windows-1252', 'windows-1253', 'iso-8859-2', 'cp437', 'cp850', 'windows-874', 'latin-1'];
const encoders = new Map(singleByteNames.map((name) => [name, encoderOf(name)]));
/** Makes an input: pieces of damage, random bytes, a fixture or lines of documents, damaged or in another encoding, and then spoilt. */
export function makeInput(random, material) {
    const made = [randomBytes, pieces, fixture, lines, lines, damaged, damaged, inEncoding][random.below(8)] ?? lines;
    const bytes = made(random, material).slice(0, mostBytes);
    const encoding = random.pick(labels);
    return { bytes: random.below(3) === 0 ? bytes : spoilt(bytes, random, material), path: random.pick(names), ...(encoding === '' ? {} : { encoding }) };
}
/** Shows an input so that a failure can be tried again. */
export function shownInput({ bytes, path: name, encoding }) {
    return `${name}, ${encoding ?? 'undeclared'}: ${JSON.stringify(shownBytes(bytes)).replaceAll(/[^ -~]/g, (byte) => `\\u00${byte.charCodeAt(0).toString(16)}`)}`;
}
const randomBytes = (random) => Uint8Array.from({ length: random.below(60) }, () => random.below(256));
const pieces = (random) => randomFile(random.below, 12);
const fixture = (random, { documents }) => random.pick(documents);
const lines = (random, material) => Buffer.from(someLines(random, material, (line) => line));
const damaged = (random, material) => Buffer.from(someLines(random, material, (line) => {
    let text = line;
    for (let layers = random.pick([0, 1, 1, 1, 2, 3]); layers > 0; layers--)
        text = misread(text, random.pick([...reversalTableNames, ...multiByteNames, 'windows-1252', 'latin-1'])) ?? text;
    return text;
}));
function someLines(random, { lines: all }, change) {
    let text = random.below(12) === 0 ? '\ufeff' : '';
    for (let count = 1 + random.below(5); count > 0; count--)
        text += change(random.pick(all)) + (count === 1 && random.below(2) === 0 ? '' : random.pick(lineEnds));
    return text;
}
/** Lines of one document in a legacy encoding or in UTF-16; what the encoding lacks becomes a question mark. */
const inEncoding = (random, material) => {
    const text = someLines(random, material, (line) => line);
    const kind = random.below(4);
    if (kind === 0) {
        const wide = Buffer.from(random.below(2) === 0 ? `\ufeff${text}` : text, 'utf16le');
        return random.below(2) === 0 ? wide : wide.swap16();
    }
    const name = kind === 1 ? random.pick(multiByteNames) : random.pick(singleByteNames);
    const encoder = encoders.get(name);
    if (encoder === undefined)
        return codecs().encode(name, text) ?? Buffer.from(text);
    return Uint8Array.from(text, (character) => (character < '\x80' ? character.charCodeAt(0) : (encoder.get(character) ?? 0x3f)));
};
/** Bytes with up to four random changes. */
function spoilt(bytes, random, material) {
    let list = Array.from(bytes);
    for (let count = 1 + random.below(4); count > 0; count--) {
        const at = random.below(list.length + 1);
        const length = random.below(12);
        const change = random.below(7);
        if (change === 0)
            list[Math.min(at, Math.max(list.length - 1, 0))] = random.below(256);
        else if (change === 1)
            list.splice(at, length);
        else if (change === 2)
            list.splice(at, 0, ...list.slice(at, at + length));
        else if (change === 3)
            list = list.slice(0, at);
        else if (change === 4)
            list.splice(at, 0, ...randomFile(random.below, 2));
        else if (change === 5)
            list.splice(at, 0, ...random.pick(material.documents).slice(0, 200));
        else
            list.splice(at, 0, random.below(256));
    }
    return Uint8Array.from(list);
}

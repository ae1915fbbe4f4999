import fs from 'node:fs';
import path from 'node:path';
import { createMultibyteEncoder } from '@exodus/bytes/multi-byte.js';
import { reverse } from '../../src/mojibake/reverse.js';
import { reversalTableNames } from '../../src/mojibake/reversal-tables.js';
/** Lines that documentation once published damaged, with their right forms, each as a file of its own. */
export function publishedLines(corpora) {
    return rowsOf(path.join(corpora, 'damaged.tsv')).map(([, , , written = '', right = ''], index) => ({ name: `published-${index}.txt`, lines: [{ written, right, table: 'published' }] }));
}
/** Right lines that reverse whole through some table of the Encoding Standard, each as a file of its own. */
export function hardNegatives(corpora) {
    return rowsOf(path.join(corpora, 'pack/HARD_NEGATIVES.tsv')).map(([, , , , , text = ''], index) => alone(text.replaceAll('\\t', '\t'), `negative-${index}.txt`));
}
/**
 * Right lines that are UTF-8 when a multi-byte encoding or cp850 writes them (short hanzi, kana and Hangul, box drawing),
 * each as a file of its own.
 */
export function multiByteNegatives(files) {
    const lines = new Set(files.flatMap((file) => file.lines.filter(reversesElsewhere)));
    return [...lines].map((text, index) => alone(text, `multi-byte-${index}.txt`));
}
function alone(text, name) {
    return { name, lines: [{ written: text, right: text }] };
}
function rowsOf(file) {
    return fs.readFileSync(file, 'utf8').split('\n').slice(1).filter(Boolean).map((row) => row.split('\t'));
}
const decoder = new TextDecoder('utf-8', { fatal: true });
const cp850 = reversalTableNames.indexOf('cp850');
const encoders = ['gb18030', 'big5', 'euc-jp', 'shift_jis', 'euc-kr'].map((name) => {
    const encode = createMultibyteEncoder(name);
    const firstBytes = new Map();
    return {
        encode,
        /** First byte of a character; 0 when the encoding lacks it. Kept, since a lack is an exception, and those are slow. */
        firstByteOf(character) {
            let byte = firstBytes.get(character);
            if (byte === undefined) {
                try {
                    byte = encode(character)[0] ?? 0;
                }
                catch {
                    byte = 0;
                }
                firstBytes.set(character, byte);
            }
            return byte;
        }
    };
});
function reversesElsewhere(text) {
    if (reverse(text, cp850) !== undefined)
        return true;
    const first = /[^\x00-\x7f]/u.exec(text)?.[0] ?? '';
    return encoders.some(({ encode, firstByteOf }) => {
        const lead = firstByteOf(first);
        if (lead < 0xc2 || lead > 0xf4)
            return false;
        try {
            decoder.decode(encode(text));
            return true;
        }
        catch {
            return false;
        }
    });
}

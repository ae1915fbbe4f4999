import fs from 'node:fs';
import path from 'node:path';
import { decodeAs } from '../../src/encoding/decode.js';
import { encodingOfLabel } from '../../src/encoding/label.js';
/** Where Debian's packages hunspell-* and myspell-* put their dictionaries. */
export const dictionaryFolder = '/usr/share';
/** Reads the spelling dictionaries below a folder whose .aff names an encoding other than UTF-8 with SET. */
export function dictionaries(folder) {
    const found = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name.endsWith('.aff') && /(?:hunspell|myspell)/.test(entry.parentPath));
    return found.map((entry) => path.join(entry.parentPath, entry.name)).sort().flatMap((file) => {
        const label = /^\W{0,3}SET\s+(\S+)/m.exec(fs.readFileSync(file, 'latin1'))?.[1] ?? '';
        const encoding = encodingOfLabel(label.replace(/^ISO8859-/i, 'iso-8859-').replace(/^microsoft-cp/i, 'windows-'));
        const list = file.replace(/\.aff$/, '.dic');
        if (encoding === undefined || encoding === 'utf-8' || !fs.existsSync(list))
            return [];
        const bytes = fs.readFileSync(list);
        return [{ language: path.basename(file, '.aff'), encoding, length: bytes.length, text: decodeAs(encoding, bytes), bytes }];
    });
}

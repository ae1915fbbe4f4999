var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import chardet from 'chardet';
import { decodeAs } from '../../src/encoding/decode.js';
import { encodingOfLabel } from '../../src/encoding/label.js';
/** Loads the detection of a build of this linter. */
export async function loadDetector({ folder }) {
    const { decode } = await import(__rewriteRelativeImportExtension(pathToFileURL(path.join(folder, 'src/index.js')).href));
    return {
        name: 'mojilint',
        detect: (files) => files.map(({ bytes, text }) => {
            const found = decode(bytes);
            return { isRight: found.text === text, isAlone: found.candidates.length === 1 };
        })
    };
}
/** The other tools: chardet of npm, and those that Debian has. */
export const otherDetectors = [
    { name: 'chardet (npm)', detect: (files) => files.map((file) => named(chardet.detect(file.bytes), file)) },
    { name: 'uchardet', detect: detectByUchardet },
    { name: 'python3-chardet', detect: (files) => detectByPython('chardet', 'chardet.detect(b)["encoding"]', files) },
    // It takes a tenth of a second for each file.
    { name: 'charset-normalizer', step: 7, detect: (files) => detectByPython('charset_normalizer', '(lambda r: r and r.encoding)(charset_normalizer.from_bytes(b).best())', files) }
];
function named(name, { bytes, text }) {
    const label = (name ?? '').replace(/^mac-cyrillic$/i, 'x-mac-cyrillic').replace(/^uhc$/i, 'euc-kr');
    const encoding = encodingOfLabel(label);
    return { isRight: encoding !== undefined && encoding !== 'replacement' && decodeAs(encoding, bytes) === text, isAlone: label !== '' && !/^(?:unknown|ascii)$/i.test(label) };
}
function detectByUchardet(files) {
    if (spawnSync('uchardet', ['--version']).status !== 0)
        return undefined;
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mojilint-detection-'));
    try {
        const paths = files.map(({ bytes }, index) => {
            fs.writeFileSync(path.join(folder, String(index)), bytes);
            return String(index);
        });
        const names = [];
        for (let start = 0; start < paths.length; start += 1000) {
            const { stdout } = spawnSync('uchardet', paths.slice(start, start + 1000), { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
            names.push(...stdout.trimEnd().split('\n').map((line) => line.replace(/^\d+: /, '')));
        }
        return files.map((file, index) => named(names[index], file));
    }
    finally {
        fs.rmSync(folder, { recursive: true });
    }
}
/** Lets Python decode as well, by its own names. */
const python = (module, call) => `
import sys, json, base64, ${module}
for line in sys.stdin:
    row = json.loads(line)
    b = base64.b64decode(row["bytes"])
    name = ${call}
    try:
        text = b.decode(name) if name else None
    except (LookupError, UnicodeDecodeError):
        text = None
    print(json.dumps([text == row["text"], bool(name) and name.lower() != "ascii"]))
`;
function detectByPython(module, call, files) {
    const program = ['/usr/bin/python3', 'python3'].find((name) => spawnSync(name, ['-c', `import ${module}`]).status === 0);
    if (program === undefined)
        return undefined;
    const input = files.map(({ bytes, text }) => JSON.stringify({ bytes: Buffer.from(bytes).toString('base64'), text })).join('\n');
    const { status, stdout, stderr } = spawnSync(program, ['-W', 'ignore', '-c', python(module, call)], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
    if (status !== 0)
        throw new Error(`${module} ends with ${status}: ${stderr.slice(0, 500)}`);
    return stdout.trimEnd().split('\n').map((row) => {
        const [isRight, isAlone] = JSON.parse(row);
        return { isRight, isAlone };
    });
}

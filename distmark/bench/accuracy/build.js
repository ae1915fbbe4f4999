import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
const root = path.join(import.meta.dirname, '../../..');
/** The build that this command is part of. */
export const ownProduct = { tool: 'mojilint', folder: path.join(root, 'dist') };
/** Makes a folder for copies. They run on this project's dependencies. */
export function openWorkshop() {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mojilint-accuracy-'));
    fs.writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}\n');
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    let copies = 0;
    return {
        copy({ evidence, languages, weights }) {
            const copy = path.join(folder, String(copies++));
            for (const part of ['src', 'rules'])
                fs.cpSync(path.join(ownProduct.folder, part), path.join(copy, part), { recursive: true, filter: (name) => !/\.d\.ts$|[/\\](?:cli|lsp)$/.test(name) });
            // What the compiler does to these modules: it drops the type.
            if (evidence !== undefined)
                replace(copy, 'evidence-data.js', evidence.replace('evidenceData: string', 'evidenceData'));
            if (languages !== undefined)
                replace(copy, 'language-data.js', languages.replace('languageData: string', 'languageData'));
            if (weights !== undefined)
                replace(copy, 'weights.js', `export const weights = ${JSON.stringify(weights, finite)}\n`);
            return { tool: 'mojilint', folder: copy };
        },
        close: () => fs.rmSync(folder, { recursive: true })
    };
}
/** Replaces a module that must be there, lest a build be measured that is not what its name says. */
function replace(copy, module, text) {
    const file = path.join(copy, 'src/mojibake', module);
    if (!fs.existsSync(file))
        throw new Error(`${file} is missing: build first (npm run build)`);
    fs.writeFileSync(file, text);
}
/** JSON has no infinity. */
function finite(_, value) {
    return value === Infinity ? Number.MAX_VALUE : value;
}

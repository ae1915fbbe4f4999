/**
 * `npm run train`: trains the evidence model and the languages from a folder of right text and writes them into their modules.
 *
 *   node dist/scripts/train.js [--pack DIR] [--out FILE] [--languages FILE] [--leave-out SOURCE,SOURCE]
 *
 * Deterministic: the same pack gives the same bytes.
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { readRightLines, rightTextOf } from './train/right-text.js';
import { trainLanguageModule, trainModule } from './train/train-module.js';
const { values: options } = parseArgs({
    options: {
        pack: { type: 'string', default: '../shared/corpora/pack' },
        out: { type: 'string', default: 'src/mojibake/evidence-data.ts' },
        languages: { type: 'string', default: 'src/mojibake/language-data.ts' },
        'leave-out': { type: 'string', default: '' }
    }
});
const leftOut = new Set(options['leave-out'].split(',').filter(Boolean));
const lines = readRightLines(options.pack).filter((line) => !leftOut.has(line.source));
const text = rightTextOf(lines);
for (const [file, module] of [[options.out, trainModule(text)], [options.languages, trainLanguageModule(lines)]]) {
    fs.writeFileSync(file, module);
    console.log(`${text.lines.length} lines of ${text.sources.length} sources; ${module.length} bytes in ${file}`);
}

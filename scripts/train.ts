/**
 * `npm run train`: trains the evidence model from a folder of right text and writes it into its module.
 *
 *   node dist/scripts/train.js [--pack DIR] [--out FILE] [--leave-out SOURCE,SOURCE]
 *
 * Deterministic: the same pack gives the same bytes.
 */
import fs from 'node:fs'
import {parseArgs} from 'node:util'
import {readRightText} from './train/right-text.ts'
import {trainModule} from './train/train-module.ts'

const {values: options} = parseArgs({
  options: {
    pack: {type: 'string', default: '../shared/corpora/pack'},
    out: {type: 'string', default: 'src/mojibake/evidence-data.ts'},
    'leave-out': {type: 'string', default: ''}
  }
})
const leftOut = new Set(options['leave-out'].split(',').filter(Boolean))
const text = readRightText(options.pack, (line) => leftOut.has(line.source))
const module = trainModule(text)
fs.writeFileSync(options.out, module)
console.log(`${text.lines.length} lines of ${text.sources.length} sources; ${module.length} bytes in ${options.out}`)

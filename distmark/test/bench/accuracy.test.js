import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ownProduct } from '../../bench/accuracy/build.js';
import { missedFloors } from '../../bench/accuracy/floors.js';
import { run } from '../../bench/accuracy/job.js';
import { misreadingTables } from '../../bench/accuracy/misreading.js';
import { questionTable } from '../../bench/accuracy/summary.js';
import { readShared } from '../shared-folder.js';
/** A little under what these languages show; the floors of the whole pack are those of the command. */
const sampleFloors = {
    precision: { rewritten: 0, reported: 0 },
    scattered: { restored: 99.5, web: 99.5, wrong: 20, rewritten: 0 },
    mixed: { restored: 98, web: 99, wrong: 100, rewritten: 0 },
    whole: { restored: 99.8, web: 99.8, wrong: 8 },
    layers: { restored: 99.5, wrong: 0 },
    published: { restored: 99.6, wrong: 0 },
    'multi-byte': { rewritten: 0, reported: 0 }
};
// A sample of the measure, since it reads text that is not copied into the repository.
if (readShared('corpora/pack/SOURCES.tsv', 'the accuracy on a sample of right text') !== undefined) {
    test('a sample of damaged lines comes back, and right lines are left alone', async () => {
        const [answers = {}] = await run({
            products: [ownProduct],
            corpora: path.join(import.meta.dirname, '../../../../shared/corpora'),
            questions: ['precision', 'scattered', 'mixed', 'whole', 'layers', 'published', 'multi-byte'],
            languages: ['de', 'el', 'fr', 'he', 'ja', 'lv', 'pl', 'ru', 'th', 'tr', 'vi'],
            sampling: { perLanguage: 48, rightPerLanguage: 300, tables: misreadingTables }
        });
        assert.equal(missedFloors(answers, sampleFloors), [], questionTable(answers));
    });
}
test.run();

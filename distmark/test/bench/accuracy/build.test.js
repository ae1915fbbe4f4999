import { test } from 'uvu';
import * as assert from 'uvu/assert';
import fs from 'node:fs';
import path from 'node:path';
import { openWorkshop } from '../../../bench/accuracy/build.js';
import { loadProduct } from '../../../bench/accuracy/product.js';
import { rightTextOf } from '../../../scripts/train/right-text.js';
import { trainModule } from '../../../scripts/train/train-module.js';
import { weights } from '../../../src/mojibake/weights.js';
const damaged = 'Le caf\u00c3\u00a9 est ferm\u00c3\u00a9.\n';
const right = 'Le caf\u00e9 est ferm\u00e9.\n';
test('a copy of the build works by other weights, and this build by its own', async () => {
    const workshop = openWorkshop();
    try {
        const [same, deaf] = await Promise.all([workshop.copy({}), workshop.copy({ weights: { ...weights, acceptedGain: Infinity } })].map(loadProduct));
        assert.is(same?.fix('a.txt', damaged).after, right);
        assert.is(deaf?.fix('a.txt', damaged).after, damaged);
    }
    finally {
        workshop.close();
    }
});
test('a copy of the build works by another model', async () => {
    const workshop = openWorkshop();
    // To a model of nothing but this, the damaged form is what right text looks like.
    const lines = Array.from({ length: 200 }, (_, index) => ({ text: `${damaged.trim()} ${index}`, file: 'fr.txt', lineNumber: index + 1, source: 'made up', licence: 'MIT' }));
    try {
        const product = await loadProduct(workshop.copy({ evidence: trainModule(rightTextOf(lines)) }));
        assert.is(product.fix('a.txt', damaged).after, damaged);
    }
    finally {
        workshop.close();
    }
});
test('copies are removed', () => {
    const workshop = openWorkshop();
    const { folder } = workshop.copy({});
    assert.ok(fs.existsSync(path.join(folder, 'src/index.js')));
    workshop.close();
    assert.not(fs.existsSync(folder));
});
test.run();

import fs from 'node:fs';
import path from 'node:path';
import * as assert from 'uvu/assert';
import { check } from '../../src/cli/check.js';
import { isBinary, configure, rules } from '../../src/index.js';
import { until, visit } from './open-page.js';
const casesFile = path.join(import.meta.dirname, '../../../../shared/cases/cases.jsonl');
/** Tests that the page and the command line say the same of the same file. */
export function testCases(test, run) {
    test('the page gives the verdict of the command line on every case', async () => {
        if (!fs.existsSync(casesFile))
            return console.log(`NOT CHECKED: ${casesFile} is missing`);
        const cases = fs.readFileSync(casesFile, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line));
        const { page, faults, end } = await visit(run());
        // The fixed files are caught where the page hands them to the browser.
        await page.evaluate('URL.createObjectURL = (blob) => { blob.arrayBuffer().then((buffer) => { globalThis.saved = Array.from(new Uint8Array(buffer)) }); return "#" }');
        let checked = 0;
        for (const { id, name, hex } of cases) {
            const bytes = Buffer.from(hex, 'hex');
            if (isBinary(bytes, { path: name }))
                continue;
            const configured = configure(rules, { rules: {} });
            const found = await check({ bytes, path: name }, { rules: configured, edits: 'none', directives: 'obey' });
            const fixed = await check({ bytes, path: name }, { rules: configured, edits: 'safe', directives: 'obey' });
            await page.evaluate("document.querySelector('#file').replaceChildren()");
            await page.setInputFiles('#file-input', { name, mimeType: 'text/plain', buffer: bytes });
            await page.waitForSelector('#file .decision');
            const shown = await page.locator('.finding').evaluateAll((findings) => findings.map((finding) => [...finding.querySelectorAll('.severity, .where, .rule, .reason')].map(({ textContent }) => textContent)));
            const expected = found.findings.map(({ level, ruleId, reason, span }) => {
                const { line, column } = found.original.placeOf(span.start);
                return [level === 'info' ? 'note' : level, `Line ${line}, column ${column}`, ruleId, reason];
            });
            assert.equal(shown, expected, id);
            assert.is(await page.locator('#file button.primary').count(), fixed.isChanged ? 1 : 0, id);
            if (fixed.isChanged) {
                await page.evaluate('globalThis.saved = undefined');
                await page.locator('#file button.primary').evaluate((button) => button.click());
                await until(page, 'globalThis.saved !== undefined');
                assert.equal(await page.evaluate('globalThis.saved'), [...fixed.document.bytes], id);
            }
            checked++;
        }
        assert.ok(checked > 100);
        assert.equal(faults, []);
        await end();
    });
}

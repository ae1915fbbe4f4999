import fs from 'node:fs';
import * as assert from 'uvu/assert';
import { createDocument, decode } from '../../src/index.js';
import { drop, enter, resultOf, settled } from './open-page.js';
/** Tests of files: opened, judged by all rules, fixed and reported. */
export function testFiles(test, run) {
    test('a dropped file in a legacy encoding goes through the whole linter', async () => {
        const { page, faults } = await run().fresh();
        await drop(page, 'carta.html', Buffer.from('<meta charset="windows-1252">\n<p>Ma\u00f1ana ser\u00e1 otro d\u00eda.</p>\n', 'latin1'));
        assert.is(await page.textContent('#file .decision'), 'Read as windows-1252, decided by what the file says of itself.');
        assert.match(await page.textContent('#file .declarations') ?? '', 'It says windows-1252 (<meta charset>)');
        assert.is(await page.isVisible('#input'), false);
        await page.click('#file .file-head button');
        assert.is(await page.isVisible('#input'), true);
        assert.equal(faults, []);
    });
    test('findings are shown with their line, and the fixed file is downloaded byte for byte', async () => {
        const { page } = await run().fresh();
        const bytes = Buffer.concat([Buffer.from('# Menu\r\n\r\n- Ouvert toute l\u00e2\u20ac\u2122ann\u00c3\u00a9e\r\n- caf'), Buffer.from([0xe9]), Buffer.from('\r\n- a \ufffd')]);
        await page.setInputFiles('#file-input', { name: 'menu.md', mimeType: 'text/markdown', buffer: bytes });
        await page.waitForSelector('.finding');
        assert.equal(await page.locator('.finding-head').allTextContents(), ['error Line 3, column 17 no-mojibakefixable', 'warning Line 4, column 6 ambiguous-encoding', 'error Line 5, column 5 no-replacement-char']);
        assert.equal(await page.locator('.code-line mark').allTextContents(), ['\u00e2\u20ac\u2122ann\u00c3\u00a9', '\ufffd', '\ufffd']);
        await page.click('.finding button');
        await page.waitForSelector('.finding .pair');
        const [download] = await Promise.all([page.waitForEvent('download'), page.click('#file button.primary')]);
        assert.is(download.suggestedFilename(), 'menu.md');
        const fixed = Buffer.concat([Buffer.from('# Menu\r\n\r\n- Ouvert toute l\u2019ann\u00e9e\r\n- caf'), Buffer.from([0xe9]), Buffer.from('\r\n- a \ufffd')]);
        assert.equal(fs.readFileSync(await download.path()), fixed);
    });
    test('a report of a file is copied', async () => {
        const { page } = await run().fresh();
        await drop(page, 'a.txt', Buffer.from('\ufeffcaf\u00c3\u00a9 cr\u00c3\u00a8me'));
        await page.click('#file .bar-of-buttons button:last-child');
        await page.waitForSelector('#notice:not([hidden])');
        const report = await page.evaluate('navigator.clipboard.readText()');
        assert.match(report, /^mojilint: a\.txt\nRead as UTF-8, decided by its byte order mark\.\n2 findings\n/);
        assert.match(report, /\n1:1-1:2 error no-bom: /);
        assert.match(report, /\n1:5-1:12 error no-mojibake: /);
    });
    test('a file whose encoding is declared is written again as UTF-8 when that is asked for', async () => {
        const { page } = await run().fresh();
        await drop(page, 'carta.html', Buffer.from('<meta charset="windows-1252">\n<p>Ma\u00f1ana ser\u00e1 otro d\u00eda.</p>\n', 'latin1'));
        assert.is(await page.isVisible('#file button.primary'), false);
        await page.check('#file input[type=checkbox]');
        const [download] = await Promise.all([page.waitForEvent('download'), page.click('#file button.primary')]);
        const bytes = fs.readFileSync(await download.path());
        assert.is(createDocument({ bytes, path: 'carta.html' }).decision.encoding, 'utf-8');
        assert.match(decode(bytes).text, 'Ma\u00f1ana ser\u00e1 otro d\u00eda.');
    });
    test('a binary file is named so, and the text that was typed before is still there', async () => {
        const { page, faults } = await run().fresh();
        await enter(page, 'caf\u00c3\u00a9 cr\u00c3\u00a8me');
        await drop(page, 'a.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d));
        assert.match(await page.textContent('#file') ?? '', 'This is a binary file');
        await page.keyboard.press('Escape');
        await settled(page);
        assert.is(await resultOf(page), 'caf\u00e9 cr\u00e8me');
        assert.equal(faults, []);
    });
}

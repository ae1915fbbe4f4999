import * as assert from 'uvu/assert';
import { misread } from '../mojibake/misreading.js';
import { sentences } from '../mojibake/sentences.js';
import { enter, resultOf, settled, until } from './open-page.js';
/** E WITH ACUTE, AE or E WITH CIRCUMFLEX, by the table in which S WITH CARON is A9, A6 or AA. */
const ambiguous = 'caf\u00c3\u0160';
/** Tests of what becomes of a text that is typed or pasted. */
export function testText(test, run) {
    test('a line is mended as it is typed, with the pairs that prove it', async () => {
        const { page, faults } = await run().fresh();
        await page.locator('#input').pressSequentially('l\u00e2\u20ac\u2122ann\u00c3\u00a9e');
        await settled(page);
        assert.is(await resultOf(page), 'l\u2019ann\u00e9e');
        assert.is(await page.textContent('#proof .badge'), 'Mended');
        assert.is(await page.textContent('#proof .chain'), 'UTF-8 read as windows-1252');
        assert.is(await page.textContent('#proof .strength'), 'Overwhelming');
        assert.equal(await page.locator('#proof .pair > .spoken').allTextContents(), ['\u00e2\u20ac\u2122, bytes E2 80 99, became \u2019', '\u00c3\u00a9, bytes C3 A9, became \u00e9']);
        assert.equal(await page.locator('#result mark').allTextContents(), ['\u2019', '\u00e9']);
        assert.equal(faults, []);
    });
    test('each line of a pasted text is mended, and the others stay', async () => {
        const { page } = await run().fresh();
        const text = `${misread(sentences['Russian'], 'windows-1251')}\nViel Spa\u00df\u2026\n\n${misread(sentences['Greek'], 'windows-1253')}`;
        await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
        await page.focus('#input');
        await page.keyboard.press('Control+V');
        await settled(page);
        assert.is(await resultOf(page), `${sentences['Russian']}\nViel Spa\u00df\u2026\n\n${sentences['Greek']}`);
        assert.is(await page.textContent('#status'), '2 lines mended.');
        await page.click('#line-list li:nth-child(1) button');
        await page.waitForSelector('#proof .section-title:has-text("Line 1 of 4")');
        assert.is(await page.textContent('#proof .chain'), 'UTF-8 read as windows-1251');
        // The caret goes to a right line.
        await page.focus('#input');
        await page.evaluate("document.querySelector('#input').setSelectionRange(...Array(2).fill(document.querySelector('#input').value.indexOf('Viel')))");
        await page.waitForSelector('#proof .section-title:has-text("Line 2 of 4")');
        assert.is(await page.textContent('#proof .badge'), 'Left as it is');
    });
    test('where nothing is mended the page says why, and shows the character that breaks the proof', async () => {
        const { page } = await run().fresh();
        const cases = [
            ['plain', 'Already clean', undefined, undefined],
            ['\u4eca\u65e5', 'Already clean', undefined, undefined],
            // Turkish, which reverses and is right.
            ['\u00d6\u011frenin', 'Left as it is', 'The likeliest reading is', undefined],
            // A copyright sign behind a letter: a piece goes back, and the euro sign does not.
            ['5 \u20ac par personne, CAF\u00c9\u00ae', 'Nothing to mend', 'has no byte there', undefined],
            ['Caf\u00c3\u00a9 cr\u00c3\u00a8me \u0416', 'Damaged in part', 'has no byte there', '\u0416'],
            ['na\u00c3\u00afve \u00c3 la carte, d\u00c3\u00a9j\u00c3 vu', 'Bytes were lost', 'a no-break space (byte A0) became a space', undefined],
            ['a \ufffd b', 'Bytes were lost', 'U+FFFD stands for bytes', '\ufffd']
        ];
        for (const [text, title, reason, broken] of cases) {
            // Behind the last line end there is no line to tell of.
            const entered = text === 'plain' ? `${text}\n` : text;
            await enter(page, entered);
            assert.is(await page.textContent('#proof .badge'), title, text);
            assert.is(await resultOf(page), entered);
            if (reason !== undefined)
                assert.match((await page.locator('#proof .reasons li').allTextContents()).join(' '), reason);
            if (broken !== undefined)
                assert.ok((await page.locator('#proof dd mark.breaks').allTextContents()).includes(broken), text);
        }
    });
    test('readings that differ are listed, each with its table', async () => {
        const { page } = await run().fresh();
        await enter(page, ambiguous);
        assert.is(await page.textContent('#proof .badge'), 'Several readings');
        const told = await page.locator('#proof .texts .expected').allTextContents();
        assert.ok(told.length > 1 && told.every((text, index) => text.startsWith(`Reading ${index + 1}`)));
        const chains = await page.locator('#proof .chain').allTextContents();
        assert.is(new Set(chains).size, told.length);
        assert.match(await page.textContent('#proof .reasons') ?? '', 'less than');
        assert.is(await resultOf(page), ambiguous);
    });
    test('a selected piece is judged alone, and put in place', async () => {
        const { page } = await run().fresh();
        await enter(page, 'caf\u00c3\u00a9 \u0416');
        await page.focus('#input');
        await page.keyboard.press('Home');
        for (let step = 0; step < 5; step++)
            await page.keyboard.press('Shift+ArrowRight');
        await page.waitForSelector('#piece .badge');
        assert.is(await page.textContent('#piece .badge'), 'Mended');
        await page.click('#piece .piece-result button');
        await settled(page);
        assert.is(await page.inputValue('#input'), 'caf\u00e9 \u0416');
    });
    test('the opt-in tables are tried only when they are asked for', async () => {
        const { page } = await run().fresh();
        const damaged = misread(sentences['Portuguese'], 'macintosh');
        await enter(page, damaged);
        assert.is(await resultOf(page), damaged);
        await page.check('#opt-in');
        await page.waitForSelector('#result mark');
        assert.is(await resultOf(page), sentences['Portuguese']);
        assert.match(await page.textContent('#proof .chain') ?? '', 'macintosh');
    });
    test('what cannot be seen is shown as a token, and stays what it is', async () => {
        const { page } = await run().fresh();
        await enter(page, 'a\u00a0b\u202ec\u200d');
        assert.equal(await page.locator('#result .token').evaluateAll((tokens) => tokens.map((token) => token.getAttribute('data-name'))), ['NBSP', 'RLO', 'ZWJ']);
        assert.is(await resultOf(page), 'a\u00a0b\u202ec\u200d');
    });
    test('the byte view shows lead and continuation bytes, and what breaks', async () => {
        const { page } = await run().fresh();
        await enter(page, 't\u00c3\u00a9 \u0416');
        await page.selectOption('.byte-view select', 'windows-1252');
        await page.waitForSelector('.group.breaks');
        assert.equal(await page.locator('.group .spoken').allTextContents(), ['t: 74 ASCII \u2192 t', '\u00c3\u00a9: C3 lead, A9 continuation \u2192 \u00e9', ' : 20 ASCII \u2192  ', '\u0416: no byte, breaks the proof']);
        await page.selectOption('.byte-view select', 'UTF-8, as it stands');
        await until(page, "document.querySelectorAll('.group').length === 5");
        assert.is((await page.locator('.group .spoken').allTextContents()).at(-1), '\u0416: D0 lead, 96 continuation \u2192 \u0416');
    });
}

import fs from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import * as assert from 'uvu/assert';
import { misread } from '../mojibake/misreading.js';
import { sentences } from '../mojibake/sentences.js';
import { drop, enter, resultOf, settled, until, visit } from './open-page.js';
/** Tests of how the page is used: links, keys, languages, and who uses it. */
export function testUse(test, run) {
    test('the result is copied by the button and by the keyboard', async () => {
        const { page, end } = await run().fresh();
        await enter(page, 'caf\u00c3\u00a9\u00c2\u00a0!');
        await page.click('#copy');
        await page.waitForSelector('#notice:not([hidden])');
        assert.is(await page.evaluate('navigator.clipboard.readText()'), 'caf\u00e9\u00a0!');
        await enter(page, 'th\u00c3\u00a9 vert');
        await page.press('#input', 'Control+Enter');
        await until(page, "navigator.clipboard.readText().then((text) => text === 'th\u00e9 vert')");
        await end();
    });
    test('a link holds the text and the tables, and opens them', async () => {
        const first = await run().fresh();
        const damaged = misread(sentences['Portuguese'], 'macintosh');
        await first.page.check('#opt-in');
        await enter(first.page, damaged);
        await first.page.click('#share');
        await first.page.waitForSelector('#notice:not([hidden])');
        const link = await first.page.evaluate('navigator.clipboard.readText()');
        await first.end();
        const second = await visit(run(), { hash: new URL(link).hash });
        await settled(second.page);
        assert.is(await second.page.inputValue('#input'), damaged);
        assert.is(await resultOf(second.page), sentences['Portuguese']);
        assert.equal(second.faults, []);
        await second.end();
    });
    test('a link that was cut says so, and what is no link of ours is passed over', async () => {
        for (const hash of ['#t=%%%', '#t=w6', '#t=gICA']) {
            const { page, faults, end } = await visit(run(), { hash });
            assert.is(await page.textContent('#notice'), 'This link is damaged: it does not hold a text.', hash);
            assert.equal(faults, []);
            await end();
        }
        const { page, end } = await visit(run(), { hash: '#proof' });
        assert.is(await page.isVisible('#notice'), false);
        await end();
    });
    test('every example comes back as it was written', async () => {
        const { page, end } = await run().fresh();
        const source = fs.readFileSync(path.join(import.meta.dirname, '../../../playground/examples.ts'), 'utf8');
        const texts = [...source.matchAll(/text: '([^']+)'/g)].map(([, text = '']) => text);
        assert.ok(texts.length >= 12);
        assert.is(await page.locator('#example option').count(), texts.length + 1);
        for (const [index, text] of texts.entries()) {
            await page.selectOption('#example', String(index));
            await page.waitForSelector(`#result .row:has-text(${JSON.stringify(text.slice(0, 12))})`);
            assert.is(await resultOf(page), text);
            assert.is(await page.textContent('#proof .badge'), 'Mended');
        }
        await end();
    });
    test('the page speaks the language of its user, and the one that is chosen', async () => {
        const { page, end } = await visit(run(), { locale: 'pt-BR' });
        assert.is(await page.textContent('h1'), 'Cole o texto quebrado. Veja a prova.');
        await page.selectOption('#language', 'es');
        assert.is(await page.textContent('h1'), 'Pega el texto roto. Mira la prueba.');
        assert.is(await page.getAttribute('html', 'lang'), 'es');
        await enter(page, 'caf\u00c3\u00a9 cr\u00c3\u00a8me');
        assert.is(await page.textContent('#proof .badge'), 'Reparada');
        await page.reload();
        await page.waitForSelector('html[data-ready]');
        assert.is(await page.textContent('h1'), 'Pega el texto roto. Mira la prueba.');
        await end();
    });
    test('axe finds nothing to object to, by day and by night', async () => {
        for (const colorScheme of ['light', 'dark']) {
            const { page, end } = await visit(run(), { colorScheme });
            const check = async (state) => {
                await page.waitForSelector('.groups .group >> nth=0');
                const found = await page.evaluate("axe.run().then(({violations}) => violations.map(({id, nodes}) => id + ': ' + nodes.map(({html}) => html.slice(0, 120)).join(' | ')))");
                assert.equal(found, [], `${state}, ${colorScheme}`);
            };
            await page.evaluate(axe.source);
            await check('empty');
            await enter(page, `caf\u00c3\u00a9 cr\u00c3\u00a8me\ncaf\u00c3\u00a9 \u0416\n${misread(sentences['Hebrew'], 'windows-1255')}\na\u00a0\ufffd`);
            await page.click('#line-list li:nth-child(2) button');
            await page.waitForSelector('#proof .group.breaks');
            await check('text');
            await page.focus('#input');
            await page.keyboard.press('Control+Home');
            await page.keyboard.press('Shift+End');
            await page.waitForSelector('#piece .group');
            await check('piece');
            await drop(page, 'a.md', Buffer.from('caf\u00c3\u00a9 cr\u00c3\u00a8me \ufffd\n\na\u00c3\u00a9\ufeff\n'));
            await page.click('.finding button');
            await page.waitForSelector('.finding .group');
            await check('file');
            await end();
        }
    });
    test('nothing is wider than the page on a phone', async () => {
        const { page, end } = await visit(run(), { width: 360 });
        await enter(page, `${'caf\u00c3\u00a9'.repeat(60)} \u0416\n${misread(sentences['Thai'] ?? sentences['Hindi'], 'windows-874') ?? ''}`);
        await page.waitForSelector('.groups .group >> nth=0');
        assert.is(await page.evaluate('document.documentElement.scrollWidth'), 360);
        await drop(page, `${'long-name-'.repeat(12)}.md`, Buffer.from('caf\u00c3\u00a9'.repeat(80)));
        assert.is(await page.evaluate('document.documentElement.scrollWidth'), 360);
        await end();
    });
}

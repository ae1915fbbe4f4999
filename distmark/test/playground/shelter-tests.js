import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import * as assert from 'uvu/assert';
import { enter, resultOf, visit } from './open-page.js';
/** Most bytes of the whole page, compressed as hosts do. */
const mostBytes = 350 * 1024;
/** Tests that nothing leaves the page, that it needs no network, and that it is light. */
export function testShelter(test, run) {
    test('nothing can be sent, by the page or by its worker', async () => {
        const { page, end } = await visit(run());
        const refused = async (script) => page.evaluate(script);
        assert.is(await refused("fetch(location.href).then(() => 'sent', () => 'refused')"), 'refused');
        assert.is(await refused("new Promise((resolve) => { const image = new Image(); image.onload = () => resolve('sent'); image.onerror = () => resolve('refused'); image.src = 'http://127.0.0.1:1/a.png' })"), 'refused');
        const worker = `fetch('${run().server.url}').then(() => postMessage('sent'), () => postMessage('refused'))`;
        assert.is(await refused(`new Promise((resolve) => { new Worker(URL.createObjectURL(new Blob([${JSON.stringify(worker)}]))).onmessage = ({data}) => resolve(data) })`), 'refused');
        await end();
    });
    test('after one visit the page opens and works with the network off', async () => {
        const { page, context, faults, end } = await visit(run(), { worksOffline: true });
        await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
        await context.setOffline(true);
        await page.reload();
        await page.waitForSelector('html[data-ready]');
        await enter(page, 'caf\u00c3\u00a9 cr\u00c3\u00a8me');
        assert.is(await resultOf(page), 'caf\u00e9 cr\u00e8me');
        assert.equal(faults, []);
        await end();
    });
    test('the page weighs at most 350 KB, all told', () => {
        const weigh = (name) => zlib.gzipSync(fs.readFileSync(path.join(run().folder, name)), { level: 9 }).length;
        const bytes = fs.readdirSync(run().folder).reduce((sum, name) => sum + weigh(name), 0);
        assert.ok(bytes <= mostBytes, `${bytes} bytes`);
        assert.ok(bytes > 0);
    });
}

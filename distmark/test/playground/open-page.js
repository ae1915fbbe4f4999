import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { buildPage } from '../../scripts/playground/build-page.js';
import { servePage } from '../../scripts/playground/page-server.js';
/** Where a chromium may be; undefined when there is none. */
export const chromiumPath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) => fs.existsSync(file));
/** Builds the page into a folder of its own and serves it below a path, as a host of several sites would. */
export async function startRun(executablePath) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mojilint-page-'));
    await buildPage(folder);
    const server = await servePage(folder, { port: 0, below: '/some/folder/' });
    // As root, chromium runs only without its sandbox.
    const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
    let shared;
    const run = {
        browser,
        server,
        folder,
        async fresh() {
            shared ??= await visit(run);
            const { page } = shared;
            await page.keyboard.press('Escape');
            await page.uncheck('#opt-in');
            await page.click('#clear');
            await until(page, "document.querySelector('#result-empty').hidden === false");
            return { ...shared, end: async () => undefined };
        },
        async close() {
            await browser.close();
            await server.close();
            fs.rmSync(folder, { recursive: true, force: true });
        }
    };
    return run;
}
/** Opens the page in a context of its own. */
export async function visit({ browser, server }, options = {}) {
    const { hash = '', colorScheme = 'light', locale = 'en-US', worksOffline = false, width = 1280 } = options;
    const context = await browser.newContext({ colorScheme, locale, viewport: { width, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'], serviceWorkers: worksOffline ? 'allow' : 'block' });
    const page = await context.newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
    page.on('console', (message) => {
        if (message.type() === 'error')
            faults.push(`console: ${message.text()}`);
    });
    context.on('request', (request) => {
        if (!request.url().startsWith(server.url) && !request.url().startsWith('blob:'))
            faults.push(`request: ${request.url()}`);
    });
    await page.goto(server.url + hash);
    await page.waitForSelector('html[data-ready]');
    return { page, context, faults, end: () => context.close() };
}
/** Puts a text into the field and waits until it is judged. */
export async function enter(page, text) {
    await page.fill('#input', text);
    await settled(page);
}
/** Waits until the text that stands in the field is the one that is shown. */
export async function settled(page) {
    await until(page, "performance.getEntriesByName('mojilint-shown').at(-1)?.detail === document.querySelector('#input').value");
}
/** Waits until an expression holds in the page; the browser's own wait would be refused by the page's policy. */
export async function until(page, expression) {
    for (let wait = 1; await page.evaluate(expression) !== true; wait = Math.min(2 * wait, 100))
        await new Promise((resolve) => setTimeout(resolve, wait));
}
/** The result as it can be selected and copied, line by line. */
export async function resultOf(page) {
    return (await page.locator('#result .row').evaluateAll((rows) => rows.map(({ textContent }) => textContent))).join('\n');
}
/** Drops a file on the page, as a browser hands it over. */
export async function drop(page, name, bytes) {
    const transfer = await page.evaluateHandle(`(() => {
    const made = new DataTransfer()
    made.items.add(new File([Uint8Array.from(${JSON.stringify([...bytes])})], ${JSON.stringify(name)}))
    return made
  })()`);
    await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
    await page.waitForSelector('#file-heading');
}

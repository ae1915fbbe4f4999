import { chromiumPath, startRun, visit } from '../test/playground/open-page.js';
import { misread } from '../test/mojibake/misreading.js';
import { sentences } from '../test/mojibake/sentences.js';
const rounds = 15;
const roundsOfLarge = 5;
const right = Object.values(sentences);
const damaged = ['French', 'Portuguese', 'German', 'Danish'].map((name) => misread(sentences[name] ?? '', 'windows-1252') ?? '');
/** A text of `count` lines, of which every `step`th is damaged; none when that is 0. */
function lines(count, step) {
    return Array.from({ length: count }, (_, index) => (step > 0 && index % step === 0 ? damaged[index % damaged.length] : right[index % right.length])).join('\n');
}
/** As many lines as make a megabyte. */
function megabyte(step) {
    let count = 1000;
    while (Buffer.byteLength(lines(count, step)) < 1e6)
        count += 500;
    return lines(count, step);
}
/** Milliseconds that the worker judged, that the scripts of the page's own thread took, and from changing the text to the verdict in sight. */
async function measure(page, before, after) {
    return page.evaluate(`(async () => {
    const field = document.querySelector('#input')
    const change = async (text) => {
      performance.clearMarks()
      field.value = text
      field.setSelectionRange(0, 0)
      const start = performance.now()
      field.dispatchEvent(new Event('input', {bubbles: true}))
      const busy = performance.now() - start
      while (performance.getEntriesByName('mojilint-shown').at(-1)?.detail !== text) await new Promise((resolve) => { const channel = new MessageChannel(); channel.port1.onmessage = resolve; channel.port2.postMessage(0) })
      const shown = performance.getEntriesByName('mojilint-shown').at(-1)
      const took = (name) => performance.getEntriesByName(name).at(-1).duration
      return [took('mojilint-judge'), busy + took('mojilint-show'), shown.startTime - start]
    }
    await change(${JSON.stringify(before)})
    await new Promise((resolve) => setTimeout(resolve, 200))
    return change(${JSON.stringify(after)})
  })()`);
}
if (chromiumPath === undefined) {
    process.stderr.write('There is no chromium: apt-get install chromium.\n');
    process.exit(2);
}
const run = await startRun(chromiumPath);
const { page, end } = await visit(run);
const keyOn = (text) => [text, text.replace('\n', 'x\n')];
const pasted = (text) => ['plain', text];
const cases = [
    ['a key press, 200 lines, none damaged', keyOn(lines(200, 0))],
    ['a key press, 200 lines, 20 damaged', keyOn(lines(200, 10))],
    ['a key press, 200 lines, all damaged', keyOn(lines(200, 1))],
    ['1 MB pasted, none damaged', pasted(megabyte(0))],
    ['1 MB pasted, every 100th line damaged', pasted(megabyte(100))],
    ['1 MB pasted, all damaged', pasted(megabyte(1))]
];
process.stdout.write(`${'milliseconds, best / middle'.padEnd(40)}${['judged', 'page busy', 'in sight'].map((head) => head.padStart(18)).join('')}\n`);
for (const [name, [before, after]] of cases) {
    const times = [];
    for (let round = 0; round < (after.length > 100_000 ? roundsOfLarge : rounds); round++)
        times.push(await measure(page, before, after));
    const told = (index) => {
        const sorted = times.map((time) => time[index]).sort((a, b) => a - b);
        return [sorted[0], sorted[sorted.length >> 1]].map((time = NaN) => time.toFixed(1).padStart(8)).join(' /');
    };
    process.stdout.write(`${name.padEnd(40)}${told(0)}${told(1)}${told(2)}\n`);
}
await end();
await run.close();

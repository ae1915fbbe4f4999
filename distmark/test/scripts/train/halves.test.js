import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { halve } from '../../../scripts/train/halves.js';
import { languageOf } from '../../../scripts/train/right-text.js';
/** Lines of each source of a file, counted. */
function linesOf(files) {
    return Object.entries(files).flatMap(([file, sources]) => Object.entries(sources).flatMap(([source, count]) => Array.from({ length: count }, (_, index) => ({ text: `${file} ${source} ${index}`, file, lineNumber: index + 1, source, licence: 'MIT' }))));
}
const sourcesOf = (lines, language) => [...new Set(lines.filter((line) => languageOf(line.file) === language).map((line) => line.source))].sort();
/** Three sources of which no two may share a side, so that one language cannot be split by whole sources. */
const triangle = linesOf({ 'aa.txt': { p: 4, q: 6 }, 'bb.txt': { q: 5, r: 5 }, 'cc.txt': { p: 3 }, 'cc.words.txt': { r: 9 }, 'dd.txt': { p: 6 } });
test('a language with several sources has some on each side, and each of its sources on one', () => {
    const { seen, heldOut } = halve(triangle);
    for (const language of ['aa', 'bb', 'cc']) {
        const [left, right] = [sourcesOf(seen, language), sourcesOf(heldOut, language)];
        assert.ok(left.length > 0 && right.length > 0, language);
        assert.equal(left.filter((source) => right.includes(source)), [], language);
    }
});
test('a source is on one side in all languages that it splits', () => {
    const { seen, heldOut } = halve(linesOf({ 'aa.txt': { p: 4, q: 6 }, 'bb.txt': { p: 5, q: 5 }, 'cc.txt': { q: 3, r: 9 } }));
    const sides = [seen, heldOut].map((half) => new Set(half.map((line) => line.source)));
    for (const source of ['p', 'q', 'r'])
        assert.is(sides.filter((side) => side.has(source)).length, 1, source);
});
test('a language with a single source is halved by its lines, the first of them seen', () => {
    const { seen, heldOut } = halve(triangle);
    const own = (half) => half.filter((line) => line.file === 'dd.txt').map((line) => line.lineNumber);
    assert.equal(own(seen), [1, 2, 3]);
    assert.equal(own(heldOut), [4, 5, 6]);
});
test('every line is on one side, and the sentences count them', () => {
    const { seen, heldOut, description } = halve(triangle);
    assert.equal([...seen, ...heldOut].map((line) => line.text).sort(), triangle.map((line) => line.text).sort());
    assert.ok(description.includes(`${seen.length} lines are seen, ${heldOut.length} held out.`));
    assert.equal(halve(triangle), { seen, heldOut, description });
});
test.run();

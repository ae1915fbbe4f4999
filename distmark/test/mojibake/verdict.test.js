import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bitOf, defaultTables } from '../../src/mojibake/reversal-tables.js';
import { judge } from '../../src/mojibake/verdict.js';
import { misread } from './misreading.js';
import { sentences } from './sentences.js';
const kindOf = (line) => judge(line, defaultTables).kind;
/** The reading that is accepted; undefined when there is none, or more than one. */
function accepted(line) {
    const verdict = judge(line, defaultTables);
    return verdict.kind === 'damaged' ? verdict.reading.text : undefined;
}
test('a sentence that went through windows-1252 or latin-1 once, twice or thrice is read back', () => {
    for (const [language, sentence] of Object.entries(sentences)) {
        let damaged = sentence;
        for (const layer of [1, 2, 3]) {
            damaged = misread(damaged, layer === 2 ? 'latin-1' : 'windows-1252');
            if (damaged === undefined)
                throw new Error(`${language} is lost in layer ${layer}`);
            assert.is(accepted(damaged), sentence, `${language}, ${layer} times`);
        }
    }
});
test('a sentence that went through the table of its language is read back', () => {
    const tables = {
        Russian: ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5'], Ukrainian: ['windows-1251', 'koi8-u'], Polish: ['windows-1250', 'cp852'], Greek: ['windows-1253'],
        French: ['cp850', 'cp437'], German: ['cp850', 'cp437'], Turkish: ['windows-1254'], Arabic: ['windows-1256'], Vietnamese: ['windows-1258']
    };
    for (const [language, names] of Object.entries(tables)) {
        const sentence = sentences[language] ?? '';
        for (const name of names) {
            const damaged = misread(sentence, name);
            if (damaged === undefined || (bitOf(name) & defaultTables) === 0)
                continue;
            assert.is(accepted(damaged), sentence, `${language} through ${name}`);
        }
    }
});
test('right sentences are right, in capitals and in quotation marks too', () => {
    for (const [language, sentence] of Object.entries(sentences)) {
        for (const line of [sentence, sentence.toUpperCase(), `\u201c${sentence}\u201d\u2026`, `\u00ab${sentence}\u00bb`, sentence.normalize('NFD')])
            assert.is(kindOf(line), 'right', `${language}: ${line}`);
    }
});
test('marks at the start of a line are not judged, and the body says where it begins', () => {
    for (const [marks, length] of [['', 0], ['\ufeff', 1], ['\ufeff\ufeff', 2], ['\u00ef\u00bb\u00bf', 3], ['\ufeff\u00ef\u00bb\u00bf', 4]]) {
        const verdict = judge(`${marks}# Caf\u00c3\u00a9 cr\u00c3\u00a8me`, defaultTables);
        if (verdict.kind !== 'damaged')
            throw new Error(`${escape(marks)}: ${verdict.kind}`);
        assert.is(verdict.bodyStart, length);
        assert.is(verdict.body, '# Caf\u00c3\u00a9 cr\u00c3\u00a8me');
        assert.is(verdict.reading.text, '# Caf\u00e9 cr\u00e8me');
        assert.is(kindOf(`${marks}plain`), 'right');
    }
});
test('C1 controls for windows-1252 characters are damage, a lone U+0085 is not', () => {
    assert.is(accepted('It\u0092s \u0093fine\u0094 \u0096 really'), 'It\u2019s \u201cfine\u201d \u2013 really');
    assert.is(kindOf('one\u0085two'), 'right');
});
test('what was lost is not brought back as U+FFFD', () => {
    assert.is.not(kindOf('a \u00ef\u00bf\u00bd b'), 'damaged');
    assert.is.not(kindOf('caf\u00c3\u00a9 \u00ef\u00bf\u00bd'), 'damaged');
});
test('only the tables of the mask are tried', () => {
    assert.is(judge('Un caf\u00c3\u00a9 cr\u00c3\u00a8me', bitOf('koi8-r')).kind, 'right');
    assert.is(judge('Un caf\u00c3\u00a9 cr\u00c3\u00a8me', 0).kind, 'right');
});
test('a verdict keeps every proved reading, likely or not, likeliest first', () => {
    // Misread twice: undone once the line is still damaged, and that is proved, too.
    const once = misread('Un caf\u00e9 cr\u00e8me', 'windows-1252') ?? '';
    const damaged = judge(misread(once, 'windows-1252') ?? '', defaultTables);
    if (damaged.kind !== 'damaged')
        throw new Error(damaged.kind);
    assert.equal(damaged.proved.map(({ text }) => text), ['Un caf\u00e9 cr\u00e8me', once]);
    assert.is(damaged.proved[0], damaged.reading);
    assert.equal(damaged.proved.map(({ gain }) => gain), damaged.proved.map(({ gain }) => gain).sort((a, b) => b - a));
    // Thai "remove", which windows-874 takes back to an Armenian letter.
    const right = judge('"Remove": "\u0e25\u0e1a",', defaultTables);
    assert.is(right.kind, 'right');
    assert.equal(right.proved.map(({ layers }) => layers[0]?.tables[0]), ['windows-874']);
    assert.equal(judge('plain', defaultTables).proved, []);
});
test('long lines take time in proportion to their length', () => {
    // Where one step looked at the whole line, these would take minutes, not a second.
    const long = 30_000;
    const damaged = misread('\u00c7a a \u00e9t\u00e9 une journ\u00e9e \u2013 \u201cvoil\u00e0\u201d \u{1f600}. '.repeat(long / 10), 'windows-1252') ?? '';
    assert.is(kindOf(damaged), 'damaged');
    assert.is(kindOf(`${damaged}\u0416`), 'partial');
    assert.is(kindOf(`${'\u250c\u2500\u2500\u2510'.repeat(long)}`), 'right');
    assert.is(kindOf(`${'\u00c9'.repeat(long)}\u0416`), 'right');
    assert.is(kindOf('\ufeff'.repeat(long)), 'right');
});
test('a hanzi or two, or a Hangul syllable, is right by itself, and damage in a word', () => {
    // CJK: seriema, dip in ink, sister-in-law twice, brain; HANGUL SYLLABLE JJAN: each reads back to a letter or two.
    for (const line of ['\u87ff', '\u8638', '\u5ac2\u5ac2', '\u8133', '\uc9e0', '- \u8133'])
        assert.is(judge(line, defaultTables).kind, 'right', line);
    // French: a cafe at the end of the street, each E WITH ACUTE read as GBK.
    assert.is(judge('Un caf\u8305 au bout de la rue, tr\u732bs bon march\u8305', defaultTables).kind, 'damaged');
});
test.run();

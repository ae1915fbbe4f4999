import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decide } from '../../src/encoding/decide.js';
const bytesOf = (text) => Uint8Array.from(text, (character) => character.charCodeAt(0));
test('valid UTF-8 is UTF-8, ASCII and nothing at all included', () => {
    for (const text of ['', 'plain', 'caf\xc3\xa9', 'a\0b']) {
        const decision = decide(bytesOf(text));
        assert.is(decision.encoding, 'utf-8', text);
        assert.is(decision.decidedBy, 'valid-utf-8', text);
        assert.equal(decision.mark, { start: 0, end: 0 });
        assert.is(decision.fault, undefined);
    }
});
test('a mark decides, whatever follows and whatever is declared', () => {
    const marks = [
        ['\xef\xbb\xbf', 'utf-8', 3], ['\xff\xfe', 'utf-16le', 2], ['\xfe\xff', 'utf-16be', 2]
    ];
    for (const [mark, encoding, length] of marks) {
        const decision = decide(bytesOf(`${mark}a\0`), { declared: 'windows-1252' });
        assert.is(decision.encoding, encoding);
        assert.is(decision.decidedBy, 'bom');
        assert.equal(decision.mark, { start: 0, end: length });
        assert.is(decision.declarations[0]?.encoding, 'windows-1252');
    }
});
test('half a mark is none', () => {
    for (const text of ['\xef\xbb', '\xef', '\xff', '\xfe', '\xfea', '\xff\xff']) {
        const decision = decide(bytesOf(text));
        assert.is(decision.decidedBy, 'detection', escape(text));
        assert.is(decision.fault?.byteOffset, 0, escape(text));
    }
});
test('the fault behind a mark is counted from the start of the file', () => {
    const decision = decide(bytesOf('\xef\xbb\xbfab\xe9 c'));
    assert.is(decision.decidedBy, 'bom');
    assert.equal(decision.fault, { kind: 'cut', byteOffset: 5, length: 1 });
});
test('what is declared is read by the labels of the standard', () => {
    const encodingOf = (declared) => decide(bytesOf('caf\xe9'), { declared }).encoding;
    assert.is(encodingOf('latin1'), 'windows-1252');
    assert.is(encodingOf(' ISO-8859-1 '), 'windows-1252');
    assert.is(encodingOf('Shift_JIS'), 'shift_jis');
    assert.is(encodingOf('UTF8'), 'utf-8');
    const declared = decide(bytesOf('caf\xe9'), { declared: 'utf-8' });
    assert.is(declared.decidedBy, 'repository');
    assert.equal(declared.fault, { kind: 'cut', byteOffset: 3, length: 1 });
    assert.is(decide(bytesOf('caf\xe9'), { declared: 'koi8-r' }).fault, undefined);
});
test('a label that the standard does not know is kept and decides nothing', () => {
    const decision = decide(bytesOf('caf\xc3\xa9'), { declared: 'cp-whatever' });
    assert.is(decision.decidedBy, 'valid-utf-8');
    assert.equal(decision.declarations, [{ step: 'repository', label: 'cp-whatever', source: 'repository', encoding: undefined, span: undefined, isLate: false }]);
});
test('bytes that are not UTF-8 are left to detection, with their first fault', () => {
    const decision = decide(bytesOf('one\ntwo \xe9\xa9\n\xff'));
    assert.is(decision.decidedBy, 'detection');
    assert.is(decision.encoding, 'utf-8');
    assert.equal(decision.fault, { kind: 'cut', byteOffset: 8, length: 2 });
});
const page = (label) => `<meta charset="${label}">\n`;
test('the browser goes by mark, insistence, header, repository, document, in this order', () => {
    const bytes = bytesOf(`${page('big5')}\xa4\xa4`);
    const options = { encoding: 'koi8-r', contentType: 'text/html; charset=euc-kr', declared: 'gbk', path: 'a.html' };
    const stepOf = (marked, given) => {
        const { decidedBy, encoding } = decide(bytesOf(marked + String.fromCharCode(...bytes)), { path: 'a.html', ...given });
        return [decidedBy, encoding];
    };
    assert.equal(stepOf('\xef\xbb\xbf', options), ['bom', 'utf-8']);
    assert.equal(stepOf('', options), ['option', 'koi8-r']);
    assert.equal(stepOf('', { ...options, encoding: undefined }), ['transport', 'euc-kr']);
    assert.equal(stepOf('', { declared: options.declared }), ['repository', 'gbk']);
    assert.equal(stepOf('', {}), ['document', 'big5']);
    assert.equal(stepOf('', { path: 'a.txt' }), ['detection', 'utf-8']);
    assert.equal(decide(bytes, options).declarations.map(({ label, step }) => `${step} ${label}`), ['option koi8-r', 'transport euc-kr', 'repository gbk', 'document big5']);
});
test('a weaker step decides where the stronger one says nothing that is known', () => {
    const bytes = bytesOf(`${page('big5')}\xa4\xa4`);
    const stepOf = (options) => decide(bytes, { path: 'a.html', ...options }).decidedBy;
    assert.is(stepOf({ encoding: 'none', contentType: 'text/html; charset=none', declared: 'none' }), 'document');
    assert.is(stepOf({ contentType: 'text/html' }), 'document');
    assert.is(stepOf({ contentType: 'nonsense' }), 'document');
    assert.is(stepOf({ declared: [] }), 'document');
    // Browsers read nothing at all under this label.
    assert.is(stepOf({ declared: 'iso-2022-kr' }), 'document');
    // The header says that the bytes are no page.
    assert.is(stepOf({ contentType: 'text/plain' }), 'detection');
});
test('of several labels of the repository the first that is known decides', () => {
    const declared = [{ label: 'cp949', source: '.gitattributes' }, { label: 'latin1', source: '.editorconfig' }];
    const { encoding, decidedBy, declarations } = decide(bytesOf('\xe9'), { declared });
    assert.equal([encoding, decidedBy], ['windows-1252', 'repository']);
    assert.equal(declarations.map(({ source }) => source), ['.gitattributes', '.editorconfig']);
});
test('a label of the repository that asks for a mark means the same encoding', () => {
    const encodingOf = (declared) => decide(bytesOf('a'), { declared }).encoding;
    assert.equal(['utf-8-bom', 'UTF-16LE-BOM'].map(encodingOf), ['utf-8', 'utf-16le']);
    assert.is(decide(bytesOf('\xe9'), { encoding: 'utf-8-bom' }).decidedBy, 'detection');
});
test('places of declarations count from the start of the file, mark included', () => {
    for (const mark of ['', '\xef\xbb\xbf']) {
        const text = `${mark}<?xml version="1.0" encoding="koi8-r"?><a>\xc1</a>`;
        const [declaration] = decide(bytesOf(text), { path: 'a.xml' }).declarations;
        assert.equal(declaration?.span, { start: text.indexOf('koi8-r'), end: text.indexOf('koi8-r') + 6 });
    }
});
test('a late declaration decides only what nothing else does', () => {
    const late = `<!--${'x'.repeat(1100)}-->${page('windows-1251')}`;
    const decided = (text, options = {}) => {
        const { decidedBy, encoding } = decide(bytesOf(text), { path: 'a.html', ...options });
        return [decidedBy, encoding];
    };
    assert.equal(decided(`${late}\xd2\xe8`), ['document', 'windows-1251']);
    assert.equal(decided(`${late}\xd2\xe8`, { declared: 'koi8-r' }), ['repository', 'koi8-r']);
    assert.equal(decided(`${late}\xd0\xa2`), ['valid-utf-8', 'utf-8']);
    assert.equal(decided(late), ['valid-utf-8', 'utf-8']);
    assert.is(decide(bytesOf(late), { path: 'a.html' }).declarations[0]?.isLate, true);
});
test('UTF-16 without a mark is told where its text can be told', () => {
    const wide = (text, isLittle) => bytesOf([...text].map((character) => (isLittle ? `${character}\0` : `\0${character}`)).join(''));
    for (const [isLittle, encoding] of [[true, 'utf-16le'], [false, 'utf-16be']]) {
        const decision = decide(wide('Two words.\n', isLittle));
        assert.equal([decision.encoding, decision.decidedBy, decision.fault], [encoding, 'detection', undefined]);
        assert.is(decide(wide('<?xml version="1.0"?><a/>', isLittle), { path: 'a.xml' }).decidedBy, 'document');
    }
    assert.is(decide(bytesOf('a\0b')).decidedBy, 'valid-utf-8');
});
/** The conflicts of a file, as label and what it disagrees with. */
function conflicts(text, options) {
    const decision = decide(bytesOf(text), options);
    return decision.conflicts.map(({ declaration, against, expected }) => `${declaration.label} against ${typeof against === 'string' ? against : against.label}: ${expected}`);
}
test('a declaration that valid UTF-8 contradicts is a conflict', () => {
    assert.equal(conflicts('caf\xc3\xa9', { declared: 'windows-1252' }), ['windows-1252 against bytes: utf-8']);
    assert.equal(conflicts(`${page('big5')}\xc3\xa9`, { path: 'a.html', contentType: 'text/html; charset=utf-8' }), ['big5 against bytes: utf-8']);
    assert.equal(conflicts(`${page('utf-8')}\xc3\xa9`, { path: 'a.html', contentType: 'text/html; charset=big5' }), ['big5 against bytes: utf-8']);
    assert.equal(conflicts('caf\xc3\xa9', { declared: 'utf-8' }), []);
    assert.equal(conflicts('caf\xc3\xa9', { declared: 'no-such-label' }), []);
    // ASCII is the same in both, and a file with a bad byte is what it is declared to be.
    assert.equal(conflicts('cafe', { declared: 'windows-1252' }), []);
    assert.equal(conflicts('caf\xc3\xa9 \xe9', { declared: 'windows-1252' }), []);
});
test('declarations that disagree are a conflict where the text reads differently', () => {
    const legacy = (label) => `${page(label)}caf\xe9 \x80`;
    assert.equal(conflicts(legacy('koi8-r'), { path: 'a.html', declared: 'latin1' }), ['koi8-r against latin1: windows-1252']);
    assert.equal(conflicts(legacy('windows-1252'), { path: 'a.html', declared: 'latin1' }), []);
    assert.equal(conflicts(legacy('gb18030'), { path: 'a.html', declared: 'gb2312' }), []);
    assert.equal(conflicts(legacy('koi8-r').slice(0, -6), { path: 'a.html', declared: 'latin1' }), []);
    assert.equal(conflicts(`${page('koi8-r')}${page('big5')}\xa4\xa4`, { path: 'a.html' }), ['big5 against koi8-r: koi8-r']);
});
test('a mark contradicts other declarations, but not what leaves the order of bytes open', () => {
    assert.equal(conflicts(`\xef\xbb\xbf${page('koi8-r')}\xe9`, { path: 'a.html' }), ['koi8-r against mark: utf-8']);
    assert.equal(conflicts('\xff\xfea\0', { declared: 'utf-8' }), ['utf-8 against mark: utf-16le']);
    assert.equal(conflicts('\xff\xfea\0', { declared: 'utf-16be' }), ['utf-16be against mark: utf-16le']);
    for (const label of ['UTF-16', 'utf-16le', 'UTF-16LE-BOM'])
        assert.equal(conflicts('\xff\xfea\0', { declared: label }), [], label);
    assert.equal(conflicts('\xfe\xff\0a', { declared: 'UTF-16' }), []);
});
test('text without a NUL is not in UTF-16, whatever is declared', () => {
    assert.equal(conflicts('plain', { declared: 'utf-16le' }), ['utf-16le against bytes: utf-8']);
    assert.equal(conflicts('p\0l\0', { declared: 'utf-16le' }), []);
    assert.equal(conflicts('', { declared: 'utf-16le' }), []);
});
test.run();

import htmlEncodingSniffer from 'html-encoding-sniffer';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { htmlDeclarations, prescan } from '../../src/encoding/html-declaration.js';
import { seededRandom } from '../seeded-random.js';
const bytesOf = (text) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const encodingOf = (page) => prescan(bytesOf(page))?.encoding;
/** A page, a character a byte, and the encoding that the standard's algorithm finds in it, followed by hand. */
const pages = [
    // Nothing to find.
    ['', undefined],
    ['charset=utf-8', undefined],
    ['<p>Plain text.</p>', undefined],
    ['<', undefined],
    ['<meta', undefined],
    ['<meta>', undefined],
    // <meta charset>.
    ['<meta charset="utf-8">', 'utf-8'],
    ["<meta charset='koi8-r'>", 'koi8-r'],
    ['<meta charset=euc-jp>', 'euc-jp'],
    ['<META CHARSET="UTF-8">', 'utf-8'],
    ['<mEtA cHaRsEt="Shift_JIS">', 'shift_jis'],
    ['<meta/charset=big5>', 'big5'],
    ['<meta\tcharset=big5>', 'big5'],
    ['<meta\r\ncharset=big5\r\n>', 'big5'],
    ['<meta\fcharset=big5>', 'big5'],
    ['<meta charset = "gbk" >', 'gbk'],
    ['<meta charset  =  gbk >', 'gbk'],
    ['<meta charset="  gbk\n">', 'gbk'],
    ['<meta charset="windows-1252" charset="utf-8">', 'windows-1252'],
    ['<meta charset="iso-8859-1">', 'windows-1252'],
    ['<meta charset="ascii">', 'windows-1252'],
    ['<meta charset="gb2312">', 'gbk'],
    ['<meta charset="utf-16">', 'utf-8'],
    ['<meta charset="utf-16be">', 'utf-8'],
    ['<meta charset="x-user-defined">', 'windows-1252'],
    ['<meta charset="hz-gb-2312">', 'replacement'],
    ['<!doctype html><html lang=de><head><title>T</title><meta charset=iso-8859-2></head>', 'iso-8859-2'],
    // Not a declaration, and the next one counts.
    ['<meta charset="no-such-label">', undefined],
    ['<meta charset="no-such-label"><meta charset="utf-8">', 'utf-8'],
    ['<meta charset="">', undefined],
    ['<meta charset>', undefined],
    ['<meta charset=>', undefined],
    ['<meta name=viewport content="width=device-width"><meta charset=utf-8>', 'utf-8'],
    ['<metadata charset=utf-8>', undefined],
    ['<met a charset=utf-8>', undefined],
    ['<meta data-charset=utf-8>', undefined],
    ['<meta =charset=utf-8>', undefined],
    ['<meta charset=utf-8/>', undefined],
    ['<meta charset=utf-8 />', 'utf-8'],
    ['<meta charset="utf-8"/>', 'utf-8'],
    ['<meta charset="utf-8"x=y>', 'utf-8'],
    ['<meta a/b/charset=utf-8>', 'utf-8'],
    // Quotation marks that do not close take what follows.
    ['<meta charset="utf-8>', undefined],
    ["<meta charset='utf-8\">", undefined],
    ['<meta x="y charset="utf-8">', undefined],
    ['<meta x=y" charset="utf-8">', 'utf-8'],
    ['<p title="a><meta charset=utf-8>">', undefined],
    ['<p title=a><meta charset=utf-8>', 'utf-8'],
    ['<p title="<meta charset=big5>"><meta charset=utf-8>', 'utf-8'],
    // The bytes end inside the element.
    ['<meta charset="utf-8"', undefined],
    ['<meta charset=utf-8', undefined],
    ['<meta charset="utf-8" content="x', undefined],
    // <meta http-equiv>.
    ['<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-5">', 'iso-8859-5'],
    ['<meta content="text/html; charset=iso-8859-5" http-equiv=content-type>', 'iso-8859-5'],
    ['<meta http-equiv=CONTENT-TYPE content="text/html;charset=KOI8-U">', 'koi8-u'],
    ['<meta content="text/html; charset=iso-8859-5">', undefined],
    ['<meta http-equiv=refresh content="text/html; charset=iso-8859-5">', undefined],
    ['<meta http-equiv=refresh http-equiv=content-type content="charset=utf-8">', undefined],
    ['<meta http-equiv="content-type " content="charset=utf-8">', undefined],
    ['<meta http-equiv=content-type content="charset=utf-8; x">', 'utf-8'],
    ['<meta http-equiv=content-type content="charset = \'euc-kr\' x">', 'euc-kr'],
    ['<meta http-equiv=content-type content=\'charset="euc-kr"\'>', 'euc-kr'],
    ['<meta http-equiv=content-type content=\'charset="euc-kr\'>', undefined],
    ['<meta http-equiv=content-type content="charset charset=utf-8">', 'utf-8'],
    ['<meta http-equiv=content-type content="xcharset=utf-8">', 'utf-8'],
    ['<meta http-equiv=content-type content="charset=">', undefined],
    ['<meta http-equiv=content-type content="charset=;utf-8">', undefined],
    ['<meta http-equiv=content-type content="charset=utf-16">', 'utf-8'],
    ['<meta http-equiv=content-type content=text/html;charset=utf-8>', 'utf-8'],
    ['<meta http-equiv=content-type content=text/html; charset=utf-8>', 'utf-8'],
    ['<meta charset=big5 http-equiv=content-type content="charset=utf-8">', 'big5'],
    ['<meta http-equiv=content-type content="charset=utf-8" charset=big5>', 'big5'],
    ['<meta content="charset=utf-8" charset=big5>', 'big5'],
    ['<meta charset=no-such-label http-equiv=content-type content="charset=utf-8">', undefined],
    ['<meta http-equiv=content-type content="charset=no-such-label" content="charset=utf-8">', undefined],
    // Comments, other tags, and what only looks like them.
    ['<!-- <meta charset=big5> --><meta charset=utf-8>', 'utf-8'],
    ['<!--><meta charset=utf-8>', 'utf-8'],
    ['<!---><meta charset=utf-8>', 'utf-8'],
    ['<!-- a > b -- > <meta charset=big5> -->', undefined],
    ['<!-- <meta charset=big5>', undefined],
    ['<! <meta charset=big5> <meta charset=utf-8>', 'utf-8'],
    ['<? <meta charset=big5> <meta charset=utf-8>', 'utf-8'],
    ['</ <meta charset=big5> <meta charset=utf-8>', 'utf-8'],
    ['</p title="<meta charset=big5>"><meta charset=utf-8>', 'utf-8'],
    ['<1 title="><meta charset=utf-8>', 'utf-8'],
    ['< meta charset=utf-8>', undefined],
    ['<a<meta charset=utf-8>', undefined],
    ['<script>"<meta charset=utf-8>"</script>', 'utf-8'],
    // The first 1024 bytes and no more.
    [`${' '.repeat(1024 - 22)}<meta charset="utf-8">`, 'utf-8'],
    [`${' '.repeat(1024 - 21)}<meta charset="utf-8">`, undefined],
    [`${' '.repeat(1024)}<meta charset="utf-8">`, undefined],
    [`<!--${'-'.repeat(1020)}><meta charset="utf-8">`, undefined],
    // An XML declaration counts where no <meta> does; a mark-less UTF-16 one before all.
    ['<?xml version="1.0" encoding="windows-1251"?><html>', 'windows-1251'],
    ['<?xml version="1.0" encoding="windows-1251"?><meta charset=utf-8>', 'utf-8'],
    ["<?xml version='1.0' encoding = 'iso-8859-15' ?>", 'iso-8859-15'],
    ['<?xml version="1.0" encoding="utf-16"?>', 'utf-8'],
    ['<?xml version="1.0" encoding=koi8-r?>', undefined],
    ['<?xml version="1.0" encoding="koi8 r"?>', undefined],
    ['<?xml version="1.0"?> encoding="koi8-r"', undefined],
    [' <?xml version="1.0" encoding="koi8-r"?>', undefined],
    ['<?XML version="1.0" encoding="koi8-r"?>', undefined],
    ['<\0?\0x\0m\0l\0', 'utf-16le'],
    ['\0<\0?\0x\0m\0l', 'utf-16be'],
    ['<\0!\0', undefined]
];
test('pages read as the algorithm of the standard reads them', () => {
    assert.ok(pages.length >= 60);
    for (const [page, encoding] of pages)
        assert.is(encodingOf(page), encoding, page.slice(-120));
});
test('the label is told as it is written, with its bytes', () => {
    const page = '<p><meta http-equiv=Content-Type content="text/html; charset= Latin1 ">';
    const found = prescan(bytesOf(page));
    assert.equal(found, { label: 'Latin1', encoding: 'windows-1252', span: { start: page.indexOf('Latin1'), end: page.indexOf('Latin1') + 6 }, source: '<meta http-equiv>', isLate: false });
    const spaced = prescan(bytesOf('<meta charset="  KOI8-R ">'));
    assert.equal([spaced?.label, spaced?.span, spaced?.source], ['KOI8-R', { start: 17, end: 23 }, '<meta charset>']);
});
const declared = (page) => htmlDeclarations(bytesOf(page)).map(({ label, isLate }) => (isLate ? `late ${label}` : label));
test('every declaration is listed, those that count first', () => {
    assert.equal(declared('<?xml version="1.0" encoding="a"?><meta charset=b><meta charset=c>'), ['b', 'c', 'a']);
    assert.equal(declared('<p>'), []);
});
test('elements that come too late for the prescan are listed as late', () => {
    const far = `<!--${'x'.repeat(1100)}-->`;
    assert.equal(declared(`<head>${far}<meta charset=koi8-r>`), ['late koi8-r']);
    assert.equal(declared(`<head><meta charset=utf-8>${far}<meta charset=koi8-r>`), ['utf-8', 'late koi8-r']);
    assert.equal(declared(`${'x'.repeat(1010)}<meta charset=koi8-r>`), ['late koi8-r']);
});
test('no element is looked for behind the head, in scripts and in other text that holds none', () => {
    const far = `<!--${'x'.repeat(1100)}-->`;
    assert.equal(declared(`<head>${far}</head><meta charset=koi8-r>`), []);
    assert.equal(declared(`<head>${far}<body onload="x"><meta charset=koi8-r>`), []);
    assert.equal(declared(`<head>${far}<script>"<meta charset=a>"</script><meta charset=b>`), ['late b']);
    assert.equal(declared(`<head>${far}<title><meta charset=a></title><style><meta charset=a></style>`), []);
    assert.equal(declared(`<head>${far}<header><meta charset=b>`), ['late b']);
});
/*
 * The library reads five things otherwise than the standard, so the generator makes none of them: an element that the bytes
 * end in, attributes of end tags, `content` behind a `charset` without a known label, `content` that ends in `charset`, and
 * XML declarations.
 */
const knownLabels = ['utf-8', 'UTF8', 'iso-8859-1', 'Latin1', 'windows-1251', 'Shift_JIS', 'gb2312', 'utf-16', 'utf-16be', 'x-user-defined', 'EUC-KR', 'iso-8859-8-i', 'big5-hkscs', 'hz-gb-2312'];
const otherLabels = ['utf-7', 'cp949', 'none', 'utf 8', 'utf-8;', '\u00fctf-8', 'l', 'latin-1'];
const blanks = ['', ' ', '\n', '\t ', '\f', '\r\n', '/', ' / '];
const gaps = [' ', '\n', '\t ', '\f', '\r\n', '/', ' / '];
function randomCase(random, text) {
    return random.below(3) > 0 ? text : text.replace(/[a-z]/g, (letter) => (random.below(2) === 0 ? letter.toUpperCase() : letter));
}
/** A value in quotation marks, or without them where it needs none. */
function quotedValue(random, value) {
    const quote = random.pick(['"', "'", '']);
    if (quote === '' && /^[^\s"'>]+$/.test(value))
        return value;
    return value.includes(quote === '' ? '"' : quote) ? `"${value.replaceAll('"', '')}"` : `${quote === '' ? '"' : quote}${value}${quote === '' ? '"' : quote}`;
}
function contentValue(random) {
    const label = random.pick([...knownLabels, ...otherLabels]);
    const equals = random.pick(['=', ' = ', '= ', '=\n']);
    const written = random.pick([label, label, `'${label}'`, `"${label}"`, `'${label}`]);
    return `${random.pick(['text/html; ', 'text/html;', '', 'charset ', 'x'])}${randomCase(random, 'charset')}${equals}${written}${random.pick(['', ';', ' x', '; y'])}`;
}
function metaElement(random) {
    let isContentBarred = false;
    const attributes = Array.from({ length: 1 + random.below(4) }, () => {
        const kind = random.below(isContentBarred ? 4 : 6);
        const around = random.pick(['=', ' =', '= ', '\n=\t']);
        if (kind === 0)
            return random.pick(['name', 'x="y"', "data-charset='utf-8'", 'a=b', '=c', 'http-equiv', 'lang=e"n', `x${around}"<meta charset=big5>"`]);
        if (kind === 1 || kind === 2)
            return `${randomCase(random, 'http-equiv')}${around}${quotedValue(random, random.pick(['content-type', 'Content-Type', 'refresh', 'content-type ']))}`;
        if (kind === 3) {
            const label = random.pick([...knownLabels, ...knownLabels, ...otherLabels, '']);
            // The library goes on to a later `content` then, which the standard does not.
            if (!knownLabels.includes(label))
                isContentBarred = true;
            return `${randomCase(random, 'charset')}${around}${quotedValue(random, `${random.pick(['', '', ' '])}${label}`)}`;
        }
        return `${randomCase(random, 'content')}${around}${quotedValue(random, contentValue(random))}`;
    });
    // A slash would belong to a value without quotation marks, and make its label unknown.
    const spaced = attributes.map((attribute) => attribute + random.pick(/["']$/.test(attribute) ? gaps : gaps.slice(0, 5)));
    return `<${randomCase(random, 'meta')}${random.pick(gaps)}${spaced.join('')}>`;
}
function pieceOf(random) {
    if (random.below(3) > 0)
        return metaElement(random);
    return random.pick([
        '<!doctype html>', '<html lang=de>', '<head>', '<title>charset=utf-8</title>', '</head>', '<p title="a > b">', "<p title='<meta charset=koi8-r>'>", '<!-- <meta charset=koi8-r> -->',
        '<!-->', '<!--->', '<!-- a -- > b -->', '<! x>', '<? y>', '</ z>', '<', '< meta>', '<1>', '<meta>', '<metas charset=koi8-r>', '<a<meta x>', 'caf\u00e9 ', '\0', '<p =a=b>', '<p a = b / c>', '<br/>', '<p title="unclosed>'
    ]);
}
test('2,000 generated pages read as html-encoding-sniffer reads them', () => {
    const seed = 4;
    const random = seededRandom(seed);
    const counts = new Map();
    for (let round = 0; round < 2000;) {
        const pieces = Array.from({ length: 1 + random.below(5) }, () => random.pick(blanks.slice(0, 6)) + pieceOf(random));
        // What closes every quotation, comment and tag; then nothing is cut, for all lies before byte 1024 or all behind it.
        const markup = `${pieces.join('')} -->"'>`;
        const page = `${'x'.repeat(random.pick([0, 0, 0, 1024, Math.max(0, 1023 - markup.length)]))}${markup}`;
        if (markup.length > 1024)
            continue;
        round++;
        const expected = htmlEncodingSniffer(bytesOf(page), { defaultEncoding: 'none' }).toLowerCase();
        const found = encodingOf(page) ?? 'none';
        if (found !== expected)
            assert.unreachable(`seed ${seed}, round ${round}: ${found}, expected ${expected}: ${JSON.stringify(markup)}`);
        counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    // The generator is worth something: it finds many encodings, and none often enough.
    assert.ok(counts.size >= 10, [...counts].join(' '));
    assert.ok((counts.get('none') ?? 0) > 200 && (counts.get('none') ?? 0) < 1500, [...counts].join(' '));
});
test.run();

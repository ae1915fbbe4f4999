import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { codecs } from '../../src/encoding/codecs.js';
import { decodeAs } from '../../src/encoding/decode.js';
import '../../src/encoding/standard-codecs.js';
import { standardTableNames, tableOf } from '../../src/encoding/tables.js';
import { decode } from '../../src/mojibake/detection.js';
test('a mark is kept', () => {
    assert.is(decodeAs('utf-8', Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)), '\ufeffa');
    assert.is(decodeAs('utf-16le', Uint8Array.of(0xff, 0xfe, 0x61, 0)), '\ufeffa');
    assert.is(decodeAs('utf-16be', Uint8Array.of(0xfe, 0xff, 0, 0x61)), '\ufeffa');
});
test('every table decodes as the tables say, not as the runtime does', () => {
    const bytes = Uint8Array.from({ length: 128 }, (_, index) => 0x80 + index);
    for (const name of standardTableNames)
        assert.is(decodeAs(name, bytes), String.fromCharCode(...tableOf(name).upperHalf), name);
});
test('encodings of several bytes decode', () => {
    assert.is(decodeAs('shift_jis', Uint8Array.of(0x93, 0xfa, 0x96, 0x7b)), '\u65e5\u672c'); // CJK: Japan
    assert.is(decodeAs('gb18030', Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4)), '\u4e2d\u6587'); // CJK: Chinese
    assert.is(decodeAs('euc-kr', Uint8Array.of(0xc7, 0xd1)), '\ud55c'); // HANGUL SYLLABLE HAN
});
test('bytes that an encoding cannot read become U+FFFD', () => {
    assert.is(decodeAs('utf-8', Uint8Array.of(0x61, 0xff, 0x62)), 'a\ufffdb');
    assert.is(decodeAs('windows-1253', Uint8Array.of(0xaa)), '\ufffd');
});
test('a name that the standard lacks is an error', () => {
    assert.throws(() => decodeAs('cp850', Uint8Array.of(0x82)), RangeError);
});
/** A page of ASCII markup around bytes of some encoding. */
function pageOf(label, ...bytes) {
    return Uint8Array.from([...Buffer.from(`<!doctype html><meta charset="${label}"><p>`), ...bytes]);
}
test('labels are read as browsers mean them: what strict readers refuse decodes', () => {
    const bodyOf = (label, ...bytes) => decode(pageOf(label, ...bytes), { path: 'a.html' }).text.replace(/.*<p>/, '');
    assert.is(bodyOf('gb2312', 0x81, 0x40), '\u4e02'); // CJK: a variant of "obstructed", in GBK alone
    assert.is(bodyOf('euc-kr', 0x8c, 0x63), '\ub620'); // HANGUL SYLLABLE DDOM, in the extension alone
    assert.is(bodyOf('iso-8859-1', 0x80), '\u20ac'); // EURO SIGN
    assert.is(bodyOf('shift_jis', 0x87, 0x40), '\u2460'); // CIRCLED DIGIT ONE, of NEC
    assert.is(bodyOf('shift_jis', 0x81, 0x60), '\uff5e'); // FULLWIDTH TILDE
    assert.is(bodyOf('big5', 0x88, 0x66), '\u00ca'); // LATIN CAPITAL LETTER E WITH CIRCUMFLEX, of Hong Kong
    // Undeclared, the user names it.
    assert.is(decode(Uint8Array.of(0x93, 0xfa, 0x96, 0x7b), { encoding: 'shift_jis' }).text, '\u65e5\u672c'); // CJK: Japan
});
test('a mark is not left in the text, and a header beats what the page says', () => {
    assert.is(decode(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)).text, 'a');
    assert.is(decode(Uint8Array.of(0xfe, 0xff, 0, 0x61)).text, 'a');
    const { text, encoding, decidedBy, conflicts } = decode(pageOf('big5', 0xc3, 0xa9), { contentType: 'text/html; charset=utf-8', path: 'a.html' });
    assert.ok(text.endsWith('<p>\u00e9'));
    assert.equal([encoding, decidedBy, conflicts.length], ['utf-8', 'transport', 1]);
});
const legacyTexts = [
    ['windows-1252', 'big5', 'Déjà vu : « l’été » coûte 12 €'],
    ['iso-8859-15', 'utf-8', 'Cœur à cœur pour 3 €'],
    ['iso-8859-2', 'windows-1252', 'Zażółć gęślą jaźń'],
    ['windows-1250', 'koi8-r', 'Příliš žluťoučký kůň „úpěl“'],
    ['windows-1251', 'koi8-r', 'Съешь ещё этих булок — и чаю'],
    ['koi8-r', 'windows-1251', 'В чащах юга жил бы цитрус'],
    ['iso-8859-5', 'utf-8', 'Љубав и срећа'],
    ['windows-1253', 'iso-8859-1', 'Ξεσκεπάζω την ψυχή μου'],
    ['windows-1254', 'iso-8859-1', 'Pijamalı hasta yağız şoföre'],
    ['windows-1255', 'windows-1252', 'דג סקרן שט לו בים'],
    ['windows-1256', 'windows-1252', 'نص حكيم له سر قاطع'],
    ['windows-874', 'utf-8', 'เป็นมนุษย์สุดประเสริฐ'],
    ['shift_jis', 'euc-jp', '色は匂へど散りぬるを'],
    ['euc-jp', 'shift_jis', '我が世誰ぞ常ならむ'],
    ['iso-2022-jp', 'utf-8', '有為の奥山今日越えて'],
    ['gbk', 'big5', '天地玄黄，宇宙洪荒'],
    ['gb18030', 'utf-8', '日月盈昃，辰宿列张 𠀀'],
    ['big5', 'gbk', '寒來暑往，秋收冬藏'],
    ['euc-kr', 'iso-8859-1', '키스의 고유조건은 입술끼리']
];
const utf8Texts = [
    ['iso-8859-1', 'Ça, où l’œuvre'], ['windows-1251', 'Широкая электрификация'], ['shift_jis', '以呂波耳本部止'], ['big5', '다람쥐 헌 쳇바퀴'], ['koi8-r', 'Plain words, and then… 😀']
];
function pagesOf(encoding, wrong, text) {
    const header = { contentType: `text/html; charset=${encoding}` };
    const meta = (label) => `<meta charset="${label}">`;
    return [
        { how: 'header', encoding, head: '', text, ...header, decidedBy: 'transport' },
        { how: 'meta', encoding, head: meta(encoding), text, decidedBy: 'document' },
        { how: 'http-equiv', encoding, head: `<meta http-equiv="Content-Type" content="text/html; charset=${encoding.toUpperCase()}">`, text, contentType: 'text/html', decidedBy: 'document' },
        { how: 'both', encoding, head: meta(encoding), text, ...header, decidedBy: 'transport' },
        { how: 'a wrong meta under a right header', encoding, head: meta(wrong), text, ...header, decidedBy: 'transport' },
        { how: 'a meta that nobody knows, and a right one', encoding, head: `${meta('none')}${meta(encoding)}`, text, decidedBy: 'document' }
    ];
}
const pages = [
    ...legacyTexts.flatMap(([encoding, wrong, text]) => pagesOf(encoding, wrong, text)),
    ...utf8Texts.flatMap(([wrong, text]) => [
        ...pagesOf('utf-8', wrong, text),
        { how: 'nothing', encoding: 'utf-8', head: '', text, decidedBy: 'valid-utf-8' },
        { how: 'a mark over a wrong header and meta', encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf], head: `<meta charset="${wrong}">`, text, contentType: `text/html; charset=${wrong}`, decidedBy: 'bom' }
    ]),
    { how: 'a mark of UTF-16 over a meta', encoding: 'utf-16le', mark: [0xff, 0xfe], head: '<meta charset="utf-8">', text: 'Ça, où l’œuvre 😀', decidedBy: 'bom' }
];
test('pages declared in every way decode right, and the deciding step is named', () => {
    assert.ok(pages.length >= 120, String(pages.length));
    for (const { how, encoding, mark = [], head, text, contentType, decidedBy } of pages) {
        const whole = `<!doctype html>\n<html><head>${head}<title>${text}</title></head>\n<body><p>${text}</p></body></html>\n`;
        const body = encoding === 'utf-8' ? Buffer.from(whole) : codecs().encode(encoding, whole);
        assert.ok(body, `${encoding} can write ${text}`);
        const decoded = decode(Uint8Array.from([...mark, ...body]), { path: 'page.html', contentType });
        assert.equal([decoded.text, decoded.encoding, decoded.decidedBy], [whole, encoding, decidedBy], `${encoding}, declared by ${how}`);
    }
});
test.run();

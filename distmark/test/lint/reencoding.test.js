import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../../rules/index.js';
import { codecs } from '../../src/encoding/codecs.js';
import { encodingNames } from '../../src/encoding/label.js';
import '../../src/encoding/standard-codecs.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { fix } from '../../src/lint/fix.js';
import { reencodingOf } from '../../src/lint/reencoding.js';
const latin = 'Brontë à été déjà vu\n';
/** Text that an encoding can write; two lines, so that more than one kind of character is in it. */
const texts = {
    ibm866: 'Съешь ещё булок ─ чаю\n', 'iso-8859-2': 'Zażółć gęślą jaźń\n', 'iso-8859-3': 'Ĉiuĵaŭde ħobż\n', 'iso-8859-4': 'Rūķīšu ģimene šņāc\n', 'iso-8859-5': 'Љубав, срећа и шума\n', 'iso-8859-6': 'نص حكيم له سر\n',
    'iso-8859-7': 'Ξεσκεπάζω την ψυχή\n', 'iso-8859-8': 'דג סקרן שט לו בים\n', 'iso-8859-8-i': 'דג סקרן שט לו בים\n', 'iso-8859-10': 'Þetta er ķirsis ęr\n', 'iso-8859-13': 'Įlinkdama fechtuotojo špaga\n', 'iso-8859-14': 'Ŵyth ŷd ḋubh\n',
    'iso-8859-15': 'Cœur à 3 €\n', 'iso-8859-16': 'Înșiră țărână „așa”\n', 'koi8-r': 'В чащах юга жил бы цитрус\n', 'koi8-u': 'Щастя їжака ґречно є\n', macintosh: 'Où l’œuvre fût élevée…\n', 'windows-874': 'เป็นมนุษย์สุดประเสริฐ\n',
    'windows-1250': 'Příliš žluťoučký kůň „úpěl“\n', 'windows-1251': 'Съешь ещё этих булок — да\n', 'windows-1252': 'Déjà vu : « l’été » coûte 12 €\n', 'windows-1253': 'Ξεσκεπάζω την ψυχή μου… €\n', 'windows-1254': 'Pijamalı hasta yağız şoföre\n',
    'windows-1255': 'דג סקרן שט לו בים ₪\n', 'windows-1256': 'نص حكيم له سر قاطع\n', 'windows-1257': 'Rūķīši šņāc „ģimenē”\n', 'windows-1258': 'Đươ\u0300ng vê\u0300 quê\n', 'x-mac-cyrillic': 'Съешь ещё этих булок\n', gbk: '天地玄黄，宇宙洪荒。\n', gb18030: '日月盈昃，𠀀 émoji 😀\n', big5: '寒來暑往，秋收冬藏。\n',
    'euc-jp': '色は匂へど散りぬるを ｶﾅ\n', 'iso-2022-jp': '我が世誰ぞ常ならむ\n', shift_jis: '有為の奥山今日越えて ｶﾅ\n', 'euc-kr': '다람쥐 헌 쳇바퀴 뷁\n', 'utf-16le': 'Any text at all: Ж 日 😀\n', 'utf-16be': 'Any text at all: Ж 日 😀\n'
};
const encodings = encodingNames().filter((name) => !['utf-8', 'replacement', 'x-user-defined'].includes(name));
/** Bytes that an encoding cannot read, for those that lack some. */
const unreadable = {
    'iso-8859-3': [0xa5], 'iso-8859-6': [0xa1], 'iso-8859-7': [0xae], 'iso-8859-8': [0xa1], 'iso-8859-8-i': [0xa1], 'windows-874': [0xfc], 'windows-1253': [0xaa], 'windows-1255': [0xd9], 'windows-1257': [0xa1],
    gbk: [0xff], gb18030: [0xff], big5: [0xff], 'euc-jp': [0xff], 'iso-2022-jp': [0xff], shift_jis: [0xff], 'euc-kr': [0xff], 'utf-16le': [0, 0xd8], 'utf-16be': [0xd8, 0]
};
function written(encoding, text) {
    const bytes = codecs().encode(encoding, text);
    if (bytes === undefined)
        throw new Error(`${encoding} cannot write ${text}`);
    return bytes;
}
function fixed(input) {
    return fix(createDocument(input), { rules: configure(rules, {}), scopeFor: () => undefined, unsafe: true });
}
test('a file in every encoding becomes the UTF-8 that it was made from', () => {
    assert.is(encodings.length, 37);
    for (const encoding of encodings) {
        const text = texts[encoding] ?? latin;
        for (const [name, whole] of [['text', text], ['lines', `${text}\r\n${text.repeat(3)}end`]]) {
            const { bytes, refusal, findings } = fixed({ bytes: written(encoding, whole), encoding });
            assert.is(refusal, undefined, encoding);
            assert.is(Buffer.from(bytes).toString(), whole, `${encoding}, ${name}`);
            // What is left is that the option no longer holds, which no second run with it would say otherwise.
            assert.equal(findings.filter(({ level }) => level === 'error'), [], encoding);
        }
    }
});
test('pages, XML and catalogues in every encoding say UTF-8 afterwards', () => {
    const formats = [
        ['a.html', (label) => `<!doctype html><meta charset="${label}">\n`, 'utf-8'],
        ['a.htm', (label) => `<meta http-equiv="Content-Type" content="text/html; charset=${label}">\n`, 'utf-8'],
        ['a.xml', (label) => `<?xml version="1.0" encoding="${label}"?>\n`, 'UTF-8'],
        ['a.po', (label) => `msgid ""\nmsgstr "Content-Type: text/plain; charset=${label}\\n"\n\nmsgid "x"\nmsgstr "x"\n`, 'UTF-8'],
        ['a.css', (label) => `@charset "${label}";\n`, 'utf-8']
    ];
    for (const encoding of encodings) {
        for (const [path, head, utf8] of formats) {
            const text = texts[encoding] ?? latin;
            const isWide = encoding.startsWith('utf-16');
            // UTF-16 is told by its mark; what it says of itself is read only afterwards.
            const bytes = written(encoding, (isWide ? '\ufeff' : '') + head(encoding) + text);
            assert.is(Buffer.from(fixed({ bytes, path }).bytes).toString(), head(utf8) + text, `${encoding} in ${path}`);
        }
    }
});
test('one byte that the encoding cannot read, and the file stays as it is', () => {
    for (const [encoding, bad] of Object.entries(unreadable)) {
        const good = written(encoding, texts[encoding] ?? latin);
        const input = Uint8Array.from([...good, ...bad, ...written(encoding, '\n')]);
        const { bytes, refusal, findings } = fixed({ bytes: input, encoding });
        assert.equal(bytes, input, encoding);
        assert.match(refusal ?? '', /cannot read, or U\+FFFD$/, encoding);
        assert.ok(findings.some(({ level, ruleId }) => level === 'error' && ruleId === 'no-replacement-char'), encoding);
    }
});
/** Why a document is not written again. */
function refusalOf(input) {
    const result = reencodingOf(createDocument(input));
    return 'refusal' in result ? result.refusal : '';
}
test('what is not certain is not written again', () => {
    const legacy = Uint8Array.of(0xc1, 0xc2, 0x0a);
    assert.match(refusalOf({ bytes: legacy }), /nothing says for certain/);
    assert.match(refusalOf({ bytes: Buffer.from('plain'), encoding: 'koi8-r' }), /it is UTF-8/);
    assert.match(refusalOf({ bytes: Buffer.from('wide text\n', 'utf16le') }), /nothing says for certain/);
    assert.match(refusalOf({ bytes: Buffer.from('<meta charset=koi8-r>\xc1', 'latin1'), path: 'a.html', declared: 'windows-1251' }), /declarations disagree/);
    assert.match(refusalOf({ bytes: legacy, declared: [{ label: 'koi8-r', source: '.gitattributes' }] }), /working-tree-encoding/);
    assert.is(refusalOf({ bytes: legacy, declared: [{ label: 'koi8-r', source: '.editorconfig' }] }), '');
    // The user's word and the mark stand above what disagrees with them.
    assert.is(refusalOf({ bytes: Buffer.from('<meta charset=koi8-r>\xc1', 'latin1'), path: 'a.html', encoding: 'windows-1251' }), '');
});
test('private use and what cannot come back are refused', () => {
    assert.match(refusalOf({ bytes: Uint8Array.of(0xf0, 0x40), encoding: 'shift_jis' }), /private-use character U\+E000/);
    assert.match(refusalOf({ bytes: Uint8Array.of(0xf0), encoding: 'macintosh' }), /private-use character U\+F8FF/);
    assert.match(refusalOf({ bytes: Uint8Array.of(0x80), encoding: 'x-user-defined' }), /private-use character U\+F780/);
    assert.match(refusalOf({ bytes: Uint8Array.of(0x1b, 0x28, 0x49, 0x31), encoding: 'iso-2022-jp' }), /other characters/);
    assert.match(refusalOf({ bytes: Uint8Array.of(0x84, 0x31, 0xa4, 0x37), encoding: 'gb18030' }), /U\+FFFD/);
});
test('characters that the encoder spells otherwise are counted in the note of a repository that wants UTF-8', () => {
    const bytes = Uint8Array.from([...Buffer.from('<meta charset=big5-hkscs>'), 0x88, 0x66, 0xa4, 0x40, 0x88, 0x66]);
    const document = createDocument({ bytes, path: 'a.html' });
    const { findings } = fix(document, { rules: configure(rules, { rules: { 'ambiguous-encoding': ['warn', { require: 'utf-8' }] } }), scopeFor: () => undefined, unsafe: false });
    assert.equal(findings.length, 1);
    assert.match(findings[0]?.note ?? '', / 2 of its characters are spelt/);
    assert.is(findings[0]?.edit?.tier, 'unsafe');
});
test('a label that the file gave itself beside the mark is corrected, others are left', () => {
    const text = '<?xml version="1.0" encoding="UTF-16"?><meta charset="none"><a/>\n';
    assert.is(Buffer.from(fixed({ bytes: written('utf-16be', `\ufeff${text}`), path: 'a.xhtml' }).bytes).toString(), text.replace('UTF-16', 'UTF-8'));
});
test.run();

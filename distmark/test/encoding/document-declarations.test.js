import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { declaringFormatOf, documentDeclarations } from '../../src/encoding/document-declarations.js';
const bytesOf = (text) => Uint8Array.from(text, (character) => character.charCodeAt(0));
/** Labels with what their bytes hold, to show that span and label agree. */
function declared(path, text) {
    return documentDeclarations(bytesOf(text), { path }).map(({ label, span, source, encoding }) => {
        assert.is(text.slice(span.start, span.end), label);
        return `${source}: ${label} = ${encoding ?? 'unknown'}`;
    });
}
test('an XML declaration is read at the very start', () => {
    assert.equal(declared('a.xml', '<?xml version="1.0" encoding="ISO-8859-1"?>\n<a/>'), ['<?xml encoding>: ISO-8859-1 = windows-1252']);
    assert.equal(declared('a.svg', "<?xml version='1.0'\n encoding\n=\n'KOI8-R' standalone='yes'?>"), ['<?xml encoding>: KOI8-R = koi8-r']);
    assert.equal(declared('a.xml', '<?xml version="1.0" encoding="UTF-16"?>'), ['<?xml encoding>: UTF-16 = utf-8']);
    assert.equal(declared('a.xml', '<?xml version="1.0" encoding="cp949"?>'), ['<?xml encoding>: cp949 = unknown']);
    for (const text of ['\n<?xml version="1.0" encoding="koi8-r"?>', '<?xml version="1.0"?><a encoding="koi8-r"/>', '<?xml version="1.0" encoding=koi8-r?>', '<?xml version="1.0" encoding="koi8-r', '<?xml version="1.0" encoding="koi8-r?>', '<a/>', '']) {
        assert.equal(declared('a.xml', text), [], text);
    }
});
test('XML in UTF-16 without a mark is told by its first characters', () => {
    const wide = (text, isLittle) => bytesOf([...text].map((character) => (isLittle ? `${character}\0` : `\0${character}`)).join(''));
    for (const isLittle of [true, false]) {
        for (const path of ['a.xml', 'a.html', 'a.unknown', undefined]) {
            const [found, ...others] = documentDeclarations(wide('<?xml version="1.0"?><a/>', isLittle), { path });
            assert.is(found?.encoding, isLittle ? 'utf-16le' : 'utf-16be', path);
            assert.equal(others, []);
        }
    }
    assert.equal(documentDeclarations(wide('<a/>', true), { path: 'a.xml' }), []);
});
test('the header of a PO file is read, wherever comments put it', () => {
    const header = (type) => `# Translators.\n#\nmsgid ""\nmsgstr ""\n"Project-Id-Version: x\\n"\n"Content-Type: ${type}\\n"\n"Plural-Forms: n\\n"\n\nmsgid "a"\nmsgstr "b"\n`;
    assert.equal(declared('de.po', header('text/plain; charset=ISO-8859-1')), ['Content-Type header: ISO-8859-1 = windows-1252']);
    assert.equal(declared('de.po', header('text/plain; charset=KOI8-R').replaceAll('\n', '\r\n')), ['Content-Type header: KOI8-R = koi8-r']);
    assert.equal(declared('de.po', 'msgid ""\nmsgstr "Content-Type: text/plain; charset=big5\\n"\n'), ['Content-Type header: big5 = big5']);
    assert.equal(declared('ka.po', header('text/plain; charset=GEORGIAN-PS')), ['Content-Type header: GEORGIAN-PS = unknown']);
    // The placeholder of templates, a header without a charset, a text that looks like one, and no header at all.
    assert.equal(declared('x.pot', header('text/plain; charset=CHARSET')), []);
    assert.equal(declared('de.po', header('text/plain')), []);
    assert.equal(declared('de.po', 'msgid "a"\nmsgstr ""\n"Content-Type: text/plain; charset=big5\\n"\n'), []);
    assert.equal(declared('de.po', 'msgid "x"\nmsgstr "y"\n\nmsgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=big5\\n"\n'), []);
    assert.equal(declared('de.po', ''), []);
});
test('a style sheet declares its encoding in one spelling only', () => {
    assert.equal(declared('a.css', '@charset "windows-1251";\na {}'), ['@charset: windows-1251 = windows-1251']);
    assert.equal(declared('a.css', '@charset "koi8-r";q{content:"x";}'), ['@charset: koi8-r = koi8-r']);
    assert.equal(declared('a.css', '@charset "UTF-16";'), ['@charset: UTF-16 = utf-8']);
    for (const text of ["@charset 'koi8-r';", '@charset  "koi8-r";', '@CHARSET "koi8-r";', ' @charset "koi8-r";', '@charset "koi8-r"', '@charset "koi8-r" ;', `@charset "${'x'.repeat(1100)}";`, 'a {}']) {
        assert.equal(declared('a.css', text), [], text.slice(0, 40));
    }
});
test('XHTML goes by its XML declaration first', () => {
    assert.equal(declared('a.xhtml', '<?xml version="1.0" encoding="koi8-r"?><meta charset="utf-8">'), ['<?xml encoding>: koi8-r = koi8-r', '<meta charset>: utf-8 = utf-8']);
    assert.equal(declared('a.xhtml', '<meta charset="big5">'), ['<meta charset>: big5 = big5']);
});
test('the extension or the media type tells the format, and only files without either are looked at', () => {
    const format = (path, text, mediaType) => declaringFormatOf(bytesOf(text), { path, mediaType });
    assert.equal(['a.html', 'A.HTM', 'b/c.svg', 'd.po', 'e.pot', 'f.css', 'g.xhtml'].map((path) => format(path, '')), ['html', 'html', 'xml', 'po', 'po', 'css', 'xhtml']);
    assert.equal(['<!DOCTYPE html>', ' \n<html lang=de>', '<?xml version="1.0"?>'].map((text) => format(undefined, text)), ['html', 'html', 'xml']);
    assert.equal(['<p>', 'x <html>', '<?php', '', '\0\0'].map((text) => format(undefined, text)), [undefined, undefined, undefined, undefined, undefined]);
    assert.is(format('a.php', '<!doctype html><p>'), 'html');
    // Markdown shows pages, and a page about encodings shows declarations.
    assert.is(format('a.md', '<!doctype html><meta charset=koi8-r>'), undefined);
    assert.is(format('a.html', '', 'text/plain'), undefined);
    assert.equal(['text/html', 'application/xhtml+xml', 'image/svg+xml', 'text/xml', 'text/css', 'text/x-gettext-translation', 'text/plain'].map((type) => format('a.txt', '', type)), ['html', 'xhtml', 'xml', 'xml', 'css', 'po', undefined]);
});
test.run();

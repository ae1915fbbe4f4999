import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readContentType } from '../../src/encoding/content-type.js';
test('type and charset of a header are read', () => {
    assert.equal(readContentType('text/html; charset=utf-8'), { essence: 'text/html', charset: 'utf-8' });
    assert.equal(readContentType('Content-Type: Text/HTML;CharSet="Shift_JIS"'), { essence: 'text/html', charset: 'Shift_JIS' });
    assert.equal(readContentType(' application/xhtml+xml '), { essence: 'application/xhtml+xml', charset: undefined });
});
test('parameters that are none are passed over, and of several charsets the first holds', () => {
    const charsetOf = (header) => readContentType(header)?.charset;
    assert.is(charsetOf('text/html; a; b=c; charset=d; charset=e'), 'd');
    assert.is(charsetOf('text/html;charset=;charset=gbk'), 'gbk');
    assert.is(charsetOf('text/html;x="charset=big5;";charset=gbk'), 'gbk');
    assert.is(charsetOf('text/html;charset="a\\"b"x;q=1'), 'a"b');
    assert.is(charsetOf('text/html;charset="unclosed'), 'unclosed');
    assert.is(charsetOf('text/html; charset =gbk'), undefined);
    assert.is(charsetOf('text/html;charset=gbk ; x=y'), 'gbk');
});
test('what is no media type is none', () => {
    for (const header of ['', 'utf-8', 'text', 'text/', '/html', 'text/html charset=utf-8', ';charset=utf-8', 'te xt/html'])
        assert.is(readContentType(header), undefined, header);
});
test.run();

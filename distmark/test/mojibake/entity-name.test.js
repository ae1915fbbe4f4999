import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tableOf } from '../../src/encoding/tables.js';
import { characterOfName, characterOfNumber } from '../../src/mojibake/entity-name.js';
test('names mean what HTML says', () => {
    const known = { euro: '\u20ac', Zcaron: '\u017d', lsquo: '\u2018', zcaron: '\u017e', Yuml: '\u0178', nbsp: '\u00a0', shy: '\u00ad', deg: '\u00b0', iquest: '\u00bf', Agrave: '\u00c0', Iuml: '\u00cf', ETH: '\u00d0', times: '\u00d7', szlig: '\u00df', agrave: '\u00e0', iuml: '\u00ef', eth: '\u00f0', divide: '\u00f7', yuml: '\u00ff' };
    for (const [name, character] of Object.entries(known))
        assert.is(characterOfName(name), character, name);
});
test('names of other characters, and none, mean nothing here', () => {
    for (const name of ['amp', 'alpha', 'EACUTE', '-', '', '__proto__', 'constructor'])
        assert.is(characterOfName(name), undefined, name);
});
test('numbers are code points, but for those of the C1 controls, which are bytes of windows-1252', () => {
    assert.is(characterOfNumber(0xe9), '\u00e9');
    assert.is(characterOfNumber(0x10ffff), '\u{10ffff}');
    assert.is(characterOfNumber(0x110000), undefined);
    for (let byte = 0x80; byte < 0xa0; byte++)
        assert.is(characterOfNumber(byte)?.charCodeAt(0), tableOf('windows-1252').upperHalf[byte - 0x80]);
});
test.run();

import { labelToName } from '@exodus/bytes/encoding-lite.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encodingInDocument, encodingNames, encodingOfLabel } from '../../src/encoding/label.js';
import { readShared } from '../shared-folder.js';
test('labels mean what they mean to browsers', () => {
    const meanings = {
        'iso-8859-1': 'windows-1252', latin1: 'windows-1252', ascii: 'windows-1252', 'us-ascii': 'windows-1252',
        gb2312: 'gbk', gb18030: 'gb18030', sjis: 'shift_jis', 'windows-31j': 'shift_jis', ks_c_5601: undefined, 'ks_c_5601-1987': 'euc-kr',
        'big5-hkscs': 'big5', 'utf-16': 'utf-16le', unicodefffe: 'utf-16be', 'iso-2022-kr': 'replacement', 866: 'ibm866', 'tis-620': 'windows-874'
    };
    for (const [label, encoding] of Object.entries(meanings))
        assert.is(encodingOfLabel(label), encoding, label);
});
test('case and blanks around a label do not matter, other characters do', () => {
    assert.is(encodingOfLabel(' \t\n\f\rUTF-8 \n'), 'utf-8');
    for (const label of ['', ' ', 'utf 8', 'utf-8;', '\u00a0utf-8', '\u000butf-8', 'cp1252 x', '\u212aoi8-r', 'constructor', '__proto__'])
        assert.is(encodingOfLabel(label), undefined, JSON.stringify(label));
});
test('UTF-16 inside a document that is read byte by byte is UTF-8', () => {
    assert.equal(['utf-16', 'UTF-16BE', 'ucs-2', 'koi8-r'].map(encodingInDocument), ['utf-8', 'utf-8', 'utf-8', 'koi8-r']);
});
test('the library that decodes knows every name and means the same by it', () => {
    assert.is(encodingNames().length, 40);
    for (const name of encodingNames())
        assert.is(labelToName(name)?.toLowerCase(), name);
});
const list = readShared('standards/encodings.json', 'the 228 labels against the list of the standard');
if (list !== undefined) {
    const groups = JSON.parse(list);
    const encodings = groups.flatMap((group) => group.encodings);
    test('all labels of the standard, and only they, resolve as in its list', () => {
        const labels = encodings.flatMap(({ name, labels }) => labels.map((label) => [label, name.toLowerCase()]));
        assert.is(labels.length, 228);
        for (const [label, name] of labels) {
            assert.is(encodingOfLabel(label), name, label);
            assert.is(encodingOfLabel(label.toUpperCase()), name, label);
        }
        assert.equal(encodingNames().toSorted(), encodings.map(({ name }) => name.toLowerCase()).toSorted());
        // The library stands for those labels that are ours beyond the list, of which there are none.
        for (const [label] of labels)
            for (const other of [`x${label}`, `${label}0`])
                assert.is(encodingOfLabel(other), labelToName(other)?.toLowerCase(), other);
    });
}
test.run();

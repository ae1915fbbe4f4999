import { encodingOfLabel } from '../encoding/label.js';
import { standardTableNames } from '../encoding/tables.js';
import { didYouMean } from '../lint/nearest-name.js';
/** Says what is wrong with the label of an encoding, as a sentence for the user; undefined when the standard knows it. */
export function faultOfLabel(label) {
    const encoding = encodingOfLabel(label);
    // The standard maps a few dangerous labels to `replacement`, which reads nothing.
    if (encoding !== undefined && encoding !== 'replacement')
        return undefined;
    const known = didYouMean(label, [...standardTableNames, ...otherNames]) || ' Known are the labels of the Encoding Standard: https://encoding.spec.whatwg.org/#names-and-labels.';
    return `Unknown encoding "${label}".${known}`;
}
const otherNames = ['utf-8', 'utf-16le', 'utf-16be', 'gbk', 'gb18030', 'big5', 'shift_jis', 'euc-jp', 'iso-2022-jp', 'euc-kr'];

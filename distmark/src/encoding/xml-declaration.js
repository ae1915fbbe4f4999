import { isomorphicText } from './ascii.js';
import { encodingInDocument } from './label.js';
const greaterThan = 0x3e;
/** Bytes in which an XML declaration ends. */
const longestDeclaration = 1024;
const wideStarts = [
    { encoding: 'utf-16le', bytes: [0x3c, 0, 0x3f, 0, 0x78, 0] },
    { encoding: 'utf-16be', bytes: [0, 0x3c, 0, 0x3f, 0, 0x78] }
];
/** Tells UTF-16 without a mark by `<?x` at the start of XML and of pages. Source: as `xmlDeclaration`. */
export function unmarkedXml(bytes) {
    const encoding = wideStarts.find((wide) => wide.bytes.every((byte, index) => bytes[index] === byte))?.encoding;
    return encoding === undefined ? undefined : { label: encoding, encoding, span: { start: 0, end: 6 }, source: `<?xml in ${encoding.toUpperCase()}`, isLate: false };
}
/**
 * Reads `<?xml ... encoding="..."?>` at the very start of bytes that are not in UTF-16.
 * Source: https://html.spec.whatwg.org/#concept-get-xml-encoding-when-sniffing and https://www.w3.org/TR/xml/#sec-guessing.
 */
export function xmlDeclaration(bytes) {
    const head = bytes.subarray(0, longestDeclaration);
    const text = isomorphicText(head, 0, Math.max(head.indexOf(greaterThan), 0));
    const word = text.startsWith('<?xml') ? text.indexOf('encoding') : -1;
    if (word < 0)
        return undefined;
    const found = /^encoding[\0- ]*=[\0- ]*(["'])/.exec(text.slice(word));
    if (found === null)
        return undefined;
    const start = word + found[0].length;
    const end = text.indexOf(found[1] ?? '', start);
    const label = text.slice(start, end);
    if (end < 0 || /[\0- ]/.test(label))
        return undefined;
    return { label, encoding: encodingInDocument(label), span: { start, end }, source: '<?xml encoding>', isLate: false };
}

import { decodeAs } from '../encoding/decode.js';
import { documentDeclarations } from '../encoding/document-declarations.js';
import { encodingOfLabel } from '../encoding/label.js';
import { countRespelt } from '../encoding/respelling.js';
import { isCertain } from '../mojibake/candidate.js';
import { applyEdits } from './edit.js';
import { codePointName } from './shown.js';
/**
 * Writes a document that is not read as UTF-8 again as UTF-8 without a mark, and corrects what it declares. Done only where
 * the encoding is declared or certain, all of the file can be read, and the old encoding can write the same text.
 */
export function reencodingOf(document) {
    const { bytes, decision } = document;
    const doubt = doubtOf(document);
    if (doubt !== undefined)
        return { refusal: doubt };
    const { mark } = decision;
    const encoding = (isDetected(document) ? document.candidates[0]?.encoding : undefined) ?? decision.encoding;
    const body = bytes.subarray(mark.end);
    const text = decodeAs(encoding, body);
    if (text.includes('\ufffd'))
        return { refusal: `it holds bytes that ${encoding} cannot read, or U+FFFD` };
    const [privateUse] = /\p{Co}/u.exec(text) ?? [];
    if (privateUse !== undefined)
        return { refusal: `it holds the private-use character ${codePointName(privateUse)}, which means something only to the programs of its author` };
    const respelt = countRespelt(encoding, body, text);
    if (respelt === undefined)
        return { refusal: `${encoding} would write its text with other characters` };
    const utf8 = new TextEncoder().encode(text);
    return { edit: { span: { start: 0, end: bytes.length }, replacement: withTrueDeclarations(utf8, document.path), tier: 'unsafe' }, respelt };
}
/** Whether nothing declares the encoding of a document and its bytes leave no doubt of it. */
export function isDetected({ candidates }) {
    return isCertain(candidates);
}
/** The edit that makes a declaration inside a UTF-8 file true. */
export function correctionOf({ source, span }) {
    // As each format is usually written; none of them minds.
    const label = source.startsWith('<meta') || source.startsWith('@') ? 'utf-8' : 'UTF-8';
    return { span, replacement: new TextEncoder().encode(label), tier: 'unsafe' };
}
function doubtOf(document) {
    if (isDetected(document))
        return undefined;
    const { decision, isEditable } = document;
    const { decidedBy, encoding, conflicts, declarations } = decision;
    if (decidedBy === 'detection')
        return 'nothing says for certain which encoding it is in: name it with --encoding';
    if (isEditable)
        return 'it is UTF-8';
    if (conflicts.length > 0 && decidedBy !== 'bom' && decidedBy !== 'option')
        return 'its declarations disagree: name its encoding with --encoding';
    const decisive = declarations.find((declaration) => declaration.step === decidedBy && declaration.encoding === encoding);
    // Git would take the new bytes for the old encoding and store them damaged.
    return decisive?.source === '.gitattributes' ? 'git converts it by `working-tree-encoding` in .gitattributes: take that out first' : undefined;
}
function withTrueDeclarations(utf8, path) {
    const wrong = documentDeclarations(utf8, { path }).filter(({ label }) => ![undefined, 'utf-8'].includes(encodingOfLabel(label)));
    return applyEdits(utf8, wrong.map(correctionOf));
}

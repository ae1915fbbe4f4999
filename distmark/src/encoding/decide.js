import { byteSearch } from './byte-search.js';
import { conflictsOf } from './conflict.js';
import { readContentType } from './content-type.js';
import { documentDeclarations } from './document-declarations.js';
import { encodingOfLabel } from './label.js';
import { isWide, markOf } from './mark.js';
import { encodingOfRepositoryLabel } from './repository-label.js';
import { unmarkedUtf16 } from './unmarked-utf16.js';
import { firstFault } from './utf8.js';
/**
 * Decides which encoding `bytes` are in, as a browser does: by the mark, then by what the user insists on, by the header
 * they came with, by what the repository declares, by what the document declares where browsers look for it; then whether
 * they are valid UTF-8. A `<meta>` that stands too late for browsers still counts for more than nothing at all. Bytes that
 * nothing explains are left to detection, with `utf-8` for their encoding.
 *
 * Never throws: a label that the standard does not know, or that it maps to `replacement`, which reads nothing, is kept as
 * a declaration and decides nothing. A file that can hold no declaration costs one pass that checks its UTF-8.
 */
export function decide(bytes, options = {}) {
    const mark = markOf(bytes);
    const markLength = mark?.bytes.length ?? 0;
    const declarations = declarationsOf(bytes, markLength, options);
    const decisive = declarations.find((declaration) => canDecide(declaration) && !declaration.isLate);
    const fault = mark !== undefined && isWide(mark.encoding) || byteSearch.isUtf8(bytes) ? undefined : firstFault(bytes, markLength);
    const settled = (encoding, decidedBy, by) => ({
        encoding,
        decidedBy,
        mark: { start: 0, end: markLength },
        declarations,
        conflicts: conflictsOf(declarations, { bytes, markLength, encoding, decisive: by, isUtf8: fault === undefined && !isWide(mark?.encoding ?? '') }),
        fault: encoding === 'utf-8' ? fault : undefined
    });
    if (mark !== undefined)
        return settled(mark.encoding, 'bom', 'mark');
    if (decisive?.encoding !== undefined)
        return settled(decisive.encoding, decisive.step, decisive);
    const wide = unmarkedUtf16(bytes);
    if (wide !== undefined)
        return settled(wide, 'detection', undefined);
    if (fault === undefined)
        return settled('utf-8', 'valid-utf-8', undefined);
    const late = declarations.find(canDecide);
    if (late?.encoding !== undefined)
        return settled(late.encoding, late.step, late);
    return settled('utf-8', 'detection', undefined);
}
function canDecide({ encoding }) {
    return encoding !== undefined && encoding !== 'replacement';
}
function declarationsOf(bytes, markLength, { encoding, contentType, declared, path }) {
    const header = contentType === undefined ? undefined : readContentType(contentType);
    const inDocument = documentDeclarations(bytes.subarray(markLength), { path, mediaType: header?.essence });
    return [
        ...(encoding === undefined ? [] : [outside('option', { label: encoding, source: '--encoding' })]),
        ...(header?.charset === undefined ? [] : [outside('transport', { label: header.charset, source: 'Content-Type header' })]),
        ...(typeof declared === 'string' ? [{ label: declared, source: 'repository' }] : declared ?? []).map((label) => outside('repository', label)),
        ...inDocument.map((written) => ({ ...written, step: 'document', span: { start: written.span.start + markLength, end: written.span.end + markLength } }))
    ];
}
function outside(step, { label, source }) {
    const encoding = step === 'repository' ? encodingOfRepositoryLabel(label) : encodingOfLabel(label);
    return { step, label, source, encoding, span: undefined, isLate: false };
}

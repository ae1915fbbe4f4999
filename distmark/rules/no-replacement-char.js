import { faultAt, sequenceLength } from '../src/encoding/utf8.js';
import { byteOffsetAfter } from '../src/lint/place.js';
import { isCode } from '../src/lint/quotation.js';
import { defineRule } from '../src/lint/rule.js';
import { shown, shownBytes } from '../src/lint/shown.js';
import { findMisreadReplacements } from '../src/mojibake/lost-text.js';
import { Trigger } from '../src/mojibake/trigger.js';
const advice = 'The character that stood here is lost; only an older copy of the text has it. `--fix` never touches it.';
/** Text that names the character on purpose, in the spellings of prose, of code and of markup. */
const naming = /U\+FFFD|\\u\{?FFFD|\\xEF\\xBF\\xBD|&#x0*FFFD;|&#0*65533;|%EF%BF%BD|replacement character/i;
export default defineRule({
    id: 'no-replacement-char',
    summary: 'Disallow U+FFFD and bytes that can only become U+FFFD.',
    why: 'A decoder writes U+FFFD where it could not read bytes. The text that stood there is gone, and the file looks fine to every later program. ' +
        'The rule finds the character itself, U+FFFD that was misread once more, and bytes that the certain encoding of the file cannot read.',
    fix: 'never',
    severity: 'error',
    triggers: Trigger.replacement | Trigger.badByte | Trigger.fragment | Trigger.reversible,
    options: { type: 'object', additionalProperties: false, properties: {} },
    sources: ['https://www.unicode.org/versions/latest/core-spec/chapter-5/#G40630', 'https://encoding.spec.whatwg.org/#replacement'],
    check(document, context) {
        for (const line of document.suspects(this.triggers)) {
            if ((line.triggers & Trigger.badByte) !== 0)
                checkBytes(document, context, line);
            if ((line.triggers & Trigger.replacement) !== 0)
                checkCharacter(document, context, line);
            checkMisread(document, context, line);
        }
    }
});
/** U+FFFD as a character of the file. */
function checkCharacter(document, context, line) {
    const offsets = findBytes(document.utf8, line, [0xef, 0xbf, 0xbd]);
    const spans = offsets.map((start) => ({ start, end: start + 3 }));
    const text = document.text(line.span);
    const { isQuoted, told } = withoutQuoted(context, text, spans);
    const span = told[0];
    if (span === undefined)
        return;
    const isDecoded = !document.isEditable;
    context.report({
        span,
        reason: `Unexpected U+FFFD${told.length > 1 ? ` (${told.length} on this line)` : ''}, expected the character that was lost`,
        note: `${isDecoded ? `The file was read as ${document.decision.encoding}: bytes that this encoding cannot read became U+FFFD here, or the character stands in the file.` : 'U+FFFD stands in the file: a decoder wrote it before the file was saved.'}\n${advice}`,
        actual: '\ufffd',
        ...(isQuoted ? { severity: 'info' } : {})
    });
}
/** U+FFFD that was misread through a table or a multi-byte encoding. */
function checkMisread(document, context, line) {
    const text = document.text(line.span);
    const { utf8 } = document;
    let codeUnits = 0;
    let end = line.span.start;
    const found = findMisreadReplacements(text).map((lost) => {
        const start = byteOffsetAfter(utf8, end, lost.range.start - codeUnits);
        end = byteOffsetAfter(utf8, start, lost.range.end - lost.range.start);
        codeUnits = lost.range.end;
        return { ...lost, start, end };
    });
    const { isQuoted, told } = withoutQuoted(context, text, found);
    const first = told[0];
    if (first === undefined)
        return;
    const actual = text.slice(first.range.start, first.range.end);
    context.report({
        span: { start: first.start, end: first.end },
        reason: `Unexpected \`${shown(actual)}\` (U+FFFD misread through ${first.encodings.join(', ')})${told.length > 1 ? `, ${told.length} on this line` : ''}, expected the character that was lost`,
        note: `These are the bytes ${shownBytes(first.bytes)} of U+FFFD, read as ${first.encodings[0] ?? ''}.\n${advice}`,
        actual,
        tables: first.encodings,
        ...(first.encodings.length > 0 && first.bytes.length === 3 ? { pairs: [{ found: actual, bytes: first.bytes, expected: '\ufffd', foundStart: first.range.start, expectedStart: first.range.start }] } : {}),
        ...(isQuoted ? { severity: 'info' } : {})
    });
}
/** Bytes that the encoding of the file cannot read, where that encoding is certain. */
function checkBytes(document, context, line) {
    if (!document.isEditable || document.decision.decidedBy === 'valid-utf-8' || document.decision.decidedBy === 'detection')
        return;
    const { utf8 } = document;
    for (let offset = line.span.start; offset < line.span.end;) {
        const length = sequenceLength(utf8, offset, utf8.length);
        if (length > 0) {
            offset += length;
            continue;
        }
        const fault = faultAt(utf8, offset);
        context.report({
            span: { start: offset, end: offset + fault.length },
            reason: `Unexpected byte${fault.length > 1 ? 's' : ''} ${shownBytes(utf8.subarray(offset, offset + fault.length))} (${fault.kind}), expected UTF-8`,
            note: `The file is UTF-8, as ${document.decision.decidedBy === 'bom' ? 'its mark' : 'its declaration'} says, and a reader puts U+FFFD here.\nWrite the character again, or save the file as UTF-8. \`--fix\` never touches it.`
        });
        return;
    }
}
/** What a line is told about: the characters outside code, or all of them where it names or quotes every one. */
function withoutQuoted(context, text, found) {
    if (found.length === 0 || naming.test(text))
        return { isQuoted: true, told: found };
    const lost = found.filter((span) => !isCode(context.scopeOf(span)));
    return lost.length === 0 ? { isQuoted: true, told: found } : { isQuoted: false, told: lost };
}
/** Byte offsets at which `wanted` stands in a line. */
function findBytes(utf8, line, wanted) {
    const found = [];
    for (let offset = line.span.start; offset <= line.span.end - wanted.length; offset++) {
        if (wanted.every((byte, index) => utf8[offset + index] === byte))
            found.push(offset);
    }
    return found;
}

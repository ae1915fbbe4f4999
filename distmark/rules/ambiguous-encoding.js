import { tellingCharacter } from '../src/encoding/label-meaning.js';
import { isWide } from '../src/encoding/mark.js';
import { firstFault } from '../src/encoding/utf8.js';
import { utf8VariantAt } from '../src/encoding/utf8-variant.js';
import { differingReadings } from '../src/lint/differing-readings.js';
import { gainInWords, layersInWords, misreadingInWords, quoted, tablesOf } from '../src/lint/reading-words.js';
import { correctionOf, isDetected, reencodingOf } from '../src/lint/reencoding.js';
import { defineRule } from '../src/lint/rule.js';
import { shiftIn } from '../src/lint/shift.js';
import { codePointName, shown, shownBytes } from '../src/lint/shown.js';
import { bytesToRead, isMostlyUtf8 } from '../src/mojibake/bad-bytes.js';
import { byteReadingsOf } from '../src/mojibake/byte-reading.js';
import { Trigger } from '../src/mojibake/trigger.js';
const start = { start: 0, end: 0 };
export default defineRule({
    id: 'ambiguous-encoding',
    summary: 'Disallow files whose encoding is not certain, and damage that tables explain differently.',
    why: 'A file that is not UTF-8 and says nothing about itself is read differently by every program, and so is one whose declarations disagree. The rule names the first byte or label that gives it away and the encodings that explain it. ' +
        'It also lists the readings of a damaged line where several tables give different texts about as likely, since only its author knows which is meant.',
    fix: 'unsafe',
    severity: 'warning',
    triggers: Trigger.badByte | Trigger.reversible | Trigger.c1 | Trigger.multiByte | Trigger.legacy | Trigger.shift,
    options: {
        type: 'object',
        additionalProperties: false,
        properties: {
            'require': {
                type: 'string',
                enum: ['declared', 'utf-8'],
                description: 'What the repository expects of a file that is not UTF-8: that its encoding is declared (by a mark, a header, the repository or the file itself), or that it is not there.',
                default: 'declared'
            }
        }
    },
    sources: ['https://encoding.spec.whatwg.org/#names-and-labels', 'https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding'],
    check(document, context) {
        for (const conflict of document.decision.conflicts)
            reportConflict(document, context, conflict);
        checkDeclared(document, context);
        checkBytes(document, context);
        checkShift(document, context);
        const { tables } = optionsOfDamage(context);
        for (const line of document.suspects(Trigger.reversible | Trigger.c1 | Trigger.multiByte | Trigger.legacy)) {
            if (document.verdictKindOf(line, tables) !== 'ambiguous')
                continue;
            const verdict = document.verdictOf(line, tables);
            if (verdict.kind === 'ambiguous')
                reportReadings(document, context, line, verdict);
        }
    }
});
/** A declaration that something stronger contradicts. */
function reportConflict(document, { report }, { declaration, against, expected }) {
    const { span, label, source, encoding } = declaration;
    // Such a file should be UTF-8 and has a mark of UTF-16, which `no-bom` reports.
    if (encoding === 'utf-8' && against === 'mark' && isWide(expected))
        return;
    const isWrongHere = against === 'bytes' && document.isEditable;
    const why = against === 'bytes' ? 'the file is valid UTF-8' : `${against === 'mark' ? 'the byte order mark' : `\`${against.label}\` (${against.source})`} comes first`;
    report({
        span: span === undefined ? start : document.spanInText(span),
        reason: `Unexpected encoding \`${shown(label)}\` (${source}), expected \`${expected}\`: ${why}`,
        note: isWrongHere
            ? `The file is read as UTF-8 all the same: other text is hardly ever valid UTF-8 by chance.\n${span === undefined ? 'Correct the declaration, or save the file in the encoding that it names.' : '`--fix --unsafe-fixes` corrects the declaration; or save the file in the encoding that it names.'}`
            : `The file is read as ${expected}. Programs that go by the other declaration see other text: correct the one that is wrong.`,
        ...(isWrongHere && span !== undefined ? { edit: correctionOf({ source, span }) } : {})
    });
}
/** What can be wrong with a declaration that nothing contradicts. */
function checkDeclared(document, context) {
    const { decidedBy, encoding, declarations, conflicts, mark } = document.decision;
    const decisive = declarations.find((declaration) => declaration.step === decidedBy && declaration.encoding === encoding);
    const late = declarations.find((declaration) => declaration.isLate && declaration.encoding !== undefined);
    const isLateAlone = late !== undefined && (decisive === late || decidedBy === 'valid-utf-8' || decidedBy === 'detection');
    if (isLateAlone && conflicts.length === 0)
        reportLate(document, context, late);
    if (document.isEditable)
        return;
    if (decisive !== undefined)
        reportMeaning(document, context, decisive);
    if (decidedBy === 'detection')
        reportUnmarked(document, context);
    else if (context.options.require === 'utf-8' && !(isWide(encoding) && mark.end > 0))
        reportNotUtf8(document, context, decisive);
}
function reportLate(document, { report }, { source, label, span }) {
    report({
        span: document.spanInText(span ?? start),
        reason: `Unexpected \`${shown(label)}\` (${source}) after the first 1024 bytes, expected it within them`,
        note: 'Browsers look for the encoding in the first 1024 bytes: a page that names it later is read twice, or wrongly.\nMove the element to the start of the head.'
    });
}
/** A label that means more on the web than its name says, in a file that goes beyond what the name says. */
function reportMeaning(document, { report }, { label }) {
    const { bytes, decision } = document;
    const isWhole = document.suspects(Trigger.replacement).length === 0;
    const found = isWhole ? tellingCharacter(bytes, { label, encoding: decision.encoding }) : undefined;
    if (found === undefined)
        return;
    const span = document.spanInText(found.span);
    const character = document.text(span);
    report({
        span,
        reason: `Unexpected ${bytesInWords(bytes, found.span)} under the label \`${shown(label)}\`, expected ${found.plainLabel === undefined ? 'UTF-8' : `the label \`${found.plainLabel}\``}: browsers read ${quoted(character)} (${codePointName(character)}), others ${found.elsewhere}`,
        note: `On the web the label means ${decision.encoding}. Programs that take it for ${found.strict}, as its name says, read such bytes otherwise.\n` +
            `${found.plainLabel === undefined ? 'No label means the same to all: save' : 'Write the label that is meant, or save'} the file as UTF-8: \`--fix --unsafe-fixes\`.`
    });
}
function reportUnmarked({ decision }, { report }) {
    const name = decision.encoding.toUpperCase();
    report({
        span: start,
        reason: `Unexpected ${name} without a byte order mark, expected UTF-8`,
        note: `Its NULs are halves of code units, and read as ${name} it is text. Nothing says so: most programs take the file for a binary one.\nSave it as UTF-8, or name its encoding: \`--encoding ${decision.encoding} --fix --unsafe-fixes\` writes it as UTF-8.`
    });
}
/** What `require: "utf-8"` asks for. */
function reportNotUtf8(document, { report }, declaration) {
    const result = reencodingOf(document);
    const respelt = 'edit' in result && result.respelt > 0 ? ` ${result.respelt} of its characters are spelt as no encoder spells them: the old bytes cannot be made again from the text.` : '';
    report({
        span: declaration?.span === undefined ? start : document.spanInText(declaration.span),
        reason: `Unexpected encoding \`${document.decision.encoding}\`, expected \`utf-8\``,
        note: `The option \`require\` asks for UTF-8. The file is declared to be in another encoding${declaration === undefined ? '' : ` (${declaration.source})`}.\n${'edit' in result ? `\`--fix --unsafe-fixes\` writes it again as UTF-8 and corrects what it declares.${respelt}` : `It is not written again, since ${result.refusal}.`}`,
        ...('edit' in result ? { edit: result.edit } : {})
    });
}
/** Undeclared bytes that are not UTF-8: one finding for the file, or one for each such line when the rest is UTF-8. */
function checkBytes(document, context) {
    if (document.decision.decidedBy !== 'detection' || !document.isEditable)
        return;
    const bad = document.suspects(Trigger.badByte);
    const isMixed = isMostlyUtf8(document.utf8);
    for (const line of isMixed ? bad : bad.slice(0, 1)) {
        const fault = firstFault(document.utf8, line.span.start, line.span.end);
        if (fault !== undefined)
            reportBytes(document, context, line, { fault, isMixed, others: isMixed ? 0 : bad.length - 1 });
    }
}
function reportBytes(document, { report }, line, { fault, isMixed, others }) {
    const variant = utf8VariantAt(document.utf8, fault.byteOffset);
    const span = { start: fault.byteOffset, end: fault.byteOffset + (variant?.length ?? fault.length) };
    // A sequence that was cut is UTF-8 with bytes missing, and a pair of surrogates is a character: no other encoding explains them.
    const isExplained = (fault.kind === 'cut' && fault.length > 1) || variant?.kind === 'cesu-8';
    const read = bytesToRead(document.utf8, line.span, { byteOffset: span.start, isMixed });
    const readings = isExplained ? [] : byteReadingsOf(read, isMixed ? undefined : document.candidates).slice(0, 3);
    const isCertain = !isExplained && !isMixed && isDetected(document);
    const reencoding = isCertain ? reencodingOf(document) : undefined;
    const character = variant === undefined ? '' : String.fromCodePoint(variant.codePoint);
    const what = variant !== undefined ? `${quoted(character)} (${codePointName(character)}) ${variantWords[variant.kind]}` : fault.kind === 'cut' && fault.length === 1 ? 'a lead byte with nothing behind it' : faultWords[fault.kind];
    const unknown = document.decision.declarations.map(({ label, source }) => `Its label \`${shown(label)}\` (${source}) is none that browsers read.`);
    report({
        span,
        reason: `Unexpected ${bytesInWords(document.utf8, span)} (${what}), expected UTF-8${readings[0] === undefined ? '' : `; the line reads as ${readings.map(({ encoding }) => encoding).join(' or ')}`}`,
        note: [
            ...readings.map(({ encoding, text }) => `as ${encoding}: ${quoted(text.trim())}`),
            ...unknown,
            others > 0 ? `${others} more line${others > 1 ? 's hold' : ' holds'} bytes that are not UTF-8.` : 'Every such line is judged alone: the other lines of the file may be in another encoding.',
            reencoding === undefined
                ? 'No mark and no option says which encoding the file is in: save it as UTF-8 from the program that made it, or name its encoding with `--encoding`.'
                : `No mark and no option says which encoding the file is in, but its text leaves no doubt. ${'edit' in reencoding ? '`--fix --unsafe-fixes` writes it again as UTF-8.' : `It is not written again, since ${reencoding.refusal}.`}`
        ].join('\n'),
        ...(reencoding !== undefined && 'edit' in reencoding ? { edit: reencoding.edit } : {})
    });
}
const faultWords = {
    stray: 'no UTF-8 sequence begins so',
    cut: 'a UTF-8 sequence that ends too early',
    overlong: 'an overlong form',
    surrogate: 'half of a surrogate pair, as in CESU-8',
    'beyond-range': 'beyond U+10FFFF'
};
const variantWords = { 'cesu-8': 'as CESU-8 spells it', overlong: 'in an overlong form' };
function bytesInWords(bytes, span) {
    return `byte${span.end - span.start > 1 ? 's' : ''} ${shownBytes(bytes.subarray(span.start, span.end))}`;
}
/** Text of seven bits that is no ASCII. */
function checkShift(document, { report }) {
    const shift = shiftIn(document);
    if (shift === undefined)
        return;
    const { encoding, span, text } = shift;
    const [sample = ''] = text?.split(/\r\n?|\n/).filter((line) => /[^\0-\x7f]/.test(line)) ?? [];
    report({
        span,
        reason: `Unexpected ${bytesInWords(document.utf8, span)} (a shift to other characters, as in ${encoding.toUpperCase()}), expected UTF-8`,
        note: `${sample === '' ? '' : `as ${encoding}: ${quoted(sample.trim())}\n`}All bytes are ASCII, so every program shows the file as ASCII, and only one that knows ${encoding.toUpperCase()} shows its text.\nSave it as UTF-8 from the program that made it${encoding === 'iso-2022-jp' ? ', or use `--encoding iso-2022-jp --fix --unsafe-fixes`' : ''}.`
    });
}
/** Readings that differ and are about as likely: all are listed, none is made. */
function reportReadings(document, context, line, verdict) {
    const { readings } = verdict;
    const { allow, code } = optionsOfDamage(context);
    const differing = differingReadings(document, line, verdict, { allow, isCodeProse: code === 'fix', scopeOf: context.scopeOf });
    if (differing === undefined || (differing.quotation?.isCode === true && code === 'skip'))
        return;
    const { damage, texts, quotation } = differing;
    context.report({
        span: damage.span,
        reason: `Unexpected ${quoted(damage.actual)}, expected one of ${readings.map((reading, index) => `${quoted(texts[index])} (${misreadingInWords(reading.layers)})`).join(', ')}`,
        note: [
            ...readings.map((reading, index) => `${quoted(texts[index])}: ${layersInWords(reading.layers)}, gain ${gainInWords(reading.gain)}`),
            'These readings are all proved and about as likely, so `--fix` leaves the line.',
            'Put it right by hand, or leave out the tables that your text never went through with the option `tables` of `no-mojibake`.'
        ].join('\n'),
        actual: damage.actual,
        expected: texts,
        tables: [...new Set(readings.flatMap(tablesOf))],
        gain: readings[0].gain,
        ...(quotation === undefined ? {} : { severity: 'info', refusal: quotation.refusal })
    });
}
/** The options that decide for both rules what damage is. */
function optionsOfDamage(context) {
    const { tables, allow, code } = context.optionsOf('no-mojibake');
    return { tables: tables ?? { add: [], remove: [] }, allow: allow ?? [], code: code ?? 'report' };
}

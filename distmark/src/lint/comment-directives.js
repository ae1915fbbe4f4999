import { byteText, lineAround } from './byte-line.js';
import { namedRules } from './directive.js';
import { nearestName } from './nearest-name.js';
/**
 * Finds the directives in a UTF-8 text of any format: comments whose first word is `mojilint-disable-next-line` or the like.
 *
 * A comment begins with `<!--` or `/*`, but not behind a quotation mark or a backtick, which spares text about directives;
 * with `#`, `//` or `;` after a blank or at the start of a line, which spares URLs and entities; with `%`, behind a letter as
 * well, as TeX has it, but no backslash; and with `--` or `..` at the start of a line, which spares dashes and dots of prose.
 *
 * One search for a letter when there is none. Never throws.
 */
export function findDirectives(utf8) {
    const asked = [];
    const misspelt = [];
    let line = { start: 0, end: 0, next: 0 };
    for (let j = utf8.indexOf(letterJ); j >= 0; j = utf8.indexOf(letterJ, j + 1)) {
        const start = j - 2;
        if (!startsWith(utf8, start, prefix))
            continue;
        if (start >= line.next || start < line.start)
            line = lineAround(utf8, start);
        const comment = readComment(utf8, start, line);
        if (comment === undefined)
            continue;
        const directive = directiveOf(comment, line, utf8);
        if (directive !== undefined)
            asked.push(directive);
        else {
            // What other linters call it.
            const guess = comment.name.replace(/^ignore/, 'disable');
            const name = names.includes(guess) ? guess : nearestName(guess, names);
            if (name !== undefined)
                misspelt.push({ written: prefix + comment.name, nearest: prefix + name, span: comment.span });
        }
    }
    return { asked, misspelt };
}
const prefix = 'mojilint-';
const letterJ = 0x6a;
// The longer first: `disable-nextline` begins like `disable` as well.
const names = ['disable-next-line', 'disable-line', 'disable-file', 'disable', 'enable'];
/** Most bytes in which the end of a comment is looked for; the ids of all rules take fewer. */
const mostBytes = 1000;
/** Most bytes between the sign of a comment and its first word. */
const mostBlanks = 64;
// The text before a directive, a character a byte: a mark of three bytes may stand at the start of the file.
const opener = /(?:(?<![`"'])(?:<!--|\/\*+)|(?<!\\)%+|(?:^|[ \t]|^\u00ef\u00bb\u00bf)(?:#+|\/\/+|;+)|^(?:\u00ef\u00bb\u00bf)?[ \t]*(?:--|\.\.))[ \t]*$/;
function readComment(utf8, start, line) {
    const isCut = start - mostBlanks > line.start;
    const before = (isCut ? '\0' : '') + byteText(utf8, { start: isCut ? start - mostBlanks : line.start, end: start });
    const sign = opener.exec(before)?.[0].trim();
    if (sign === undefined)
        return undefined;
    const nameStart = start + prefix.length;
    const text = byteText(utf8, { start: nameStart, end: Math.min(line.end, nameStart + mostBytes) });
    const close = sign.startsWith('<') ? text.indexOf('-->') : sign.startsWith('/*') ? text.indexOf('*/') : -1;
    const [name] = /^[a-z]+(?:-[a-z]+)*(?![^\t ,])/.exec(close < 0 ? text : text.slice(0, close)) ?? [];
    if (name === undefined)
        return undefined;
    return { name, span: { start, end: nameStart + name.length }, end: close < 0 ? line.end : nameStart + close };
}
function directiveOf({ name, span, end }, line, utf8) {
    if (!names.includes(name))
        return undefined;
    const rules = namedRules(utf8, { start: span.end, end });
    return {
        action: name === 'enable' ? 'enable' : 'disable',
        span: { start: span.start, end: rules.at(-1)?.span.end ?? span.end },
        region: regionOf(name, line, utf8),
        rules
    };
}
function regionOf(name, line, utf8) {
    if (name === 'disable-file')
        return { start: 0, end: Infinity };
    if (name === 'disable-line')
        return { start: line.start, end: line.next };
    if (name !== 'disable-next-line')
        return undefined;
    // Nothing lies on the line after the last, which begins beyond all bytes.
    return { start: line.next, end: lineAround(utf8, line.next).next };
}
function startsWith(utf8, start, word) {
    for (let index = 0; index < word.length; index++)
        if (utf8[start + index] !== word.charCodeAt(index))
            return false;
    return true;
}

const LF = 0x0a;
const CR = 0x0d;
/** Returns where the line that holds `from` ends: the code unit of its line end, or the text's length. */
export function lineEndFrom(text, from) {
    let at = from;
    while (at < text.length) {
        const unit = text.charCodeAt(at);
        if (unit === LF || unit === CR)
            break;
        at++;
    }
    return at;
}
/** Returns where the line after `lineEnd` starts; `\r\n` is one line end. The text's length when there is no line end. */
export function afterLineEnd(text, lineEnd) {
    if (lineEnd >= text.length)
        return text.length;
    const isPair = text.charCodeAt(lineEnd) === CR && text.charCodeAt(lineEnd + 1) === LF;
    return lineEnd + (isPair ? 2 : 1);
}
/** Returns the code unit at which each line starts, the first one at 0; a text that ends in a line end has an empty last line. */
export function lineStartsOf(text) {
    const starts = [0];
    for (let end = lineEndFrom(text, 0); end < text.length;) {
        const start = afterLineEnd(text, end);
        starts.push(start);
        end = lineEndFrom(text, start);
    }
    return starts;
}
/** Tells whether a code unit ends a line, alone or as half of `\r\n`. */
export function isLineEnd(unit) {
    return unit === LF || unit === CR;
}

/*
 * Reads TypeScript just far enough to tell code from comments, strings and regular expressions.
 */
/** Takes comments and literals out of a source. Never throws; what is not closed ends with the source. */
export function readSource(source) {
    const strings = [];
    // One entry an open `${`: the number of braces open inside it.
    const templates = [];
    let code = '';
    let at = 0;
    while (at < source.length) {
        const rest = source.slice(at, at + 2);
        const character = source.charAt(at);
        if (rest === '//')
            at = endOf('\n', at);
        else if (rest === '/*') {
            at = endOf('*/', at + 2) + 2;
            code += ' ';
        }
        else if (character === "'" || character === '"')
            takeString(character);
        else if (character === '`')
            takeTemplate();
        else if (character === '/' && startsRegExp(code))
            takeRegExp();
        else if (character === '}' && templates.at(-1) === 0) {
            templates.pop();
            code += '+';
            takeTemplate();
        }
        else {
            if (templates.length && character === '{')
                templates.push((templates.pop() ?? 0) + 1);
            if (templates.length && character === '}')
                templates.push((templates.pop() ?? 0) - 1);
            code += character;
            at++;
        }
    }
    return { code, strings };
    function endOf(mark, from) {
        const index = source.indexOf(mark, from);
        return index < 0 ? source.length : index;
    }
    function keep(from, to) {
        code += `"${strings.push(source.slice(from, to)) - 1}"`;
    }
    function takeString(quote) {
        const from = ++at;
        while (at < source.length && source[at] !== quote && source[at] !== '\n')
            at += source[at] === '\\' ? 2 : 1;
        keep(from, at++);
    }
    /** Takes a piece of a template: from its backtick or the end of a `${}` to the next `${` or backtick. */
    function takeTemplate() {
        const from = ++at;
        while (at < source.length && source[at] !== '`' && source.slice(at, at + 2) !== '${')
            at += source[at] === '\\' ? 2 : 1;
        keep(from, at);
        if (source[at] === '$') {
            templates.push(0);
            code += '+';
            at++;
        }
        at++;
    }
    function takeRegExp() {
        let isInClass = false;
        for (at++; at < source.length && source[at] !== '\n' && (isInClass || source[at] !== '/'); at++) {
            if (source[at] === '\\')
                at++;
            else if (source[at] === '[')
                isInClass = true;
            else if (source[at] === ']')
                isInClass = false;
        }
        code += ' 0 ';
        at++;
        while (/[a-z]/.test(source.charAt(at)))
            at++;
    }
}
/** Whether a slash after this code opens a regular expression: a division stands after a value only. */
function startsRegExp(code) {
    const before = code.trimEnd();
    return !/[\w$"')\]}]$/.test(before) || /(?<![\w$.])(?:return|typeof|case|in|of|void|delete|await|yield|else|do)$/.test(before);
}

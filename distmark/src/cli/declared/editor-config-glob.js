/**
 * Makes a pattern of a section of `.editorconfig` into a test for paths relative to that file, with slashes. What does not
 * close is taken as it stands; a set whose range runs backwards holds for nothing. Never throws.
 * Source: https://spec.editorconfig.org/#glob-expressions.
 */
export function editorConfigMatcher(glob) {
    const slash = glob.indexOf('/');
    const source = translate(slash === 0 ? glob.slice(1) : glob);
    // Without a slash it holds at any depth.
    const expression = expressionOf(`^${slash < 0 ? '(?:.*/)?' : ''}${source.text}$`);
    return (relativePath) => {
        const found = expression?.exec(relativePath) ?? null;
        return found !== null && source.ranges.every(({ least, most }, index) => isInRange(found[index + 1] ?? '', least, most));
    };
}
function expressionOf(text) {
    try {
        return new RegExp(text, 'su');
    }
    catch {
        return undefined;
    }
}
function isInRange(digits, least, most) {
    const number = Number(digits);
    return number >= least && number <= most;
}
function translate(glob) {
    const ranges = [];
    const openBraces = [];
    let text = '';
    for (let at = 0; at < glob.length; at++) {
        const rest = glob.slice(at);
        const character = glob.charAt(at);
        const numbers = /^\{([+-]?\d+)\.\.([+-]?\d+)\}/.exec(rest);
        const set = /^\[(!?)((?:\\.|[^\]\\/])+)\]/.exec(rest);
        if (character === '\\' && at + 1 < glob.length)
            text += literal(glob.charAt(++at));
        else if (rest.startsWith('/**/')) {
            text += '/(?:.*/)?';
            at += 3;
        }
        else if (rest.startsWith('**')) {
            text += '.*';
            at++;
        }
        else if (character === '*')
            text += '[^/]*';
        else if (character === '?')
            text += '[^/]';
        else if (set !== null) {
            text += `[${set[1] === '!' ? '^/' : ''}${(set[2] ?? '').replace(/\\(.)/g, '$1').replace(/[\\\]^[]/g, '\\$&')}]`;
            at += set[0].length - 1;
        }
        else if (numbers !== null) {
            const [one, other] = [Number(numbers[1]), Number(numbers[2])];
            ranges.push({ least: Math.min(one, other), most: Math.max(one, other) });
            text += '([+-]?\\d+)';
            at += numbers[0].length - 1;
        }
        else if (character === '{' && closes(rest)) {
            // Without a comma braces stand for themselves.
            const isChoice = /^\{(?:[^{}]|\{[^{}]*\})*,/.test(rest);
            openBraces.push(isChoice ? ')' : '\\}');
            text += isChoice ? '(?:' : '\\{';
        }
        else if (character === '}' && openBraces.length > 0)
            text += openBraces.pop() ?? '';
        else if (character === ',' && openBraces.at(-1) === ')')
            text += '|';
        else
            text += literal(character);
    }
    return { text, ranges };
}
function closes(rest) {
    let depth = 0;
    for (let at = 0; at < rest.length; at++) {
        const character = rest.charAt(at);
        if (character === '\\')
            at++;
        else if (character === '{')
            depth++;
        else if (character === '}' && --depth === 0)
            return true;
    }
    return false;
}
function literal(character) {
    return character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
}

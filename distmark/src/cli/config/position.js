/** Says that a configuration file is not well-formed, and where. */
export class SyntaxFault extends Error {
    place;
    constructor(message, place, options) {
        super(message, options);
        this.name = 'SyntaxFault';
        this.place = place;
    }
}
/** Line and column of a code unit offset of `text`. */
export function placeAt(text, codeUnitOffset) {
    const before = text.slice(0, codeUnitOffset).split(/\r\n|\n|\r/);
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

import { firstFault } from '../encoding/utf8.js';
/**
 * Tells whether a finding is about the bytes of a file and not about its text: its mark, what it declares of its encoding, bytes
 * that are not UTF-8, or the file as a whole, for which an empty span at its start stands.
 *
 * An editor hands over text, so only the file can be judged for such, and no edit of the text mends it.
 */
export function isAboutBytes({ span }, { utf8, decision, isEditable, spanInText }) {
    if (span.end === 0)
        return true;
    if (isEditable && span.start < decision.mark.end)
        return true;
    const isDeclaration = decision.declarations.some((declaration) => {
        if (declaration.span === undefined)
            return false;
        const { start, end } = spanInText(declaration.span);
        return start === span.start && end === span.end;
    });
    return isDeclaration || firstFault(utf8, span.start, span.end) !== undefined;
}

/** The edit that `--fix` makes of a finding, where it takes exactly the finding's place, as formats with suggestions need it. */
export function safeFixOf({ message: { fix, byteSpan } }) {
    if (fix?.tier !== 'safe')
        return undefined;
    return fix.span.start === byteSpan?.start && fix.span.end === byteSpan.end ? fix : undefined;
}

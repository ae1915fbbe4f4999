/** What keeps `--fix` from a line whose damage is proved. */
export type RefusalCause = 
/** All of the damage, or part of it, lies in code or in the destination of a link. */
'code' | 'part-in-code' | 'link' | 'part-in-link'
/** The repaired form stands beside it. */
 | 'quotation'
/** The option `allow` names part of it or all of it. */
 | 'allow'
/** U+FFFD that was misread: what stood there is lost. */
 | 'lost'
/** The file is not UTF-8. */
 | 'encoding'
/** It was bytes of another legacy encoding, and only evidence tells which. */
 | 'legacy'
/** It is written in escapes. */
 | 'escapes'
/** The reading does not lead back to the line. */
 | 'unproved'
/** The rule that reports such a line is off, or a directive disables it there. */
 | 'off' | 'directive';
/** Why `--fix` leaves a line. */
export interface Refusal {
    readonly cause: RefusalCause;
    /** For the user. */
    readonly sentence: string;
}

import type { Span } from '../encoding/span.ts';
import type { FaultKind } from '../encoding/utf8.ts';
import type { Attempt } from '../mojibake/attempt.ts';
import type { Pair } from '../mojibake/pair.ts';
import type { PartialDamage } from '../mojibake/partial.ts';
import type { ProvedReading } from '../mojibake/proved-reading.ts';
import type { RuledFinding } from './finding.ts';
import type { Refusal } from './refusal.ts';
/** What becomes of a line, and why. */
export interface Explanation {
    /** 1-based. */
    readonly lineNumber: number;
    /** The line without its line end; bytes that are not UTF-8 are U+FFFD. */
    readonly text: string;
    readonly outcome: Outcome;
    /** All readings that are proved, likely or not, likeliest first. */
    readonly readings: readonly ProvedReading[];
    /** What linting the document reports of the line, whatever the rule. */
    readonly findings: readonly RuledFinding[];
    /** The outcome in a sentence. */
    readonly summary: string;
    /** What it rests on, in sentences. */
    readonly reasons: readonly string[];
}
/** What becomes of the damage of a line, and where nothing is mended the one reason for that. */
export type Outcome = 
/** A reading is proved and likely, and `--fix` makes it. */
{
    readonly kind: 'repaired';
    readonly reading: ProvedReading;
}
/** A reading is proved and likely, and something else speaks against it. */
 | {
    readonly kind: 'left';
    readonly reading: ProvedReading;
    readonly refusal: Refusal;
}
/** Readings that differ are proved and about as likely: the best by less than `margin` nats. */
 | {
    readonly kind: 'ambiguous';
    readonly readings: readonly ProvedReading[];
    readonly margin: number;
    readonly refusal?: Refusal;
}
/** Part of the line is damaged, and something in the rest breaks the proof. */
 | {
    readonly kind: 'partial';
    readonly damage: Part;
    readonly refusal?: Refusal;
}
/** Bytes were lost. */
 | {
    readonly kind: 'lost';
    readonly losses: readonly Loss[];
    readonly damage?: Part;
    readonly refusal?: Refusal;
}
/** The damage is written in escapes. */
 | {
    readonly kind: 'escaped';
    readonly pairs: readonly Pair[];
    readonly gain: number;
    readonly refusal?: Refusal;
}
/** The line can be read otherwise, and the evidence is against it. */
 | {
    readonly kind: 'unlikely';
    readonly reading: ProvedReading;
}
/** Pieces of the line go back through tables, and no table accounts for all its characters. */
 | {
    readonly kind: 'unproved';
    readonly attempts: readonly Attempt[];
    readonly part?: Part;
}
/** No table takes any piece of the line back to UTF-8, or there is nothing beyond ASCII. */
 | {
    readonly kind: 'right';
    readonly isAscii: boolean;
}
/** Bytes of the line are not UTF-8, and nothing is said of the rest. */
 | {
    readonly kind: 'bad-bytes';
    readonly faults: readonly BadBytes[];
};
/** Damage in part of a line, or what comes nearest to it. */
export interface Part extends PartialDamage {
    /** The gain from which on damage in part is reported, in nats. */
    readonly leastGain: number;
}
/** A place where bytes are gone. */
export interface Loss {
    /** What became of the byte; `replacement`: U+FFFD stands there; `misread-replacement`: what U+FFFD became when it was misread. */
    readonly kind: NonNullable<Pair['lost']> | 'replacement' | 'misread-replacement';
    readonly found: string;
    /** UTF-16 code units of the line before it. */
    readonly foundStart: number;
}
/** Bytes that are not UTF-8. */
export interface BadBytes {
    readonly kind: FaultKind;
    readonly bytes: readonly number[];
    /** Bytes of the document's UTF-8 text. */
    readonly span: Span;
    /** 1-based, in UTF-16 code units. */
    readonly column: number;
}

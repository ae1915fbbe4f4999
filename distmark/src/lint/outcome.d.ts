import type { ProvedReading } from '../mojibake/proved-reading.ts';
import { type Body, type Verdict } from '../mojibake/verdict.ts';
import type { Document, SuspectLine, TableChoice } from './document.ts';
import type { Outcome } from './explanation.ts';
import type { RuledFinding } from './finding.ts';
import { type Silence } from './silence.ts';
/** What the lines of a document are explained by. */
export interface Judgement {
    readonly document: Document;
    readonly tables: TableChoice;
    readonly silence: Silence;
}
/** A line that was judged and linted. */
export interface JudgedLine extends Pick<SuspectLine, 'span' | 'triggers'>, Pick<Body, 'body' | 'bodyStart'> {
    readonly text: string;
    readonly verdict: Verdict;
    readonly readings: readonly ProvedReading[];
    readonly findings: readonly RuledFinding[];
}
/** Gives what becomes of a line. */
export declare function outcomeOf(line: JudgedLine, judgement: Judgement): Outcome;

import type { RuledFinding } from '../../src/lint/finding.ts';
/** Something that is asked: the linter as it was built in some folder, or another tool as it was installed in one. */
export interface ProductSource {
    readonly tool: 'mojilint' | 'ftfy' | 'rumdl';
    readonly folder: string;
}
/** A tool at work. */
export interface Product {
    /** Whether each line is judged by itself, whatever stands beside it in its file. */
    readonly isLinewise: boolean;
    /** Puts right a file of plain text, as far as the tool does, and says what it found. */
    fix(name: string, text: string): Fixed;
}
/** What became of a text. */
export interface Fixed {
    readonly after: string;
    readonly findings: readonly Report[];
}
/** What was found in a text as it was handed in. */
export interface Report extends Pick<RuledFinding, 'level' | 'ruleId' | 'reason'> {
    /** 1-based. */
    readonly line: number;
}
/** Loads a tool. Each folder is loaded for itself. */
export declare function loadProduct({ tool, folder }: ProductSource): Promise<Product>;

/** The evidence model, packed: the layout is in evidence-format.ts. */
export declare const evidenceData: string;

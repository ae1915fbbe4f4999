/**
 * The C0 controls that are the low byte of common punctuation, with what they were before a code unit was cut to eight bits:
 * dashes and quotation marks.
 */
export declare const cutCodeUnits: Readonly<Record<string, string>>;

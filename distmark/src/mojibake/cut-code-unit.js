/**
 * The C0 controls that are the low byte of common punctuation, with what they were before a code unit was cut to eight bits:
 * dashes and quotation marks.
 */
export const cutCodeUnits = {
    '\x13': '\u2013', '\x14': '\u2014', '\x18': '\u2018', '\x19': '\u2019', '\x1c': '\u201c', '\x1d': '\u201d'
};

/** The numbers of the evidence for whole lines, in nats. */
export interface Weights {
    /** Least gain of a reading that is accepted. */
    readonly acceptedGain: number;
    /**
     * Least gain of a reading with a single character beyond ASCII, unless it was read through windows-1252 or latin-1, the
     * commonest misreadings by far. Two or three letters of Thai, Russian or Ukrainian come close to it and are right, and so
     * does one C1 control in test data.
     */
    readonly acceptedLoneGain: number;
    /**
     * Least gain of a reading as bytes of another legacy encoding. Any bytes are well-formed in most of these encodings, so evidence
     * stands alone, and asks for more than where bytes are UTF-8 as well. Of 262,400 right lines none but lists of letters
     * (`character-list.ts`) gains more than 17.
     */
    readonly acceptedLegacyGain: number;
    /** Least gain of a reading through a multi-byte encoding that is a letter or two and nothing else: more than a hanzi that the model has never seen can gain. */
    readonly acceptedShortGain: number;
    /** Readings less likely than the best by at least so much are no rivals to it. */
    readonly rivalMargin: number;
    /** The same where the best is bytes of another legacy encoding: hanzi of one encoding are hanzi or Hangul of another. */
    readonly legacyRivalMargin: number;
    /**
     * Price of each piece that looks like damage and is right. Catches nothing; spares capitals before closing punctuation, a
     * sign or a no-break space (`CAF\u00c9\u2122`, Portuguese `AMANH\u00c3\u2026` and `IRM\u00c3\u201d`, Czech `AH\u00c5\u2122`,
     * Swedish `P\u00c5` and Romanian `VIL\u0102` before a no-break space), which reverse through windows-1252 and its kin, and box
     * drawing, which reverses through the tables of consoles. About what one such piece gains.
     */
    readonly lookAlikePrice: number;
    /** Price of the first and the last of the C1 controls: test data that means a control takes these. */
    readonly boundaryPrice: number;
    /**
     * Bonus of a piece that is damage and nothing else: the Latin capital A with circumflex before a no-break space or a sign
     * (bytes C2 A0 to C2 BF), the commonest damage of pages in English. Catches `Server \u00c2\u00ae`; spares Cyrillic `\u0412`
     * before a no-break space, which is a word, and the letter in guillemets, which is quoted: no word of any language ends in
     * the Latin letter but Welsh \u00e2, whose capital would need a no-break space behind it.
     */
    readonly tellTaleBonus: number;
    /** Of the tables that are commoner than the rest, how likely each is before a line is seen, against windows-1252. */
    readonly tablePriors: Readonly<Record<string, number>>;
    /** The same for each other table. */
    readonly otherPrior: number;
    /** What a misreading costs beside its table. */
    readonly layerPrior: number;
    /** What each layer beyond the first costs more: of 258 published damaged lines none was misread twice. */
    readonly nextLayerPrior: number;
    /** Damaged and right lines that a file is taken to have before it is seen: e to minus `acceptedGain`, more or less. */
    readonly damagePrior: number;
    readonly rightPrior: number;
    /** Lines that the priors of the tables are worth in a file of one table, and how many more for each other table in it. */
    readonly tableConcentration: number;
    readonly concentrationPerTable: number;
    /** What a line loses at most with a table that explains the others. */
    readonly switchLoss: number;
    /** What a file adds at most to the gain that makes a reading through a multi-byte encoding acceptable. */
    readonly mostMultiByteLift: number;
    /** The same for bytes of another legacy encoding. */
    readonly mostLegacyLift: number;
    /** Letters that their frequency in text at large is worth against the letters of the file. */
    readonly letterSmoothing: number;
    /** What one letter changes at most. */
    readonly letterClip: number;
    /** A line further than this from every threshold is not asked again in its file. */
    readonly settledBy: number;
    /** Rounds of learning what the file is, and the last, which decides; 0 leaves each line alone. */
    readonly rounds: number;
}
/**
 * The weights in use. The module holds this object and nothing else: the benchmark of accuracy puts other numbers in its
 * place to see what each is worth.
 *
 * The tables of Windows and of its consoles are met in published damage; the multi-byte encodings where editors and consoles
 * of East Asia write; the ISO tables live in old mail and old servers, and x-mac-cyrillic hardly anywhere.
 */
export declare const weights: Weights;

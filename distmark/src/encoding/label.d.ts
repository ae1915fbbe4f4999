/**
 * Gives the encoding that a label means on the web, by the Encoding Standard's name in lower case; undefined for a label
 * that the standard does not know. Case and ASCII blanks around it do not matter.
 *
 * Labels are looked up before anything is decoded, so this table is our own: the library that has them as well loads all
 * decoders with it. Source: https://encoding.spec.whatwg.org/#names-and-labels.
 */
export declare function encodingOfLabel(label: string): string | undefined;
/**
 * Gives the encoding that a label means inside a document that is read byte by byte already: UTF-8 where it says UTF-16,
 * which the document then cannot be in.
 */
export declare function encodingInDocument(label: string): string | undefined;
/** The names of the standard's 40 encodings, in lower case. */
export declare function encodingNames(): readonly string[];

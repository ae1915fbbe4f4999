/** What a Content-Type header says. */
export interface ContentType {
    /** Type and subtype in small letters: `text/html`. */
    readonly essence: string;
    /** The value of the parameter `charset`, as written; undefined when there is none. */
    readonly charset: string | undefined;
}
/**
 * Reads the value of a Content-Type header, or the whole header line. Gives undefined for what is no media type. Of several
 * charsets the first holds. Source: https://mimesniff.spec.whatwg.org/#parsing-a-mime-type.
 */
export declare function readContentType(header: string): ContentType | undefined;

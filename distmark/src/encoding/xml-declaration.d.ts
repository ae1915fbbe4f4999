import type { WrittenLabel } from './declaration.ts';
/** Tells UTF-16 without a mark by `<?x` at the start of XML and of pages. Source: as `xmlDeclaration`. */
export declare function unmarkedXml(bytes: Uint8Array): WrittenLabel | undefined;
/**
 * Reads `<?xml ... encoding="..."?>` at the very start of bytes that are not in UTF-16.
 * Source: https://html.spec.whatwg.org/#concept-get-xml-encoding-when-sniffing and https://www.w3.org/TR/xml/#sec-guessing.
 */
export declare function xmlDeclaration(bytes: Uint8Array): WrittenLabel | undefined;

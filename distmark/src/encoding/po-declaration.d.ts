import type { WrittenLabel } from './declaration.ts';
/**
 * Reads the charset of the header in a PO file: the translation of the empty text, which is its first entry. The
 * placeholder CHARSET of templates declares nothing.
 * Source: https://www.gnu.org/software/gettext/manual/html_node/Header-Entry.html.
 */
export declare function poDeclaration(bytes: Uint8Array): WrittenLabel | undefined;

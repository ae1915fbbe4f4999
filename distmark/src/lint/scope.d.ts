import type { Place } from './place.ts';
/**
 * What a piece of a document is to its readers.
 *
 * `prose` is shown as text; `inline-code` and `code` quote (code blocks, and in HTML the elements `code`, `pre`, `samp`,
 * `kbd` and `script`); `html` is markup in markdown; `url` is a link or image destination; `front-matter` is metadata
 * before the text.
 */
export type Scope = 'prose' | 'inline-code' | 'code' | 'html' | 'url' | 'front-matter';
/** Answers in which scope a place of the document lies. */
export type ScopeLookup = (place: Place) => Scope;

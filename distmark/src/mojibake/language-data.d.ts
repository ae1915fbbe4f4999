/** The letters of languages, packed: the layout is in language-format.ts. */
export declare const languageData: string;

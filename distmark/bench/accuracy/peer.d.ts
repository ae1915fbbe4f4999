import type { Product } from './product.ts';
/** Installs the peers into a folder of the user's cache, outside this project, and gives it. Throws when npm fails. */
export declare function installPeers(): string;
/** Loads ftfy, which is handed each line for itself, as its own command does with files. It reports nothing. */
export declare function loadFtfy(folder: string): Promise<Product>;
/** Loads rumdl's rule MD083, which reports and does not repair. Each line is handed to it as a paragraph of markdown, and none as code. */
export declare function loadRumdl(folder: string): Promise<Product>;

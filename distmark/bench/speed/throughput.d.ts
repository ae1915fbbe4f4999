/** Times deciding the encoding and scanning, in this process, on text of several languages, all triggers on. */
export declare function throughputTable(): string;

/** Reads standard input to its end. Throws `UserError` when it is a folder; system errors as they are. */
export declare function readStandardInput(): Promise<Uint8Array>;

/** A server of the page on this machine alone. */
export interface PageServer {
    /** Ends in a slash. */
    readonly url: string;
    close(): Promise<void>;
}
/**
 * Serves the files of a folder below a path such as `/some/folder/`, as a static host does. Port 0 takes any that is free.
 * @throws {Error} when the port cannot be had (`EADDRINUSE`, `EACCES`).
 */
export declare function servePage(folder: string, { port, below }: {
    readonly port: number;
    readonly below?: string;
}): Promise<PageServer>;

/** Says what the user can mend: it is shown without a stack, and the run ends with exit code 2. */
export declare class UserError extends Error {
    constructor(message: string, options?: ErrorOptions);
}
/** The words of an error for the user, whatever was thrown. */
export declare function messageOf(error: unknown): string;
/** What went wrong with a file or folder, in words where the system only has a code. */
export declare function ioMessageOf(error: unknown): string;

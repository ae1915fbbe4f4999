/** Adds a test. */
export type AddTest = (name: string, check: () => Promise<void> | void) => void;

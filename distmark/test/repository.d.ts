/** A git repository of its own, in which mojilint and tools that run it are installed. */
export interface Repository {
    readonly folder: string;
    /** Runs a script by the shell, with the environment of a user who has no settings. */
    sh(script: string, env?: Readonly<Record<string, string>>): {
        readonly status: number | null;
        readonly output: string;
    };
    read(file: string): string;
    write(file: string, text: string): void;
}
/** Makes a repository with these files, not yet committed, and with packages of our own `node_modules` beside mojilint. */
export declare function createRepository(files: Readonly<Record<string, string>>, packages?: readonly string[]): Repository;
/** The environment of this process, less what a hook or CI that runs the tests would hand on, with an author for commits. */
export declare function userEnvironment(): NodeJS.ProcessEnv;

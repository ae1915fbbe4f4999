/** Installs packages (`name@version`) into a folder of the user's cache, outside this project, and gives it. Throws when npm fails. */
export declare function installPackages(purpose: string, packages: readonly string[]): string;

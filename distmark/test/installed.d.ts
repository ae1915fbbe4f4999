/** Installs the packed package into an empty project of its own, once for all tests, and gives the project's folder. Needs a registry. */
export declare function installOnce(): string;

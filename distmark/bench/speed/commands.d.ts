import type { Command } from './command.ts';
/** mojilint as its users call it. */
export declare function mojilint(name: string, args: readonly string[], cwd?: string): Command;
/** Node, started and ended. */
export declare const bareNode: Command;
/** What only counts lines beyond ASCII: the unit of trees. */
export declare function ripgrep(folder: string): Command;
/** The same by grep, in the C locale, on one thread. */
export declare function grep(folder: string): Command;

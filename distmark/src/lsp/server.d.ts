import type { CommandLine } from '../cli/command-line.ts';
/**
 * Serves an editor by the Language Server Protocol on standard input and output until it says `exit`, or is gone.
 *
 * Gives the exit code that the protocol wants: 0 after `shutdown`, else 1. Never rejects: what a client sends wrong is answered
 * with an error or left out, and the server goes on.
 */
export declare function serve(commandLine: CommandLine, cwd: string): Promise<0 | 1>;

import type { Session } from './session.ts';
/** Writes the rules that there are for the files of the working folder, those of its plugins as well, to standard output. */
export declare function listRules({ settingsWith, cwd }: Session): Promise<void>;

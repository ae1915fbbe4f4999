import type { Section } from '../accuracy/section.ts';
import type { Tree } from './material.ts';
/** Times other tools on what they can finish: all on the first files of markdown, by name, and rumdl with its one rule on all of them. */
export declare function peerSections({ folder }: Tree, rounds: number): Promise<Section[]>;

import '../../src/cli/native-byte-search.ts';
import '../../src/encoding/standard-codecs.ts';
import type { Tree } from './material.ts';
/**
 * Times what a run does to a tree, stage by stage, in this process and on one thread: each stage for all files before the next.
 * A run does no stage for files that the one before has settled; the figures say how many were left.
 */
export declare function stageTable({ folder }: Tree): Promise<string>;

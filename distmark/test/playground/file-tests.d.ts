import { type PageRun } from './open-page.ts';
import type { AddTest } from './page.test.ts';
/** Tests of files: opened, judged by all rules, fixed and reported. */
export declare function testFiles(test: AddTest, run: () => PageRun): void;

import { type PageRun } from './open-page.ts';
import type { AddTest } from './page.test.ts';
/** Tests that the page and the command line say the same of the same file. */
export declare function testCases(test: AddTest, run: () => PageRun): void;

import { type PageRun } from './open-page.ts';
import type { AddTest } from './page.test.ts';
/** Tests of how the page is used: links, keys, languages, and who uses it. */
export declare function testUse(test: AddTest, run: () => PageRun): void;

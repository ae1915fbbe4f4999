import { type PageRun } from './open-page.ts';
import type { AddTest } from './page.test.ts';
/** Tests of what becomes of a text that is typed or pasted. */
export declare function testText(test: AddTest, run: () => PageRun): void;

import { type PageRun } from './open-page.ts';
import type { AddTest } from './page.test.ts';
/** Tests that nothing leaves the page, that it needs no network, and that it is light. */
export declare function testShelter(test: AddTest, run: () => PageRun): void;

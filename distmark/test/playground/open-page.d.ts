import { type Browser, type BrowserContext, type Page } from 'playwright-core';
import { type PageServer } from '../../scripts/playground/page-server.ts';
/** A browser, and a server of the page as it is built now. */
export interface PageRun {
    readonly browser: Browser;
    readonly server: PageServer;
    /** The files of the page. */
    readonly folder: string;
    /** A visit that tests share, with all as at the start but what the browser keeps. */
    fresh(): Promise<Visit>;
    close(): Promise<void>;
}
/** A visit to the page, and all that went wrong in it. */
export interface Visit {
    readonly page: Page;
    readonly context: BrowserContext;
    /** Errors of the console and of scripts, and requests to other places. */
    readonly faults: readonly string[];
    end(): Promise<void>;
}
/** Where a chromium may be; undefined when there is none. */
export declare const chromiumPath: string | undefined;
/** Builds the page into a folder of its own and serves it below a path, as a host of several sites would. */
export declare function startRun(executablePath: string): Promise<PageRun>;
/** Opens the page in a context of its own. */
export declare function visit({ browser, server }: PageRun, options?: {
    readonly hash?: string;
    readonly colorScheme?: 'light' | 'dark';
    readonly locale?: string;
    readonly worksOffline?: boolean;
    readonly width?: number;
}): Promise<Visit>;
/** Puts a text into the field and waits until it is judged. */
export declare function enter(page: Page, text: string): Promise<void>;
/** Waits until the text that stands in the field is the one that is shown. */
export declare function settled(page: Page): Promise<void>;
/** Waits until an expression holds in the page; the browser's own wait would be refused by the page's policy. */
export declare function until(page: Page, expression: string): Promise<void>;
/** The result as it can be selected and copied, line by line. */
export declare function resultOf(page: Page): Promise<string>;
/** Drops a file on the page, as a browser hands it over. */
export declare function drop(page: Page, name: string, bytes: Uint8Array): Promise<void>;

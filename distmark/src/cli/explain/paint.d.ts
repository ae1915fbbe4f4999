/** Colours text for a terminal. */
export interface Paint {
    bold(text: string): string;
    dim(text: string): string;
    red(text: string): string;
    green(text: string): string;
}
/** Gives what colours text; without colour it leaves all text as it is. */
export declare function paintWith(color: boolean): Paint;

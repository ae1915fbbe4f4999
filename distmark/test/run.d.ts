/** One suite of uvu: resolves to the failures (text, or `true` for none) and three counts: passed, skipped, all. */
type Suite = () => Promise<[string | true, number, number, number]>;
declare global {
    var UVU_DEFER: number;
    var UVU_INDEX: number;
    var UVU_QUEUE: [string | null, ...Suite[]][];
}
export {};

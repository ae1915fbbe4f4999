import type { TableChoice } from '../src/lint/document.ts';
interface Options {
    readonly tables: TableChoice;
    readonly code: 'report' | 'fix' | 'skip';
    readonly escapes: boolean;
    readonly allow: readonly string[];
}
declare const _default: import("../src/lint/rule.ts").Rule<Options>;
export default _default;

interface Options {
    readonly always: boolean;
}
declare const _default: import("../src/lint/rule.ts").Rule<Options>;
export default _default;

interface Options {
    readonly 'require': 'declared' | 'utf-8';
}
declare const _default: import("../src/lint/rule.ts").Rule<Options>;
export default _default;

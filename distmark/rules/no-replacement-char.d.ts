declare const _default: import("../src/lint/rule.ts").Rule<Readonly<Record<string, never>>>;
export default _default;

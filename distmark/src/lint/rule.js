/** Gives the rule back, checked by the compiler. */
export function defineRule(rule) {
    return rule;
}

import { directiveSource } from './directive.js';
/**
 * Obeys directives: findings that begin where a directive holds are left out. Findings come in the order of their bytes,
 * directives in that of their spans.
 *
 * Of several that cover a finding one is used: the first that disables for good, else the one whose region begins first. Linear
 * in both lists, times the regions that hold at the same place.
 */
export function obeyDirectives(findings, directives) {
    const used = new Set();
    const turned = directives.filter(({ region }) => region === undefined);
    const bounded = directives.flatMap((directive) => (directive.region === undefined ? [] : [{ directive, ...directive.region }])).sort((a, b) => a.start - b.start);
    const switches = createSwitches(used);
    let open = [];
    let turnedCount = 0;
    let openedCount = 0;
    const turnUntil = (byteOffset) => {
        for (let next = turned[turnedCount]; next !== undefined && next.span.start <= byteOffset; next = turned[++turnedCount])
            switches.turn(next);
    };
    const left = findings.filter(({ span: { start }, ruleId }) => {
        // What is wrong with directives cannot be disabled by one.
        if (ruleId === directiveSource)
            return true;
        turnUntil(start);
        for (let next = bounded[openedCount]; next !== undefined && next.start <= start; next = bounded[++openedCount])
            open.push(next);
        open = open.filter(({ end }) => start < end);
        const part = switches.disabledBy(ruleId) ?? partFor(ruleId, open.find(({ directive }) => partFor(ruleId, directive) !== undefined)?.directive);
        if (part !== undefined)
            used.add(part);
        return part === undefined;
    });
    turnUntil(Infinity);
    return { left, unused: directives.flatMap(partsOf).filter(({ directive, rule }) => !used.has(rule ?? directive)) };
}
function partsOf(directive) {
    return directive.rules.length === 0 ? [{ directive, rule: undefined }] : directive.rules.map((rule) => ({ directive, rule }));
}
function partFor(ruleId, directive) {
    return directive?.rules.length === 0 ? directive : directive?.rules.find(({ id }) => id === ruleId);
}
/** What is disabled until it is enabled again; the part that disabled it first stays the one that is used. */
function createSwitches(used) {
    let all;
    // Rules that are not as all others are; undefined for one that is enabled.
    const single = new Map();
    const disabledBy = (ruleId) => (single.has(ruleId) ? single.get(ruleId) : all);
    return {
        disabledBy,
        turn(directive) {
            const isDisabling = directive.action === 'disable';
            for (const rule of directive.rules) {
                const before = disabledBy(rule.id);
                if (!isDisabling && before !== undefined)
                    used.add(rule);
                single.set(rule.id, isDisabling ? (before ?? rule) : undefined);
            }
            if (directive.rules.length > 0)
                return;
            if (isDisabling) {
                for (const [id, part] of single)
                    single.set(id, part ?? directive);
                all ??= directive;
            }
            else {
                if (all !== undefined || [...single.values()].some((part) => part !== undefined))
                    used.add(directive);
                all = undefined;
                single.clear();
            }
        }
    };
}

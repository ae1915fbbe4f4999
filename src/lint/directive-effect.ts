import {directiveSource, type Directive, type NamedRule} from './directive.ts'
import type {RuledFinding} from './finding.ts'

/** What becomes of a document's findings when its directives are obeyed. */
export interface DirectiveEffect {
  /** Findings that no directive disables. */
  readonly left: readonly RuledFinding[]
  /** Directives that change nothing, each with the rule for which it does not when it names rules. */
  readonly unused: readonly DirectivePart[]
}

/** A directive that names no rules, or one rule of a directive that does. */
export interface DirectivePart {
  readonly directive: Directive
  readonly rule: NamedRule | undefined
}

/**
 * Obeys directives: findings that begin where a directive holds are left out. Findings come in the order of their bytes,
 * directives in that of their spans.
 *
 * Of several that cover a finding one is used: the first that disables for good, else the one whose region begins first. Linear
 * in both lists, times the regions that hold at the same place.
 */
export function obeyDirectives(findings: readonly RuledFinding[], directives: readonly Directive[]): DirectiveEffect {
  const used = new Set<Part>()
  const turned = directives.filter(({region}) => region === undefined)
  const bounded = directives.flatMap((directive) => (directive.region === undefined ? [] : [{directive, ...directive.region}])).sort((a, b) => a.start - b.start)
  const switches = createSwitches(used)
  let open: typeof bounded = []
  let turnedCount = 0
  let openedCount = 0
  const turnUntil = (byteOffset: number): void => {
    for (let next = turned[turnedCount]; next !== undefined && next.span.start <= byteOffset; next = turned[++turnedCount]) switches.turn(next)
  }
  const left = findings.filter(({span: {start}, ruleId}) => {
    // What is wrong with directives cannot be disabled by one.
    if (ruleId === directiveSource) return true
    turnUntil(start)
    for (let next = bounded[openedCount]; next !== undefined && next.start <= start; next = bounded[++openedCount]) open.push(next)
    open = open.filter(({end}) => start < end)
    const part = switches.disabledBy(ruleId) ?? partFor(ruleId, open.find(({directive}) => partFor(ruleId, directive) !== undefined)?.directive)
    if (part !== undefined) used.add(part)
    return part === undefined
  })
  turnUntil(Infinity)
  return {left, unused: directives.flatMap(partsOf).filter(({directive, rule}) => !used.has(rule ?? directive))}
}

function partsOf(directive: Directive): readonly DirectivePart[] {
  return directive.rules.length === 0 ? [{directive, rule: undefined}] : directive.rules.map((rule) => ({directive, rule}))
}

/** The same, as that which is used. */
type Part = Directive | NamedRule

function partFor(ruleId: string, directive: Directive | undefined): Part | undefined {
  return directive?.rules.length === 0 ? directive : directive?.rules.find(({id}) => id === ruleId)
}

interface Switches {
  disabledBy(ruleId: string): Part | undefined
  turn(directive: Directive): void
}

/** What is disabled until it is enabled again; the part that disabled it first stays the one that is used. */
function createSwitches(used: Set<Part>): Switches {
  let all: Part | undefined
  // Rules that are not as all others are; undefined for one that is enabled.
  const single = new Map<string, Part | undefined>()
  const disabledBy = (ruleId: string): Part | undefined => (single.has(ruleId) ? single.get(ruleId) : all)
  return {
    disabledBy,
    turn(directive) {
      const isDisabling = directive.action === 'disable'
      for (const rule of directive.rules) {
        const before = disabledBy(rule.id)
        if (!isDisabling && before !== undefined) used.add(rule)
        single.set(rule.id, isDisabling ? (before ?? rule) : undefined)
      }
      if (directive.rules.length > 0) return
      if (isDisabling) {
        for (const [id, part] of single) single.set(id, part ?? directive)
        all ??= directive
      } else {
        if (all !== undefined || [...single.values()].some((part) => part !== undefined)) used.add(directive)
        all = undefined
        single.clear()
      }
    }
  }
}

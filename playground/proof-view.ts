import type {Explanation, Layer, Outcome, Pair, ProvedReading} from '../src/index.ts'
import {byteView} from './byte-view.ts'
import {element, type Child} from './element.ts'
import {gainView} from './gain-view.ts'
import {marksOfFound, marksOfReading} from './line-marks.ts'
import {pairList} from './pair-list.ts'
import {reasonsOf} from './reasons.ts'
import {counted, decimal, sentence, textOf} from './sentence.ts'
import {shownText, type Mark} from './shown-text.ts'
import type {Words} from './words/words.ts'
import type {Ask} from './worker-client.ts'

/** What a proof is shown with. */
export interface ProofSettings {
  readonly words: Words
  readonly ask: Ask
  /** Names of all tables. */
  readonly tables: readonly string[]
}

/** Shows what becomes of a line and what that rests on. */
export function proofView({text, outcome, readings}: Explanation, {words, ask, tables}: ProofSettings): HTMLElement {
  const {shown, pairs} = partsOf(outcome, words)
  const others = readings.filter((reading) => !shown.some((one) => one.reading === reading || one.text === reading.text))
  const reasons = reasonsOf(outcome, words)
  const [first] = shown
  return element('article', {class: `proof ${outcome.kind}`},
    verdictOf(outcome, words),
    element('dl', {class: 'texts'},
      textRow(words.found, text, marksOfFound(outcome), 'found'),
      ...shown.map(({label, text: expected, marks}) => textRow(label, expected, marks, 'expected'))),
    first?.reading === undefined ? undefined : element('div', {class: 'facts'}, layersView(first.reading, words), gainView(first.reading, words)),
    reasons.length === 0 ? undefined : element('section', {class: 'reasons'}, element('h3', {}, words.why), element('ul', {}, ...reasons.map((reason) => element('li', {}, ...reason)))),
    pairs.length === 0 ? undefined : element('section', {}, element('h3', {}, words.pairs), pairList(pairs, words)),
    outcome.kind === 'ambiguous' ? rivalsView(outcome.readings.slice(1), words) : undefined,
    others.length === 0 || outcome.kind === 'unlikely' ? undefined : othersView(others, words),
    byteView({text, outcome, readings, tables}, words, ask))
}

/** A text that may have to stand there. */
interface ShownReading {
  readonly label: string
  readonly text: string
  readonly marks: readonly Mark[]
  readonly reading?: ProvedReading
}

/** What is shown of an outcome in full. */
function partsOf(outcome: Outcome, words: Words): {readonly shown: readonly ShownReading[]; readonly pairs: readonly Pair[]} {
  switch (outcome.kind) {
    case 'repaired':
    case 'left': return {shown: [asShown(outcome.reading, words.expected)], pairs: outcome.reading.pairs}
    case 'ambiguous': return {shown: outcome.readings.map((reading, index) => asShown(reading, textOf(words.either, {number: index + 1}))), pairs: outcome.readings[0]?.pairs ?? []}
    case 'partial':
    case 'lost': {
      const {damage} = outcome
      return damage === undefined ? {shown: [], pairs: []} : {shown: [{label: words.probably, text: damage.text, marks: []}], pairs: damage.pairs}
    }
    case 'escaped': return {shown: [], pairs: outcome.pairs}
    case 'unlikely': return {shown: [], pairs: outcome.reading.pairs}
    default: return {shown: [], pairs: []}
  }
}

function asShown(reading: ProvedReading, label: string): ShownReading {
  return {label, text: reading.text, marks: marksOfReading(reading), reading}
}

function verdictOf(outcome: Outcome, words: Words): HTMLElement {
  const [title, explanation] = words.outcomes[outcome.kind === 'right' && outcome.isAscii ? 'ascii' : outcome.kind]
  return element('header', {class: 'verdict'}, element('h3', {class: 'badge'}, title), element('p', {}, explanation))
}

function textRow(label: string, text: string, marks: readonly Mark[], kind: 'found' | 'expected'): Child {
  return element('div', {class: kind}, element('dt', {}, label), element('dd', {dir: 'auto'}, ...shownText(text, marks)))
}

function layersView({layers}: ProvedReading, words: Words): HTMLElement {
  return element('div', {class: 'fact'},
    element('h3', {}, counted(words.layers, layers.length)),
    element('p', {class: 'chain'}, ...chainOf(layers, words)),
    ...layers.flatMap(({tables: [, ...agreeing]}) => (agreeing.length === 0 ? [] : [element('p', {class: 'hint'}, counted(words.agree, agreeing.length, {tables: agreeing.join(', ')}))])))
}

/** Says how a text came about; the misreading that happened first is told first. */
function chainOf(layers: readonly Layer[], words: Words): readonly Child[] {
  return layers.toReversed().map(({original, tables: [table = '']}, index) =>
    sentence(index === 0 ? words.misread : words.misreadThen, {original: original === 'utf-8' ? 'UTF-8' : original, table: element('span', {class: 'table'}, table)}))
}

function rivalsView(readings: readonly ProvedReading[], words: Words): readonly Child[] {
  return readings.map((reading, index) => element('section', {class: 'rival'},
    element('h3', {}, textOf(words.either, {number: index + 2})),
    element('div', {class: 'facts'}, layersView(reading, words), gainView(reading, words)),
    pairList(reading.pairs, words)))
}

function othersView(readings: readonly ProvedReading[], words: Words): HTMLElement {
  return element('section', {class: 'others'}, element('h3', {}, words.others), element('ul', {}, ...readings.slice(0, 12).map((reading) => element('li', {},
    element('bdi', {class: 'other'}, ...shownText(reading.text, marksOfReading(reading), 240)),
    element('span', {class: 'hint'}, ...chainOf(reading.layers, words), ` \u00b7 ${words.strengths[reading.strength]}, ${decimal(reading.gain)} nats`)))))
}

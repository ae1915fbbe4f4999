import type {Explanation} from '../src/index.ts'
import {byId, element, fill} from './element.ts'
import {createLineList} from './line-list.ts'
import {proofView, type ProofSettings} from './proof-view.ts'
import type {JudgedText} from './question.ts'
import {createResultPanel} from './result-panel.ts'
import {counted, textOf, whole} from './sentence.ts'
import type {Words} from './words/words.ts'

/** What the panels under the text show. */
export interface TextPanel {
  /** Shows what became of a text; `lineNumber` is the line that is shown in full. */
  show(judged: JudgedText, explanations: ReadonlyMap<number, Explanation>, lineNumber: number, settings: ProofSettings): void
  /** Shows an example's proof in place of a text's. */
  showExample(explanation: Explanation, settings: ProofSettings): void
}

/** Makes the panels; `choose` is called with the line that is picked from the list. */
export function createTextPanel(choose: (lineNumber: number) => void): TextPanel {
  const result = createResultPanel(byId('result'), byId('result-more'))
  const lines = createLineList(byId('line-list'), choose)
  const proof = byId('proof')
  let shown = ''
  /** Builds a proof again only when it says something else. */
  const showProof = (explanation: Explanation | undefined, heading: string, settings: ProofSettings): void => {
    const key = JSON.stringify([settings.words.title, heading, explanation === undefined ? undefined : substanceOf(explanation)])
    if (key === shown) return
    shown = key
    fill(proof, explanation === undefined ? undefined : [element('h2', {class: 'section-title'}, heading), proofView(explanation, settings)])
  }
  return {
    show(judged, explanations, lineNumber, settings) {
      const {words} = settings
      result.show(judged.fixed, explanations, words)
      byId('result-empty').hidden = true
      const found = judged.found.flatMap((number) => explanations.get(number) ?? [])
      byId('lines').hidden = judged.lineCount < 2 || found.length === 0
      lines.show(found, lineNumber, words)
      byId('status').textContent = statusOf(judged, words)
      showProof(explanations.get(lineNumber), judged.lineCount > 1 ? textOf(words.lineOf, {number: whole(lineNumber), total: whole(judged.lineCount)}) : words.proof, settings)
    },
    showExample(explanation, settings) {
      const {words} = settings
      result.show('', new Map(), words)
      byId('result-empty').hidden = false
      byId('lines').hidden = true
      byId('status').textContent = words.status.empty
      showProof(explanation, words.example, settings)
    }
  }
}

/** What a proof is made of, in brief: the pairs of a long line would be millions of letters. */
function substanceOf({text, outcome, readings}: Explanation): readonly unknown[] {
  const {kind} = outcome
  const refusal = 'refusal' in outcome ? outcome.refusal?.cause : undefined
  const part = 'damage' in outcome ? outcome.damage?.gain : undefined
  return [text, kind, refusal, part, readings.map(({gain, layers}) => [gain, layers.map(({tables}) => tables)])]
}

/** Says what became of a text in a sentence or two. */
export function statusOf({mendedCount, found}: JudgedText, words: Words): string {
  const leftCount = found.length - mendedCount
  const mended = mendedCount > 0 ? counted(words.status.mended, mendedCount) : ''
  const left = leftCount > 0 ? counted(mendedCount > 0 ? words.status.someLeft : words.status.found, leftCount) : ''
  return [mended, left].filter((part) => part !== '').join(' ') || words.status.nothing
}

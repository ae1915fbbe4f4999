import type {Explanation} from '../src/index.ts'
import {element} from './element.ts'
import {marksOfReading} from './line-marks.ts'
import {moreButton} from './more-button.ts'
import {rowList} from './row-list.ts'
import {shownText, type Mark} from './shown-text.ts'
import type {Words} from './words/words.ts'

/** Lines that are shown at first, and by how many more. */
const mostLines = 200

/** A line of the result. */
interface ResultLine {
  readonly text: string
  readonly marks: readonly Mark[]
}

/** The mended text, line by line. */
export interface ResultPanel {
  /** Shows a text; what was mended is marked in the lines that are explained. Only lines that have changed are made again. */
  show(fixed: string, explanations: ReadonlyMap<number, Explanation>, words: Words): void
}

/** Makes the panel in an element. */
export function createResultPanel(parent: Element, moreParent: Element): ResultPanel {
  const rows = rowList<ResultLine>(parent, ({text, marks}) => `${marks.map(({start, end}) => `${start}-${end}`).join()}|${text}`, ({text, marks}) => element('div', {class: 'row', dir: 'auto'}, ...shownText(text, marks)))
  let most = mostLines
  return {
    show(fixed, explanations, words) {
      const lines = fixed === '' ? [] : fixed.split(/\r\n|\n|\r/)
      if (lines.length <= mostLines) most = mostLines
      const more = moreButton(words)
      const grow = (): void => {
        rows.show(lines.slice(0, most).map((text, index) => ({text, marks: marksOf(text, explanations.get(index + 1))})))
        more.offer(lines.length - most, () => {
          most += 10 * mostLines
          grow()
        })
      }
      grow()
      moreParent.replaceChildren(more.button)
    }
  }
}

/** A mark at the start of a line is no part of a reading. */
function marksOf(line: string, explanation: Explanation | undefined): readonly Mark[] {
  if (explanation?.outcome.kind !== 'repaired' || !line.endsWith(explanation.outcome.reading.text)) return []
  return marksOfReading(explanation.outcome.reading, line.length - explanation.outcome.reading.text.length)
}

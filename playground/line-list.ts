import type {Explanation} from '../src/index.ts'
import {element} from './element.ts'
import {marksOfFound} from './line-marks.ts'
import {rowList} from './row-list.ts'
import {textOf} from './sentence.ts'
import {shownText} from './shown-text.ts'
import type {Words} from './words/words.ts'

/** Lines that are listed; the others are found by going to them. */
const mostListed = 100

/** The list of the lines that something is found in. */
export interface LineList {
  show(explanations: readonly Explanation[], chosen: number, words: Words): void
}

/** Makes the list in an element; `choose` is called with the number of a line that is picked. */
export function createLineList(parent: HTMLElement, choose: (lineNumber: number) => void): LineList {
  let settings: {readonly chosen: number; readonly words: Words} | undefined
  const keyOf = ({lineNumber, text, outcome}: Explanation): string => `${settings?.words.language}|${lineNumber === settings?.chosen}|${lineNumber}|${outcome.kind}|${text}`
  const rows = rowList<Explanation>(parent, keyOf, ({lineNumber, text, outcome}) => {
    const words = settings!.words
    return element('li', {}, element('button', {type: 'button', class: `line-button ${outcome.kind}`, 'aria-current': lineNumber === settings!.chosen ? 'true' : undefined, click: () => choose(lineNumber)},
      element('span', {class: 'number'}, element('span', {class: 'spoken'}, textOf(words.line, {number: lineNumber})), element('span', {'aria-hidden': 'true'}, String(lineNumber))),
      element('bdi', {class: 'excerpt'}, ...shownText(text, marksOfFound(outcome), 120)),
      element('span', {class: 'kind'}, words.outcomes[outcome.kind][0])))
  })
  return {
    show(explanations, chosen, words) {
      settings = {chosen, words}
      rows.show(explanations, mostListed)
    }
  }
}

import type {Pair} from '../src/index.ts'
import {shownBytes} from '../src/lint/shown.ts'
import {element} from './element.ts'
import {moreButton} from './more-button.ts'
import {textOf, whole} from './sentence.ts'
import {shownText, spelledText} from './shown-text.ts'
import type {Words} from './words/words.ts'

/** Most pairs that are shown at once. */
const mostPairs = 36

/** Shows pairs as tiles: the characters that stand there, their bytes, and what the bytes spell. Like pairs share a tile. */
export function pairList(pairs: readonly Pair[], words: Words): HTMLElement {
  const groups = [...groupedPairs(pairs).values()]
  const list = element('ol', {class: 'pairs'})
  const more = moreButton(words)
  const show = (most: number): void => {
    list.append(...groups.slice(list.children.length, most).map((group) => tile(group, words)))
    more.offer(groups.length - list.children.length, () => show(list.children.length + 10 * mostPairs))
  }
  show(mostPairs)
  return element('div', {}, list, more.button)
}

interface PairGroup {
  readonly pair: Pair
  count: number
}

function groupedPairs(pairs: readonly Pair[]): Map<string, PairGroup> {
  const groups = new Map<string, PairGroup>()
  for (const pair of pairs) {
    const key = `${pair.found}\0${pair.expected}\0${pair.lost ?? ''}`
    const known = groups.get(key)
    if (known === undefined) groups.set(key, {pair, count: 1})
    else known.count++
  }
  return groups
}

function tile({pair, count}: PairGroup, words: Words): HTMLElement {
  const {found, bytes, expected, steps = [], lost} = pair
  const label = textOf(lost === undefined ? words.pairLabel : words.pairLost, {found: spelledText(found), bytes: shownBytes(bytes), expected: spelledText(expected)})
  const chain = [
    element('bdi', {class: 'found'}, ...shownText(found)), bytesOf(bytes),
    ...steps.flatMap((step) => [element('bdi', {class: 'step'}, ...shownText(step.text)), bytesOf(step.bytes)]),
    element('bdi', {class: lost === undefined ? 'expected' : 'expected unsure'}, ...shownText(expected))
  ]
  return element('li', {class: 'pair'},
    element('span', {class: 'spoken'}, count > 1 ? `${label}, ${textOf(words.times, {count: whole(count)})}` : label),
    element('span', {class: 'tile', 'aria-hidden': 'true'}, ...chain, count > 1 ? element('span', {class: 'times'}, `\u00d7${whole(count)}`) : undefined))
}

function bytesOf(bytes: readonly number[]): HTMLElement {
  return element('span', {class: 'hex'}, shownBytes(bytes))
}

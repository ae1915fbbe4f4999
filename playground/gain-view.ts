import type {ProvedReading} from '../src/index.ts'
import {element} from './element.ts'
import {decimal, textOf} from './sentence.ts'
import type {Words} from './words/words.ts'

/** Gain at which the bar is full, in nats. */
const fullBar = 80
/** Smaller shares of the file would be written as 0.0. */
const leastShown = 0.05

/** Shows a gain as a word, a number, and a bar with a tick where readings are accepted. */
export function gainView({gain, leastGain, fileGain = 0, strength}: ProvedReading, words: Words): HTMLElement {
  const bar = element('div', {class: 'bar', 'aria-hidden': 'true'}, element('span', {class: 'level'}), element('span', {class: 'least'}))
  bar.style.setProperty('--gain', String(Math.max(0, Math.min(1, gain / fullBar))))
  bar.style.setProperty('--least', String(Math.max(0, Math.min(1, leastGain / fullBar))))
  return element('div', {class: `fact gain ${strength}`},
    element('h3', {}, words.gain),
    element('p', {class: 'strength'}, words.strengths[strength]),
    bar,
    element('p', {class: 'hint'}, `${textOf(words.gainOf, {gain: decimal(gain)})}; ${textOf(words.leastGain, {least: decimal(leastGain)})}.`,
      Math.abs(fileGain) < leastShown ? undefined : ` ${textOf(words.fileGain, {gain: decimal(fileGain)})}`))
}

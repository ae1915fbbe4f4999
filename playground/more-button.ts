import {element} from './element.ts'
import {textOf, whole} from './sentence.ts'
import type {Words} from './words/words.ts'

/** A button that shows more of a list. */
export interface MoreButton {
  readonly button: HTMLButtonElement
  /** Offers to show what is left; hides the button when that is nothing. */
  offer(left: number, show: () => void): void
}

/** Makes such a button, hidden. */
export function moreButton(words: Words): MoreButton {
  let shown: () => void = () => undefined
  const button = element('button', {type: 'button', class: 'more', hidden: true, click: () => shown()})
  return {
    button,
    offer(left, show) {
      shown = show
      button.hidden = left <= 0
      button.textContent = textOf(words.more, {count: whole(left)})
    }
  }
}

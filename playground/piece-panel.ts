import {byId, element, fill} from './element.ts'
import {proofView, type ProofSettings} from './proof-view.ts'
import type {JudgedText} from './question.ts'
import {shownText} from './shown-text.ts'

/** Shows what a selected piece of the text is by itself; `replace` puts the mended piece in its place. */
export function showPiece(piece: string, judged: JudgedText, settings: ProofSettings, replace: (fixed: string) => void): void {
  const {words} = settings
  const first = judged.explanations.find(({lineNumber}) => judged.found.includes(lineNumber)) ?? judged.explanations[0]
  const panel = byId('piece')
  panel.hidden = false
  fill(panel,
    element('h2', {class: 'section-title'}, words.piece),
    element('p', {class: 'hint'}, words.pieceNote),
    judged.fixed === piece ? undefined : element('p', {class: 'piece-result'},
      element('bdi', {class: 'expected'}, ...shownText(judged.fixed, [], 300)), ' ',
      element('button', {type: 'button', class: 'quiet', click: () => replace(judged.fixed)}, words.replacePiece)),
    first === undefined ? undefined : proofView(first, settings))
}

/** Puts the panel away. */
export function hidePiece(): void {
  const panel = byId('piece')
  panel.hidden = true
  panel.replaceChildren()
}

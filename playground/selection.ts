import {byId} from './element.ts'
import {addedTables, proofSettings, type PageState} from './page-state.ts'
import {hidePiece, showPiece} from './piece-panel.ts'
import {lineAt, type TextSession} from './text-session.ts'

/** Longest piece that is judged alone, in UTF-16 code units. */
const longestPiece = 20_000
/** How long a selection rests before it is judged, in milliseconds. */
const pause = 150

/** Follows the selection in the text field: a piece is judged alone, and a caret shows its line. Gives what forgets the piece. */
export function followSelection(state: PageState, session: TextSession): {forget(): void} {
  const input = byId<HTMLTextAreaElement>('input')
  let piece = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  async function follow(): Promise<void> {
    const {selectionStart, selectionEnd, value} = input
    const selected = value.slice(selectionStart, selectionEnd)
    if (selected === '' || selected === value || selected.length > longestPiece) {
      forget()
      if (selected === '') await session.follow(lineAt(value, selectionEnd))
      return
    }
    if (selected === piece) return
    piece = selected
    const answer = await state.ask({kind: 'piece', text: selected, tables: addedTables(state)})
    if (piece !== selected) return
    showPiece(selected, answer, proofSettings(state), (fixed) => {
      // The text may have changed since the piece was selected.
      if (input.value.slice(selectionStart, selectionEnd) !== selected) return
      input.setRangeText(fixed, selectionStart, selectionEnd, 'end')
      input.focus()
      session.judge()
    })
  }

  function forget(): void {
    if (piece !== '') hidePiece()
    piece = ''
  }

  document.addEventListener('selectionchange', () => {
    if (document.activeElement !== input) return
    clearTimeout(timer)
    timer = setTimeout(() => state.run(follow), pause)
  })
  return {forget}
}

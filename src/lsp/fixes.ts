import {quoted} from '../lint/reading-words.ts'
import type {RuledFinding} from '../lint/finding.ts'
import {isAboutBytes} from './byte-finding.ts'
import type {CheckedDocument} from './checked-document.ts'
import type {Range} from './open-document.ts'

/** A part of the text that becomes another, as the protocol has it. */
export interface TextEdit {
  readonly range: Range
  readonly newText: string
}

/** One way to mend a finding. */
export interface Fix {
  /** For the user to choose by. */
  readonly title: string
  readonly edit: TextEdit
  /** Whether it is the one to make where nobody chooses. */
  readonly isPreferred: boolean
}

/**
 * Gives the ways to mend a finding: its edit, where that is safe; or each text that is expected there, of which the only one is
 * preferred and of several none. None for what is about bytes, and where text is quoted or named on purpose.
 */
export function fixesOf(finding: RuledFinding, {judged, placeOf, isEditable}: CheckedDocument): readonly Fix[] {
  if (!isEditable || finding.refusal !== undefined || isAboutBytes(finding, judged)) return []
  const rangeOf = ({start, end}: RuledFinding['span']): Range => ({start: placeOf(start), end: placeOf(end)})
  const {edit, span, expected = []} = finding
  if (edit !== undefined) {
    const newText = new TextDecoder('utf-8', {ignoreBOM: true}).decode(edit.replacement)
    return edit.tier === 'safe' ? [{title: titleOf(newText, judged.text(edit.span)), edit: {range: rangeOf(edit.span), newText}, isPreferred: true}] : []
  }
  return expected.map((newText) => ({title: titleOf(newText, judged.text(span)), edit: {range: rangeOf(span), newText}, isPreferred: expected.length === 1}))
}

function titleOf(newText: string, actual: string): string {
  return newText === '' ? `Remove ${quoted(actual)}` : `Replace ${quoted(actual)} by ${quoted(newText)}`
}

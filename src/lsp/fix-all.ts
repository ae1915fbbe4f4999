import {check} from '../cli/check.ts'
import type {DirectiveMode} from '../lint/directive.ts'
import type {CheckedDocument} from './checked-document.ts'
import type {TextEdit} from './fixes.ts'
import type {OpenDocument} from './open-document.ts'
import {changesBetween} from './text-changes.ts'
import {textOfInput} from './text-of-document.ts'

/** Gives the edits that `--fix` would make of the editor's text; none where it may not be edited. */
export async function fixAll({text}: OpenDocument, {input, isEditable, settings}: CheckedDocument, directives: DirectiveMode): Promise<readonly TextEdit[]> {
  if (!isEditable) return []
  const {document} = await check(input, {rules: settings.rules, edits: 'safe', directives})
  // A mark is the file's, also where the editor shows it.
  const mark = text.startsWith('\ufeff') ? '\ufeff' : ''
  return changesBetween(mark + textOfInput(input.bytes), mark + textOfInput(document.bytes))
}

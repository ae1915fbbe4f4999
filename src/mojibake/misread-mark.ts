import {tableOf, unassigned} from '../encoding/tables.ts'
import {optInTableNames, reversalTableNames} from './reversal-tables.ts'

/** A byte order mark that was misread: how many characters it became, and through which tables. */
export interface MisreadMark {
  /** UTF-16 code units; 0 when there is none. */
  readonly length: number
  readonly tables: readonly string[]
}

const none: MisreadMark = {length: 0, tables: []}
let byText: Map<string, string[]> | undefined

/** Tells whether the bytes EF BB BF, read through one of the default tables, stand at `index` of a text. */
export function misreadMarkLength(text: string, index: number): MisreadMark {
  byText ??= misreadForms([0xef, 0xbb, 0xbf])
  const tables = byText.get(text.slice(index, index + 3))
  return tables === undefined ? none : {length: 3, tables}
}

/** What bytes above 7F become through each default table, with the tables that agree. */
export function misreadForms(bytes: readonly number[]): Map<string, string[]> {
  const forms = new Map<string, string[]>()
  for (const name of reversalTableNames) {
    if (optInTableNames.includes(name)) continue
    const {upperHalf} = tableOf(name)
    const codePoints = bytes.map((byte) => upperHalf[byte - 0x80] ?? unassigned)
    if (codePoints.includes(unassigned)) continue
    const form = String.fromCharCode(...codePoints)
    const known = forms.get(form)
    if (known === undefined) forms.set(form, [name])
    else known.push(name)
  }
  return forms
}

/** Length of the byte order marks at the start of a line, as they are or misread, in UTF-16 code units. */
export function leadingMarks(line: string): number {
  let index = 0
  for (;;) {
    const length = line[index] === '\ufeff' ? 1 : misreadMarkLength(line, index).length
    if (length === 0) return index
    index += length
  }
}

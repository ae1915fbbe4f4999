import type {Declaration} from './declaration.ts'
import {encodingOfLabel} from './label.ts'

/** A label that the repository gives a file. */
export interface RepositoryLabel {
  /** As written; one that ends in `-bom`, as editors' settings write it, asks for a mark as well. */
  readonly label: string
  /** Where it is written, in words for the user: `.editorconfig`. */
  readonly source: string
}

const wantsMarkToo = /-bom$/i

/** Gives the encoding that a label of the repository means; undefined for a label that is not known. */
export function encodingOfRepositoryLabel(label: string): string | undefined {
  return encodingOfLabel(label.replace(wantsMarkToo, ''))
}

/** Whether the repository wants a file to be UTF-8 with a mark: its strongest declaration decides. */
export function isMarkWanted(declarations: readonly Declaration[]): boolean {
  const declared = declarations.find(({step, encoding}) => step === 'repository' && encoding !== undefined)
  return declared?.encoding === 'utf-8' && wantsMarkToo.test(declared.label)
}

import {decodeAs} from '../encoding/decode.ts'
import {documentDeclarations} from '../encoding/document-declarations.ts'
import type {WrittenLabel} from '../encoding/declaration.ts'
import {encodingOfLabel} from '../encoding/label.ts'
import {countRespelt} from '../encoding/respelling.ts'
import {isCertain} from '../mojibake/candidate.ts'
import type {Document} from './document.ts'
import {applyEdits} from './edit.ts'
import type {Edit} from './finding.ts'
import {codePointName} from './shown.ts'

/** What becomes of a file that is written again as UTF-8, or why it is not. */
export type Reencoding =
  | {
      readonly edit: Edit
      /** Characters that the standard's encoder of the old encoding spells otherwise, so that the old bytes cannot come back. */
      readonly respelt: number
    }
  | {
      /** Why the file stays as it is, in words for the user that follow "since". */
      readonly refusal: string
    }

/**
 * Writes a document that is not read as UTF-8 again as UTF-8 without a mark, and corrects what it declares. Done only where
 * the encoding is declared or certain, all of the file can be read, and the old encoding can write the same text.
 */
export function reencodingOf(document: Document): Reencoding {
  const {bytes, decision} = document
  const doubt = doubtOf(document)
  if (doubt !== undefined) return {refusal: doubt}
  const {mark} = decision
  const encoding = (isDetected(document) ? document.candidates[0]?.encoding : undefined) ?? decision.encoding
  const body = bytes.subarray(mark.end)
  const text = decodeAs(encoding, body)
  if (text.includes('\ufffd')) return {refusal: `it holds bytes that ${encoding} cannot read, or U+FFFD`}
  const [privateUse] = /\p{Co}/u.exec(text) ?? []
  if (privateUse !== undefined) return {refusal: `it holds the private-use character ${codePointName(privateUse)}, which means something only to the programs of its author`}
  const respelt = countRespelt(encoding, body, text)
  if (respelt === undefined) return {refusal: `${encoding} would write its text with other characters`}
  const utf8 = new TextEncoder().encode(text)
  return {edit: {span: {start: 0, end: bytes.length}, replacement: withTrueDeclarations(utf8, document.path), tier: 'unsafe'}, respelt}
}

/** Whether nothing declares the encoding of a document and its bytes leave no doubt of it. */
export function isDetected({candidates}: Document): boolean {
  return isCertain(candidates)
}

/** The edit that makes a declaration inside a UTF-8 file true. */
export function correctionOf({source, span}: Pick<WrittenLabel, 'source' | 'span'>): Edit {
  // As each format is usually written; none of them minds.
  const label = source.startsWith('<meta') || source.startsWith('@') ? 'utf-8' : 'UTF-8'
  return {span, replacement: new TextEncoder().encode(label), tier: 'unsafe'}
}

function doubtOf(document: Document): string | undefined {
  if (isDetected(document)) return undefined
  const {decision, isEditable} = document
  const {decidedBy, encoding, conflicts, declarations} = decision
  if (decidedBy === 'detection') return 'nothing says for certain which encoding it is in: name it with --encoding'
  if (isEditable) return 'it is UTF-8'
  if (conflicts.length > 0 && decidedBy !== 'bom' && decidedBy !== 'option') return 'its declarations disagree: name its encoding with --encoding'
  const decisive = declarations.find((declaration) => declaration.step === decidedBy && declaration.encoding === encoding)
  // Git would take the new bytes for the old encoding and store them damaged.
  return decisive?.source === '.gitattributes' ? 'git converts it by `working-tree-encoding` in .gitattributes: take that out first' : undefined
}

function withTrueDeclarations(utf8: Uint8Array, path: string | undefined): Uint8Array {
  const wrong = documentDeclarations(utf8, {path}).filter(({label}) => ![undefined, 'utf-8'].includes(encodingOfLabel(label)))
  return applyEdits(utf8, wrong.map(correctionOf))
}

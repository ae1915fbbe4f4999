import type {Span} from '../encoding/span.ts'
import type {Edit} from './finding.ts'

const encoder = new TextEncoder()

/** An edit that puts text in: its bytes are made when it is, since a file can hold a million of them. */
export class TextEdit implements Edit {
  readonly span: Span
  readonly tier: Edit['tier']
  readonly #text: string

  constructor(span: Span, text: string, tier: Edit['tier']) {
    this.span = span
    this.#text = text
    this.tier = tier
  }

  get replacement(): Uint8Array {
    return encoder.encode(this.#text)
  }
}

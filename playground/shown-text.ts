import {codePointName, shownPieces} from '../src/lint/shown.ts'
import {element, type Child} from './element.ts'

/** A stretch of a text that is shown in a way of its own. */
export interface Mark {
  /** UTF-16 code units, half-open. */
  readonly start: number
  readonly end: number
  readonly kind: 'damaged' | 'mended' | 'breaks' | 'error' | 'warning' | 'info'
}

/** Most UTF-16 code units of a text that are shown, and how many of them before its first mark. */
const mostShown = 1200
const shownBefore = 200

/**
 * Shows text with marks in it, which are in order and do not overlap. Invisible characters become tokens: the character itself
 * stays in the page, so that what is copied by hand is right, and stands apart, so that it steers nothing.
 */
export function shownText(text: string, marks: readonly Mark[] = [], most: number = mostShown): readonly Child[] {
  const start = text.length <= most ? 0 : characterStart(text, Math.max(0, Math.min((marks[0]?.start ?? 0) - shownBefore, text.length - most)))
  const end = characterStart(text, Math.min(text.length, start + most))
  const children: Child[] = start > 0 ? [ellipsis()] : []
  let at = start
  for (const mark of marks) {
    if (mark.end <= at || mark.start >= end) continue
    const from = Math.max(mark.start, at)
    const to = Math.min(mark.end, end)
    children.push(tokens(text.slice(at, from)), element('mark', {class: mark.kind}, ...tokens(text.slice(from, to))))
    at = to
  }
  children.push(tokens(text.slice(at, end)))
  if (end < text.length) children.push(ellipsis())
  return children
}

/** Shows a piece of a line by itself, in quotes of its own. */
export function quotedText(text: string, kind: 'found' | 'expected' = 'found'): HTMLElement {
  return element('bdi', {class: `quoted ${kind}`}, ...shownText(text, [], 160))
}

/** Writes text for screen readers and reports: invisible characters by name. */
export function spelledText(text: string): string {
  return shownPieces(text).map((piece) => (piece.isUnseen ? nameOf(piece.text) : piece.text)).join('')
}

function tokens(text: string): readonly Child[] {
  return shownPieces(text).map((piece) =>
    piece.isUnseen ? element('bdi', {class: 'token', 'data-name': nameOf(piece.text), title: codePointName(piece.text)}, piece.text) : piece.text
  )
}

function ellipsis(): HTMLElement {
  return element('span', {class: 'ellipsis'}, '\u2026')
}

/** The nearest place that does not part a surrogate pair. */
function characterStart(text: string, index: number): number {
  return (text.charCodeAt(index) & 0xfc00) === 0xdc00 ? index - 1 : index
}

function nameOf(character: string): string {
  return names[character] ?? codePointName(character)
}

const names: Readonly<Record<string, string>> = {
  '\t': 'TAB', '\u00a0': 'NBSP', '\u00ad': 'SHY', '\u200b': 'ZWSP', '\u200c': 'ZWNJ', '\u200d': 'ZWJ', '\u200e': 'LRM', '\u200f': 'RLM',
  '\u202a': 'LRE', '\u202b': 'RLE', '\u202c': 'PDF', '\u202d': 'LRO', '\u202e': 'RLO', '\u202f': 'NNBSP', '\u2060': 'WJ', '\u2066': 'LRI',
  '\u2067': 'RLI', '\u2068': 'FSI', '\u2069': 'PDI', '\ufeff': 'BOM', '\u3000': 'IDSP', '\ufe0f': 'VS16'
}

import {isAsciiBlank, standsAt} from './ascii.ts'
import {cssDeclaration} from './css-declaration.ts'
import type {WrittenLabel} from './declaration.ts'
import {htmlDeclarations} from './html-declaration.ts'
import {poDeclaration} from './po-declaration.ts'
import {unmarkedXml, xmlDeclaration} from './xml-declaration.ts'

/** A format whose files can say which encoding they are in. */
export type DeclaringFormat = 'html' | 'xhtml' | 'xml' | 'po' | 'css'

/** What tells a file's format beside its bytes. */
export interface FormatHints {
  readonly path?: string | undefined
  /** Media type that came with the file, in small letters. */
  readonly mediaType?: string | undefined
}

/** Gives what a file says of its own encoding, the strongest declaration first. */
export function documentDeclarations(bytes: Uint8Array, hints: FormatHints): readonly WrittenLabel[] {
  const format = declaringFormatOf(bytes, hints)
  return format === undefined ? [] : readers[format](bytes)
}

/**
 * Tells which declarations a file may hold, by its media type, its extension, or else its first bytes. Markdown may begin
 * with HTML, and what such a page shows of a `<meta>` is an example.
 */
export function declaringFormatOf(bytes: Uint8Array, {path, mediaType}: FormatHints): DeclaringFormat | undefined {
  if (mediaType !== undefined) return formatOfMediaType(mediaType)
  const extension = /\.([a-z0-9]+)$/i.exec(path ?? '')?.[1]?.toLowerCase() ?? ''
  return formats.get(extension) ?? (markdown.has(extension) ? undefined : formatOfStart(bytes))
}

const readers: Readonly<Record<DeclaringFormat, (bytes: Uint8Array) => readonly WrittenLabel[]>> = {
  html: htmlDeclarations,
  xhtml: (bytes) => {
    const [xml, others] = [xmlDeclarations(bytes), htmlDeclarations(bytes)]
    return [...xml, ...others.filter(({source}) => source.startsWith('<meta'))]
  },
  xml: xmlDeclarations,
  po: (bytes) => listOf(poDeclaration(bytes)),
  css: (bytes) => listOf(cssDeclaration(bytes))
}

function xmlDeclarations(bytes: Uint8Array): readonly WrittenLabel[] {
  return listOf(unmarkedXml(bytes) ?? xmlDeclaration(bytes))
}

function listOf(written: WrittenLabel | undefined): readonly WrittenLabel[] {
  return written === undefined ? [] : [written]
}

const formats = new Map<string, DeclaringFormat>([
  ...['html', 'htm', 'shtml'].map((extension) => [extension, 'html'] as const),
  ...['xhtml', 'xht'].map((extension) => [extension, 'xhtml'] as const),
  ...['xml', 'xsl', 'xslt', 'xsd', 'svg', 'rss', 'atom', 'opml', 'dita', 'ditamap', 'xliff', 'xlf', 'resx', 'resw', 'tmx', 'stringsdict', 'plist']
    .map((extension) => [extension, 'xml'] as const),
  ['po', 'po'], ['pot', 'po'], ['css', 'css']
])
const markdown = new Set(['md', 'markdown', 'mdown', 'mkd', 'mkdn', 'mdx', 'qmd', 'rmd'])

function formatOfMediaType(mediaType: string): DeclaringFormat | undefined {
  if (mediaType === 'text/html') return 'html'
  if (mediaType === 'application/xhtml+xml') return 'xhtml'
  if (mediaType === 'text/css') return 'css'
  if (/^text\/(?:x-gettext-translation|x-po)/.test(mediaType)) return 'po'
  return /^(?:text|application)\/xml$|\+xml$/.test(mediaType) ? 'xml' : undefined
}

function formatOfStart(bytes: Uint8Array): DeclaringFormat | undefined {
  let start = 0
  while (isAsciiBlank(bytes[start])) start++
  if (bytes[start] !== 0x3c && bytes[start] !== 0) return undefined
  if (standsAt(bytes, 0, '<?xml') || unmarkedXml(bytes) !== undefined) return 'xml'
  return standsAt(bytes, start, '<!doctype html') || standsAt(bytes, start, '<html') ? 'html' : undefined
}

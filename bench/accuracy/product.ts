import path from 'node:path'
import {pathToFileURL} from 'node:url'
import type {Document} from '../../src/lint/document.ts'
import type {RuledFinding} from '../../src/lint/finding.ts'

/** The linter as it was built in some folder. */
export interface Product {
  /** Does what `--fix` does to a file of plain text, with the rules' own settings. */
  fix(name: string, text: string): Fixed
}

/** What became of a text. */
export interface Fixed {
  readonly after: string
  /** What was found in the text as it was handed in, with its 1-based lines. */
  readonly findings: readonly (RuledFinding & {readonly line: number})[]
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', {ignoreBOM: true})

/** Loads the linter of a build: the folder that holds `src` and `rules`. Each folder is loaded for itself. */
export async function loadProduct(build: string): Promise<Product> {
  const {configure, createDocument, fix, lint, rules} = await import(pathToFileURL(path.join(build, 'src/index.js')).href) as typeof import('../../src/index.ts')
  const configured = configure(rules, {})
  const withLine = (document: Document) => (finding: RuledFinding) => ({...finding, line: document.placeOf(finding.span.start).line})
  return {
    fix(name, text) {
      const document = createDocument({bytes: encoder.encode(text), path: name, format: 'text'})
      const found = lint(document, {rules: configured})
      const findings = found.map(withLine(document))
      if (!found.some((finding) => finding.edit?.tier === 'safe')) return {after: text, findings}
      const fixed = fix(document, {rules: configured, scopeFor: () => undefined, unsafe: false, findings: found})
      return {after: decoder.decode(fixed.bytes), findings}
    }
  }
}

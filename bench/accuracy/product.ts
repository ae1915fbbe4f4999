import path from 'node:path'
import {pathToFileURL} from 'node:url'
import type {RuledFinding} from '../../src/lint/finding.ts'
import {loadFtfy, loadRumdl} from './peer.ts'

/** Something that is asked: the linter as it was built in some folder, or another tool as it was installed in one. */
export interface ProductSource {
  readonly tool: 'mojilint' | 'ftfy' | 'rumdl'
  readonly folder: string
}

/** A tool at work. */
export interface Product {
  /** Whether each line is judged by itself, whatever stands beside it in its file. */
  readonly isLinewise: boolean
  /** Puts right a file of plain text, as far as the tool does, and says what it found. */
  fix(name: string, text: string): Fixed
}

/** What became of a text. */
export interface Fixed {
  readonly after: string
  readonly findings: readonly Report[]
}

/** What was found in a text as it was handed in. */
export interface Report extends Pick<RuledFinding, 'level' | 'ruleId' | 'reason'> {
  /** 1-based. */
  readonly line: number
}

/** Loads a tool. Each folder is loaded for itself. */
export function loadProduct({tool, folder}: ProductSource): Promise<Product> {
  return loaders[tool](folder)
}

const loaders = {mojilint: loadBuild, ftfy: loadFtfy, rumdl: loadRumdl}
const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', {ignoreBOM: true})

/** Loads the linter of a build: the folder that holds `src` and `rules`. It does what `--fix` does, with the rules' own settings. */
async function loadBuild(build: string): Promise<Product> {
  const {configure, createDocument, fix, lint, rules} = await import(pathToFileURL(path.join(build, 'src/index.js')).href) as typeof import('../../src/index.ts')
  const configured = configure(rules, {})
  return {
    isLinewise: false,
    fix(name, text) {
      const document = createDocument({bytes: encoder.encode(text), path: name, format: 'text'})
      const found = lint(document, {rules: configured})
      const findings = found.map(({level, ruleId, reason, span}) => ({level, ruleId, reason, line: document.placeOf(span.start).line}))
      if (!found.some((finding) => finding.edit?.tier === 'safe')) return {after: text, findings}
      const fixed = fix(document, {rules: configured, scopeFor: () => undefined, unsafe: false, findings: found})
      return {after: decoder.decode(fixed.bytes), findings}
    }
  }
}

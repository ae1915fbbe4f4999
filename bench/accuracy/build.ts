import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {Weights} from '../../src/mojibake/weights.ts'
import type {ProductSource} from './product.ts'

const root = path.join(import.meta.dirname, '../../..')

/** The build that this command is part of. */
export const ownProduct: ProductSource = {tool: 'mojilint', folder: path.join(root, 'dist')}

/** What is put in the place of a module of a build. */
export interface Changes {
  /** The text of `evidence-data.ts`, as the training writes it. */
  readonly evidence?: string
  /** The text of `language-data.ts`, the same. */
  readonly languages?: string
  readonly weights?: Weights
}

/** Copies of this build, other in some of their modules. */
export interface Workshop {
  /** Makes a copy. */
  copy(changes: Changes): ProductSource
  /** Removes all copies. */
  close(): void
}

/** Makes a folder for copies. They run on this project's dependencies. */
export function openWorkshop(): Workshop {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mojilint-accuracy-'))
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}\n')
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  let copies = 0
  return {
    copy({evidence, languages, weights}) {
      const copy = path.join(folder, String(copies++))
      for (const part of ['src', 'rules']) fs.cpSync(path.join(ownProduct.folder, part), path.join(copy, part), {recursive: true, filter: (name) => !/\.d\.ts$|[/\\](?:cli|lsp)$/.test(name)})
      // What the compiler does to these modules: it drops the type.
      if (evidence !== undefined) replace(copy, 'evidence-data.js', evidence.replace('evidenceData: string', 'evidenceData'))
      if (languages !== undefined) replace(copy, 'language-data.js', languages.replace('languageData: string', 'languageData'))
      if (weights !== undefined) replace(copy, 'weights.js', `export const weights = ${JSON.stringify(weights, finite)}\n`)
      return {tool: 'mojilint', folder: copy}
    },
    close: () => fs.rmSync(folder, {recursive: true})
  }
}

/** Replaces a module that must be there, lest a build be measured that is not what its name says. */
function replace(copy: string, module: string, text: string): void {
  const file = path.join(copy, 'src/mojibake', module)
  if (!fs.existsSync(file)) throw new Error(`${file} is missing: build first (npm run build)`)
  fs.writeFileSync(file, text)
}

/** JSON has no infinity. */
function finite(_: string, value: unknown): unknown {
  return value === Infinity ? Number.MAX_VALUE : value
}

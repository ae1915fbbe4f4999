import {execFileSync, spawnSync} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const repository = path.join(import.meta.dirname, '../../..')

/** A copy of the repository that can be changed and built. */
export interface Workspace {
  readonly folder: string
  /** TypeScript files of some of its folders, relative to it, with slashes, in order. */
  sourcesOf(folders: readonly string[]): readonly string[]
  /** Compiles and bundles it. Throws with what the compiler says. */
  build(): void
  /** The compiled test files, relative to the folder of them. */
  testFiles(): readonly string[]
  remove(): void
}

/** Copies the files that git lists; the packages and the shared folder are those of the repository. */
export function createWorkspace(): Workspace {
  const top = fs.mkdtempSync(path.join(os.tmpdir(), 'mojilint-mutants-'))
  const folder = path.join(top, 'mojilint')
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {cwd: repository, encoding: 'utf8'}).split('\0').filter((file) => file !== '' && fs.existsSync(path.join(repository, file)))
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true})
    fs.copyFileSync(path.join(repository, file), path.join(folder, file))
  }
  fs.symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'))
  const shared = path.join(repository, '../shared')
  if (fs.existsSync(shared)) fs.symlinkSync(fs.realpathSync(shared), path.join(top, 'shared'))
  const isSource = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.d.ts')
  return {
    folder,
    sourcesOf: (folders) => files.filter((file) => isSource(file) && folders.some((name) => file.startsWith(`${name}/`))).sort(),
    build() {
      for (const command of [['node_modules/typescript/bin/tsc'], ['dist/scripts/bundle.js']]) {
        const {status, stdout, stderr} = spawnSync(process.execPath, command, {cwd: folder, encoding: 'utf8'})
        if (status !== 0) throw new Error(`The workspace cannot be built: ${stdout}${stderr}`)
      }
    },
    testFiles: () => fs.readdirSync(path.join(folder, 'dist/test'), {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.test.js')).map((file) => file.replaceAll(path.sep, '/')).sort(),
    remove: () => fs.rmSync(top, {recursive: true, force: true})
  }
}

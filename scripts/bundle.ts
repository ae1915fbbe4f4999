/*
 * Puts the modules of the command line into few files, since Node takes half a millisecond to load each, and time to read
 * what a run does not use: `npm run build` calls it after the compiler. `main.js` has what a run needs in which nothing is
 * found, `parts/findings.js` what the first finding needs, and what few runs ask for has files of its own, as have large packages.
 */
import {build, type BuildOptions, type Plugin} from 'esbuild'
import fs from 'node:fs'
import path from 'node:path'
import {rollup} from 'rollup'

const folder = path.join(import.meta.dirname, '../src/cli')
const packages: Readonly<Record<string, string>> = {
  'unified': 'unified',
  'remark-parse': 'remark-parse',
  '@exodus/bytes/encoding.js': 'encoding',
  '@exodus/bytes/multi-byte.js': 'multi-byte',
  '@exodus/bytes/utf16.js': 'utf16'
}
/** Packages that stay where they are. */
const large = ['globby', 'yaml', 'vscode-languageserver/node.js']
/** The modules that begin each file, with all that they import at once. */
const starts = {
  'main': ['src/cli/main.js', 'src/cli/session.js', 'src/cli/run-files.js', 'src/cli/output.js', 'src/cli/outcome.js'],
  'parts/findings': ['src/cli/check.js', 'rules/index.js', 'src/lint/message.js', 'src/cli/reporters/stylish.js']
}
const options = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  // Node's order takes jsonc-parser in a form that cannot be bundled.
  mainFields: ['module', 'main'],
  target: 'node20.19',
  legalComments: 'eof',
  minifyWhitespace: true,
  logLevel: 'warning',
  absWorkingDir: path.join(folder, '../../..')
} satisfies BuildOptions

/**
 * A file loads the packages of all its modules at once: so the modules that need these wait for them when they are run. Node's
 * own modules are asked for as they are: an import reads every member, and so loads what few members need.
 */
const apart: Plugin = {
  name: 'packages apart',
  setup: ({onLoad}) => onLoad({filter: /\/dist\/(?:src|rules)\/.*\.js$/}, ({path: file}) => {
    const code = fs.readFileSync(file, 'utf8')
    const apartCode = code.replace(/^import (\w+|\{[^}]*\}) from '([^']+)';$/gm, (line, names: string, name: string) => {
      const wanted = names.replaceAll(' as ', ': ')
      if (name.startsWith('node:')) return `const ${wanted} = process.getBuiltinModule('${name}');`
      const target = name in packages ? `./packages/${packages[name]}.js` : large.includes(name) ? name : undefined
      return target === undefined ? line : `const ${wanted.startsWith('{') ? wanted : `{default: ${wanted}}`} = await import('${target}');`
    })
    return apartCode === code ? undefined : {contents: apartCode, loader: 'js'}
  })
}

await build({...options, entryPoints: Object.fromEntries(Object.entries(packages).map(([name, file]) => [file, name])), outdir: path.join(folder, 'packages'), splitting: true})
const own = {...options, plugins: [apart], external: ['./packages/*', ...large]}
await build({...own, entryPoints: [path.join(folder, 'sieve-worker.js')], outdir: folder, allowOverwrite: true})
await bundleCommandLine()

/** esbuild finds what each module needs, and leaves out the rest; rollup joins its many files. */
async function bundleCommandLine(): Promise<void> {
  const pieces = path.join(folder, 'pieces')
  const {metafile} = await build({...own, entryPoints: [path.join(folder, 'main.js')], outdir: pieces, splitting: true, metafile: true})
  const outputs = new Map(Object.entries(metafile.outputs).map(([file, output]) => [path.resolve(options.absWorkingDir, file), output]))
  const fileOf = new Map<string, string>()
  const take = (piece: string, file: string): void => {
    const output = outputs.get(piece)
    if (output === undefined || fileOf.has(piece)) return
    fileOf.set(piece, file)
    for (const {path: imported, kind} of output.imports) if (kind === 'import-statement') take(path.resolve(options.absWorkingDir, imported), file)
  }
  for (const [file, modules] of Object.entries(starts)) {
    for (const module of modules) {
      const piece = [...outputs].find(([, {entryPoint}]) => entryPoint === `dist/${module}`)
      if (piece === undefined) throw new Error(`No module ${module} is imported when it is needed`)
      take(piece[0], file)
    }
  }
  const bundle = await rollup({
    input: {main: path.join(pieces, 'main.js')},
    external: (name) => name.startsWith('node:') || large.includes(name) || /^\.\/packages\//.test(name),
    preserveEntrySignatures: false,
    treeshake: false
  })
  await bundle.write({
    dir: folder,
    format: 'es',
    compact: true,
    entryFileNames: '[name].js',
    chunkFileNames: ({name}) => (name.startsWith('parts/') ? `${name}.js` : 'parts/[name].js'),
    manualChunks: (id) => fileOf.get(id)
  })
  await bundle.close()
  fs.rmSync(pieces, {recursive: true})
}

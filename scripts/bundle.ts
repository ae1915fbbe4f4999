/*
 * Puts the modules of the command line into few files, since Node takes half a millisecond to load each: `npm run build` calls it
 * after the compiler. A module that is imported only when it is needed still runs only then. Large packages that few runs ask for
 * go to files of their own.
 */
import {build, type BuildOptions, type Plugin} from 'esbuild'
import fs from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../src/cli')
const packages: Readonly<Record<string, string>> = {
  'unified': 'unified',
  'remark-parse': 'remark-parse',
  '@exodus/bytes/encoding.js': 'encoding',
  '@exodus/bytes/multi-byte.js': 'multi-byte',
  '@exodus/bytes/utf16.js': 'utf16'
}
/** Packages that stay where they are. */
const large = ['globby', 'yaml', 'vscode-languageserver/node.js', 'node:crypto', 'node:child_process']
const options: BuildOptions = {
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
}

/** A bundle loads the packages of all its modules at once: so the modules that need these wait for them when they are run. */
const apart: Plugin = {
  name: 'packages apart',
  setup: ({onLoad}) => onLoad({filter: /\/dist\/(?:src|rules)\/.*\.js$/}, ({path: file}) => {
    const code = fs.readFileSync(file, 'utf8')
    const apartCode = code.replace(/^import (\w+|\{[^}]*\}) from '([^']+)';$/gm, (line, names: string, name: string) => {
      const target = name in packages ? `./packages/${packages[name]}.js` : large.includes(name) ? name : undefined
      if (target === undefined) return line
      return `const ${names.startsWith('{') ? names.replaceAll(' as ', ': ') : `{default: ${names}}`} = await import('${target}');`
    })
    return apartCode === code ? undefined : {contents: apartCode, loader: 'js'}
  })
}

await build({...options, entryPoints: Object.fromEntries(Object.entries(packages).map(([name, file]) => [file, name])), outdir: path.join(folder, 'packages'), splitting: true})
await build({
  ...options,
  entryPoints: [path.join(folder, 'main.js'), path.join(folder, 'sieve-worker.js')],
  outdir: folder,
  allowOverwrite: true,
  plugins: [apart],
  external: ['./packages/*', 'globby', 'yaml', 'vscode-languageserver/node.js']
})

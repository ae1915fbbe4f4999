import {execFileSync} from 'node:child_process'
import path from 'node:path'
import {test} from 'uvu'
import * as assert from 'uvu/assert'
import {createLabelLookup} from '../../../src/cli/declared/label-lookup.ts'
import {hasGit} from '../../git.ts'
import {scratch} from '../scratch.ts'

/** What the lookup says of files, as `file: label (source), ...`. */
async function labels(top: string, files: readonly string[], listed: ReadonlyMap<string, readonly string[]> = new Map()): Promise<readonly string[]> {
  const paths = files.map((file) => path.join(top, file))
  const lookup = await createLabelLookup(paths.map((file) => ({path: file, folder: path.dirname(file)})), listed)
  return paths.map((file, index) => `${files[index] ?? ''}: ${lookup(file).map(({label, source}) => `${label} (${source})`).join(', ')}`)
}

test('files of editors hold from the nearest folder up to a root', async () => {
  const top = scratch({'.editorconfig': '[*]\ncharset=latin1\n', 'a/.editorconfig': '[*.md]\ncharset=utf-8\n', 'b/.editorconfig': 'root=true\n', 'b/c/x.md': ''})
  assert.equal(await labels(top, ['x.md', 'a/x.md', 'a/x.txt', 'b/c/x.md']), [
    'x.md: latin1 (.editorconfig)', 'a/x.md: utf-8 (.editorconfig)', 'a/x.txt: latin1 (.editorconfig)', 'b/c/x.md: '
  ])
})

test('a folder that was listed without such files is not looked at again', async () => {
  const top = scratch({'.editorconfig': '[*]\ncharset=latin1\n'})
  assert.equal(await labels(top, ['x.md'], new Map([[top, []]])), ['x.md: '])
  assert.equal(await labels(top, ['x.md'], new Map([[top, ['.editorconfig']]])), ['x.md: latin1 (.editorconfig)'])
})

if (hasGit('the encodings of git attributes')) {
  test('git says which attributes hold, before the files of editors', async () => {
    const top = scratch({
      '.gitattributes': '*.txt working-tree-encoding=CP1251\nb\\[1\\].txt working-tree-encoding=UTF-16\n*.md text\n', '.editorconfig': '[*]\ncharset=utf-8\n',
      'sub/.gitattributes': '*.txt -working-tree-encoding\n'
    })
    execFileSync('git', ['init', '-q'], {cwd: top})
    assert.equal(await labels(top, ['a.txt', 'b[1].txt', 'sub/a.txt', 'a.md', 'new\nline.txt']), [
      'a.txt: CP1251 (.gitattributes), utf-8 (.editorconfig)', 'b[1].txt: UTF-16 (.gitattributes), utf-8 (.editorconfig)', 'sub/a.txt: utf-8 (.editorconfig)',
      'a.md: utf-8 (.editorconfig)', 'new\nline.txt: CP1251 (.gitattributes), utf-8 (.editorconfig)'
    ])
  })

  test('every repository is asked for its own files', async () => {
    const top = scratch({'one/.gitattributes': '* working-tree-encoding=latin1\n', 'two/.gitattributes': '* working-tree-encoding=koi8-r\n'})
    for (const name of ['one', 'two']) execFileSync('git', ['init', '-q'], {cwd: path.join(top, name)})
    assert.equal(await labels(top, ['one/a', 'two/a', 'a']), ['one/a: latin1 (.gitattributes)', 'two/a: koi8-r (.gitattributes)', 'a: '])
  })
}

test('attributes outside a repository say nothing', async () => {
  const top = scratch({'.gitattributes': '* working-tree-encoding=latin1\n'})
  assert.equal(await labels(top, ['a.txt']), ['a.txt: '])
})

test.run()

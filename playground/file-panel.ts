import {copyText} from './clipboard.ts'
import {element, fill} from './element.ts'
import {findingList} from './finding-list.ts'
import type {ProofSettings} from './proof-view.ts'
import type {JudgedFile} from './question.ts'
import {decisionInWords, reportOf, sizeInWords} from './report.ts'
import {counted, textOf} from './sentence.ts'
import {spelledText} from './shown-text.ts'

/** A file that was opened. */
export interface OpenedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What the panel of a file calls. */
export interface FileCommands {
  readonly isUnsafe: boolean
  setUnsafe(isUnsafe: boolean): void
  close(): void
  notice(text: string): void
}

/** Shows what the whole linter makes of a file. */
export function showFile(parent: Element, {name, bytes}: OpenedFile, judged: JudgedFile | {readonly isBinary: true}, settings: ProofSettings, commands: FileCommands): void {
  const {words} = settings
  const close = element('button', {type: 'button', class: 'quiet', click: commands.close}, words.file.close)
  const heading = element('h1', {id: 'file-heading', tabindex: -1}, element('bdi', {}, spelledText(name)))
  if ('isBinary' in judged) return fill(parent, element('header', {class: 'file-head'}, heading, close), element('p', {}, words.file.binary))
  const {decision, findings, fixedBytes, leftCount, refusal, lineCount, isUtf8} = judged
  const unsafe = element('input', {type: 'checkbox', checked: commands.isUnsafe, change: () => commands.setUnsafe(unsafe.checked)})
  const download = element('button', {type: 'button', class: 'primary', click: () => save(name, fixedBytes ?? bytes)}, words.file.download)
  const report = element('button', {type: 'button', class: 'quiet', click: async () => commands.notice(await copyText(reportOf(name, judged, words)) ? words.copied : words.copyFailed)}, words.file.copyReport)
  fill(parent,
    element('header', {class: 'file-head'}, heading, close),
    element('p', {class: 'hint'}, sizeInWords(bytes.length, lineCount, words)),
    element('p', {class: 'decision'}, decisionInWords(decision, words)),
    decision.declarations.length === 0 ? undefined : element('ul', {class: 'declarations'}, ...decision.declarations.map(({label, source}) => element('li', {}, textOf(words.file.declares, {label: spelledText(label), source})))),
    decision.conflicts.length === 0 ? undefined : element('p', {class: 'conflict'}, words.file.conflict),
    isUtf8 && !commands.isUnsafe ? undefined : element('p', {}, element('label', {class: 'check'}, unsafe, ` ${words.file.unsafe}`)),
    refusal === undefined ? undefined : element('p', {class: 'conflict', lang: 'en'}, refusal),
    element('div', {class: 'bar-of-buttons'}, fixedBytes === undefined ? undefined : download, report),
    findings.length === 0 ? undefined : element('p', {class: 'hint'}, fixedBytes === undefined ? words.file.nothingToFix : counted(words.file.left, leftCount)),
    element('h2', {}, findings.length === 0 ? words.file.clean : counted(words.file.findings, findings.length)),
    findings.length === 0 ? undefined : findingList(findings, settings))
}

/** Gives bytes to the browser as a download. */
function save(name: string, bytes: Uint8Array): void {
  const url = URL.createObjectURL(new Blob([bytes.slice().buffer], {type: 'application/octet-stream'}))
  element('a', {href: url, download: name}).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

import {createAnnouncer} from './announcer.ts'
import {copyText} from './clipboard.ts'
import {takeFiles} from './drop-target.ts'
import {byId} from './element.ts'
import {examples} from './examples.ts'
import {createFileSession} from './file-session.ts'
import {keepLanguage, languages, preferredLanguage} from './language.ts'
import {createNotice} from './notice.ts'
import type {PageState} from './page-state.ts'
import {speak} from './page-words.ts'
import {followSelection} from './selection.ts'
import {textOf} from './sentence.ts'
import {fragmentOf, readFragment} from './share-link.ts'
import {createTextSession} from './text-session.ts'
import {startWorker} from './worker-client.ts'

// The entry of the page: it joins its parts to the buttons and fields of index.html.
const input = byId<HTMLTextAreaElement>('input')
const optIn = byId<HTMLInputElement>('opt-in')
const fileInput = byId<HTMLInputElement>('file-input')
const exampleSelect = byId<HTMLSelectElement>('example')
const languageSelect = byId<HTMLSelectElement>('language')

const notice = createNotice(byId('notice'))
const state: PageState = {
  ask: startWorker(),
  language: preferredLanguage(),
  tables: {all: [], optIn: []},
  isOptIn: false,
  notice,
  run(work) {
    work().catch((error: unknown) => notice(textOf(state.language.words.failed, {error: error instanceof Error ? error.message : String(error)})))
  }
}
const text = createTextSession(state, createAnnouncer(byId('spoken-status')))
const selection = followSelection(state, text)
const file = createFileSession(state, (isOpen) => {
  document.body.classList.toggle('has-file', isOpen)
  text.pause(isOpen)
  selection.forget()
  if (isOpen) return
  text.judge()
  input.focus()
})

function judge(): void {
  if (file.isOpen()) file.refresh()
  else text.judge()
}

function setOptIn(isOptIn: boolean): void {
  optIn.checked = isOptIn
  state.isOptIn = isOptIn
}

function setText(value: string): void {
  file.close()
  input.value = value
  input.setSelectionRange(0, 0)
  input.scrollTop = 0
  selection.forget()
  text.judge()
}

function openLink(): void {
  const shared = readFragment(location.hash)
  if (shared === 'broken') notice(state.language.words.brokenLink)
  if (shared === undefined || shared === 'broken') return judge()
  setOptIn(shared.isOptIn)
  setText(shared.text)
}

async function copyResult(): Promise<void> {
  const fixed = text.fixed()
  if (fixed !== undefined) notice(await copyText(fixed) ? state.language.words.copied : state.language.words.copyFailed)
}

async function copyLink(): Promise<void> {
  const fragment = fragmentOf({text: input.value, isOptIn: optIn.checked})
  if (fragment === undefined) return notice(state.language.words.tooLong)
  history.replaceState(null, '', fragment)
  notice(await copyText(location.href) ? state.language.words.shared : state.language.words.copyFailed)
}

async function showExample(): Promise<void> {
  const example = exampleSelect.value === '' ? undefined : examples[Number(exampleSelect.value)]
  if (example === undefined) return
  exampleSelect.value = ''
  setOptIn(example.tables.some((name) => state.tables.optIn.includes(name)))
  setText(await state.ask({kind: 'damage', text: example.text, tables: example.tables}))
}

input.addEventListener('input', judge)
optIn.addEventListener('change', () => {
  setOptIn(optIn.checked)
  selection.forget()
  judge()
})
byId('copy').addEventListener('click', () => state.run(copyResult))
byId('share').addEventListener('click', () => state.run(copyLink))
byId('open').addEventListener('click', () => fileInput.click())
byId('clear').addEventListener('click', () => {
  history.replaceState(null, '', location.pathname + location.search)
  setText('')
  input.focus()
})
fileInput.addEventListener('change', () => {
  const [first] = fileInput.files ?? []
  if (first !== undefined) file.open(first)
  fileInput.value = ''
})
exampleSelect.addEventListener('change', () => state.run(showExample))
languageSelect.addEventListener('change', () => {
  state.language = languages.find(({code}) => code === languageSelect.value) ?? state.language
  keepLanguage(state.language)
  speak(state.language)
  selection.forget()
  judge()
})
addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !file.isOpen()) {
    event.preventDefault()
    state.run(copyResult)
  } else if (event.key === 'Escape') file.close()
})
addEventListener('hashchange', openLink)
takeFiles(file.open, (isOver) => {
  byId('drop').hidden = !isOver
})

speak(state.language)
state.run(async () => {
  state.tables = await state.ask({kind: 'tables'})
  openLink()
  document.documentElement.dataset['ready'] = ''
})
// Keeps the page for the time without a network; where the origin is not secure it works with one all the same.
if ('serviceWorker' in navigator) navigator.serviceWorker.register('service-worker.js').catch(() => undefined)

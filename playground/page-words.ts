import {byId, element, fill} from './element.ts'
import {examples} from './examples.ts'
import {languages, type Language} from './language.ts'

/** Puts the words of a language into the fixed parts of the page. */
export function speak({code, words}: Language): void {
  document.documentElement.lang = code
  document.title = words.title
  const texts: Readonly<Record<string, string>> = {
    headline: words.headline, lead: words.lead, privacy: words.privacy, 'input-label': words.input, 'result-label': words.result, 'result-empty': words.resultEmpty,
    open: words.openFile, clear: words.clear, copy: words.copy, share: words.share, 'opt-in-label': words.optIn, keys: words.keys, 'lines-label': words.lines,
    'source-code': words.sourceCode, 'command-line': words.commandLine, drop: words.dropHere, 'language-label': words.language, 'example-label': words.example, 'share-note': words.shareNote
  }
  for (const [id, text] of Object.entries(texts)) byId(id).textContent = text
  byId('input').setAttribute('placeholder', words.placeholder)
  fill(byId('example'), element('option', {value: ''}, words.chooseExample), ...examples.map(({language, tables}, index) =>
    element('option', {value: index}, `${language} \u00b7 ${tables.length > 1 && new Set(tables).size === 1 ? `${tables[0]} \u00d7 ${tables.length}` : tables.join(', ')}`)))
  fill(byId('language'), ...languages.map((language) => element('option', {value: language.code, lang: language.code, selected: language.code === code}, language.name)))
}

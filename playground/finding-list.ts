import {element} from './element.ts'
import {moreButton} from './more-button.ts'
import {proofView, type ProofSettings} from './proof-view.ts'
import type {PlacedFinding} from './question.ts'
import {textOf} from './sentence.ts'
import {shownText} from './shown-text.ts'

/** Findings that are shown at first. */
const mostFindings = 50

/** Shows findings as an editor does: the line with what is found underlined, and the message under it. */
export function findingList(findings: readonly PlacedFinding[], settings: ProofSettings): HTMLElement {
  const list = element('ol', {class: 'findings'})
  const more = moreButton(settings.words)
  const show = (most: number): void => {
    list.append(...findings.slice(list.children.length, most).map((placed) => findingItem(placed, settings)))
    more.offer(findings.length - list.children.length, () => show(list.children.length + 4 * mostFindings))
  }
  show(mostFindings)
  return element('div', {}, list, more.button)
}

function findingItem({finding, isFixable, line, column, endLine, endColumn, text}: PlacedFinding, settings: ProofSettings): HTMLElement {
  const {words} = settings
  const {level, reason, ruleId, note = ''} = finding
  const place = element('div', {class: 'place'})
  const button = element('button', {type: 'button', class: 'quiet', 'aria-expanded': 'false', click: async () => {
    const isOpen = button.getAttribute('aria-expanded') === 'true'
    button.setAttribute('aria-expanded', String(!isOpen))
    if (isOpen) return place.replaceChildren()
    const [explanation] = await settings.ask({kind: 'lines', lineNumbers: [line]})
    if (explanation !== undefined) place.replaceChildren(proofView(explanation, settings))
  }}, words.file.explain)
  const end = endLine > line ? text.length : endColumn - 1
  return element('li', {class: `finding ${level}`},
    element('p', {class: 'finding-head'},
      element('span', {class: `severity ${level}`}, words.file.severities[level]), ' ',
      element('span', {class: 'where'}, textOf(words.file.place, {line, column})), ' ',
      element('code', {class: 'rule'}, ruleId), isFixable ? element('span', {class: 'fixable'}, words.file.fixable) : undefined),
    element('div', {class: 'source'}, element('span', {class: 'number', 'aria-hidden': 'true'}, String(line)),
      element('bdi', {class: 'code-line'}, ...shownText(text, [{start: column - 1, end: Math.max(end, column - 1), kind: level}], 400))),
    // Rules speak English.
    element('p', {class: 'reason', lang: 'en'}, reason),
    note === '' ? undefined : element('details', {class: 'note', lang: 'en'}, element('summary', {lang: document.documentElement.lang}, words.why), element('p', {}, note)),
    button, place)
}

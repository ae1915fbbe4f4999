import type {ByteGroup, Layer, Outcome, ProvedReading} from '../src/index.ts'
import {shownBytes} from '../src/lint/shown.ts'
import {element, fill} from './element.ts'
import {moreButton} from './more-button.ts'
import {textOf} from './sentence.ts'
import {shownText, spelledText} from './shown-text.ts'
import type {Words} from './words/words.ts'
import type {Ask} from './worker-client.ts'

/** A way to see a line as bytes. */
interface View {
  readonly label: string
  readonly text: string
  readonly through: string | Layer
}

/** What a line is seen as bytes by. */
export interface ByteViewInput {
  readonly text: string
  readonly outcome: Outcome
  readonly readings: readonly ProvedReading[]
  /** Names of all tables. */
  readonly tables: readonly string[]
}

/** Most sequences that are shown at once. */
const mostGroups = 160

/** Shows a line as characters, bytes and UTF-8 structure, through the table that explains it or one that is chosen. */
export function byteView(input: ByteViewInput, words: Words, ask: Ask): HTMLElement {
  const views = viewsOf(input, words)
  const list = element('ol', {class: 'groups', dir: 'ltr', tabindex: 0, 'aria-label': words.bytes})
  const more = moreButton(words)
  let asked = 0
  const show = async (view: View): Promise<void> => {
    const number = ++asked
    const groups = await ask({kind: 'bytes', text: view.text, through: view.through})
    if (number !== asked) return
    fill(list)
    const grow = (most: number): void => {
      list.append(...groups.slice(list.children.length, most).map((group) => cell(group, words)))
      more.offer(groups.length - list.children.length, () => grow(list.children.length + 10 * mostGroups))
    }
    grow(mostGroups)
  }
  const select = element('select', {change: () => void show(views[select.selectedIndex] ?? views[0]!)}, ...views.map(({label}) => element('option', {}, label)))
  void show(views[0]!)
  return element('section', {class: 'byte-view'},
    element('h3', {}, words.bytes),
    element('p', {class: 'hint'}, words.bytesNote),
    element('div', {class: 'byte-bar'}, element('label', {}, `${words.through} `, select), legend(words)),
    list, more.button)
}

function viewsOf({text, outcome, readings, tables}: ByteViewInput, words: Words): readonly View[] {
  const [best] = 'reading' in outcome ? [outcome.reading] : 'readings' in outcome ? outcome.readings : readings
  const layers = best === undefined ? [] : best.layers.map((layer, index): View => ({
    label: best.layers.length > 1 ? textOf(words.layerNumber, {number: index + 1, table: layer.tables[0] ?? ''}) : (layer.tables[0] ?? ''),
    // A mark at the start of a line is no part of a reading.
    text: index === 0 ? bodyOf(text, best) : best.layers[index - 1]!.text,
    through: layer
  }))
  const isKnown = (name: string): boolean => tables.includes(name) || name === 'latin-1'
  const likely = likelyTables(outcome).filter(isKnown)
  const told = new Set([...layers.map(({label}) => label)])
  const named = [...new Set([...likely, ...tables])].filter((name) => !told.has(name)).map((name): View => ({label: name, text, through: name}))
  const own: View = {label: words.asItStands, text, through: 'utf-8'}
  if (layers.length > 0) return [...layers, own, ...named]
  return likely.length > 0 ? [...named.slice(0, likely.length), own, ...named.slice(likely.length)] : [own, ...named]
}

/** The tables that come nearest to explaining a line that has no reading. */
function likelyTables(outcome: Outcome): readonly string[] {
  switch (outcome.kind) {
    case 'partial': return [outcome.damage.table]
    case 'lost': return outcome.damage === undefined ? [] : [outcome.damage.table]
    case 'unproved': return [...outcome.attempts.map(({tables: [name = '']}) => name), ...(outcome.part === undefined ? [] : [outcome.part.table])]
    default: return []
  }
}

/** The part of the line that a reading is of. */
function bodyOf(text: string, {pairs}: ProvedReading): string {
  const [first] = pairs
  return first === undefined ? text : text.slice(first.foundStart - first.expectedStart)
}

function cell({found, bytes, roles, expected, problem}: ByteGroup, words: Words): HTMLElement {
  const spoken = `${spelledText(found)}: ${bytes.length === 0 ? words.noByte : bytes.map((byte, index) => `${shownBytes([byte])} ${words.roles[roles[index] ?? 'never']}`).join(', ')}${problem === undefined ? ` \u2192 ${spelledText(expected ?? '')}` : `, ${words.roles.breaks}`}`
  const isPlain = roles.length === 1 && roles[0] === 'ascii'
  return element('li', {class: problem === undefined ? (isPlain ? 'group plain' : 'group') : 'group breaks'},
    element('span', {class: 'spoken'}, spoken),
    element('span', {'aria-hidden': 'true', class: 'stack'},
      element('bdi', {class: 'found'}, ...shownText(found)),
      element('span', {class: 'cells'}, ...(bytes.length === 0
        ? [element('span', {class: 'byte none'}, '\u2014')]
        : bytes.map((byte, index) => element('span', {class: `byte is-${roles[index] ?? 'never'}`}, shownBytes([byte]))))),
      element('bdi', {class: 'expected'}, ...(problem === undefined ? shownText(expected ?? '') : ['\u2715']))))
}

function legend(words: Words): HTMLElement {
  const item = (kind: 'ascii' | 'lead' | 'continuation', sample: string): HTMLElement => element('li', {}, element('span', {class: `byte is-${kind}`, 'aria-hidden': 'true'}, sample), words.roles[kind])
  return element('ul', {class: 'legend'}, item('ascii', '41'), item('lead', 'C3'), item('continuation', 'A9'),
    element('li', {}, element('span', {class: 'byte breaks', 'aria-hidden': 'true'}, '\u2715'), words.roles.breaks))
}

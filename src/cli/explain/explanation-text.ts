import {weightInWords} from '../../lint/explanation-words.ts'
import type {Explanation, Outcome} from '../../lint/explanation.ts'
import {layersInWords, quoted} from '../../lint/reading-words.ts'
import type {Pair} from '../../mojibake/pair.ts'
import type {ProvedReading} from '../../mojibake/proved-reading.ts'
import {forTerminal, forTerminalLine} from '../terminal-text.ts'
import {alignedRows} from './aligned-rows.ts'
import {paintWith, type Paint} from './paint.ts'
import {pairRows} from './pair-rows.ts'

/** How explanations are laid out. */
export interface TextSettings {
  /** What the lines are of, as the user would type it; undefined for a text of the command line. */
  readonly name: string | undefined
  readonly color: boolean
}

/**
 * Lays explanations out for people: for each line first what it should be, then the pairs, the other readings, and why. Ends in
 * a line end. Of several lines, those with nothing beyond ASCII or without a piece that goes back take one line each.
 *
 * What comes from files goes through `forTerminal`.
 */
export function explanationText(explanations: readonly Explanation[], {name, color}: TextSettings): string {
  const paint = paintWith(color)
  const isOne = explanations.length === 1
  let text = ''
  let wasBlock = false
  for (const explanation of explanations) {
    const place = isOne && name === undefined ? '' : name === undefined ? `line ${explanation.lineNumber}` : `${forTerminalLine(name)}:${explanation.lineNumber}`
    const isBlock = isOne || explanation.outcome.kind !== 'right' || explanation.findings.length > 0
    const lines = isBlock ? [...(place === '' ? [] : [paint.bold(place)]), ...blockOf(explanation, paint)] : [`${paint.bold(place)}  ${explanation.summary}`]
    text += `${text !== '' && (isBlock || wasBlock) ? '\n' : ''}${lines.join('\n')}\n`
    wasBlock = isBlock
  }
  return text
}

function blockOf({text, outcome, readings, findings, summary, reasons}: Explanation, paint: Paint): readonly string[] {
  const {texts, tables, gain} = shownReadings(outcome)
  const firstDamaged = tables[0]?.pairs[0]?.foundStart ?? 0
  const found = cut(text, firstDamaged)
  const labelled = [...texts.map(([label, expected]) => [label, paint.green(cut(expected, firstDamaged))]), ['found', texts.length > 0 ? paint.red(found) : found]]
  const told = new Set(tables.map(({reading}) => reading))
  const others = readings.filter((reading) => !told.has(reading))
  return [
    ...labelled.map(([label = '', line = '']) => `${paint.dim(label.padEnd(9))} ${line}`),
    paint.bold(forTerminalLine(summary)),
    ...tables.flatMap(({reading, pairs}) => ['', ...(tables.length > 1 && reading !== undefined ? [readingLine(reading)] : []), ...tableOf(pairs, paint)]),
    ...section('Other readings:', alignedRows(others.map(readingRow)), paint),
    ...section('Why:', reasons, paint),
    ...(findings.length > 0 ? [''] : []),
    // The reason of what is explained here would only say it again.
    ...findings.map(({level, ruleId, reason, ...finding}) => forTerminalLine(`Reported: ${level} ${ruleId}${gain !== undefined && finding.gain === gain ? '' : `: ${reason}`}`))
  ]
}

interface ShownTable {
  readonly reading?: ProvedReading
  readonly pairs: readonly Pair[]
}

interface ShownReadings {
  /** What may have to stand there, with a label each. */
  readonly texts: readonly (readonly [label: string, text: string])[]
  readonly tables: readonly ShownTable[]
  /** Gain of what the line is reported for; undefined where nothing is, or something else. */
  readonly gain?: number
}

/** What is shown of an outcome in full. */
function shownReadings(outcome: Outcome): ShownReadings {
  switch (outcome.kind) {
    case 'repaired':
    case 'left':
      return {texts: [['expected', outcome.reading.text]], tables: [asTable(outcome.reading)], gain: outcome.reading.gain}
    case 'ambiguous':
      return {texts: outcome.readings.map(({text}, index) => [index === 0 ? 'either' : 'or', text]), tables: outcome.readings.map(asTable), gain: outcome.readings[0]!.gain}
    case 'partial':
    case 'lost':
      return outcome.damage === undefined ? {texts: [], tables: []} : {texts: [['probably', outcome.damage.text]], tables: [{pairs: outcome.damage.pairs}], gain: outcome.damage.gain}
    case 'escaped':
      return {texts: [], tables: [{pairs: outcome.pairs}], gain: outcome.gain}
    case 'unlikely':
      return {texts: [], tables: [asTable(outcome.reading)]}
    default:
      return {texts: [], tables: []}
  }
}

function asTable(reading: ProvedReading): ShownTable {
  return {reading, pairs: reading.pairs}
}

function tableOf(pairs: readonly Pair[], paint: Paint): readonly string[] {
  const [head = '', ...rows] = alignedRows(pairRows(pairs), 0).map((row) => `  ${forTerminalLine(row)}`)
  return [paint.dim(head), ...rows]
}

function readingRow({text, layers, gain}: ProvedReading): readonly string[] {
  return [weightInWords(gain), quoted(text), layersInWords(layers)]
}

function readingLine(reading: ProvedReading): string {
  return forTerminalLine(readingRow(reading).join('  '))
}

function section(title: string, lines: readonly string[], paint: Paint): readonly string[] {
  return lines.length === 0 ? [] : ['', paint.dim(title), ...lines.map((line) => `  ${forTerminalLine(line)}`)]
}

/** Code units that are shown of a long line, and how many of them before the first damaged character; JSON has all. */
const mostShown = 400
const shownBefore = 100

function cut(text: string, firstDamaged: number): string {
  if (text.length <= mostShown) return forTerminal(text)
  const start = Math.max(0, firstDamaged - shownBefore)
  const end = start + mostShown
  return `${start > 0 ? '\u2026 ' : ''}${forTerminal(text.slice(start, end))}${end < text.length ? ' \u2026' : ''}`
}

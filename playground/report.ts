import type {JudgedFile, PlacedFinding} from './question.ts'
import {counted, textOf, whole} from './sentence.ts'
import {spelledText} from './shown-text.ts'
import type {Words} from './words/words.ts'

/** Writes what was found in a file as plain text, to be pasted elsewhere. */
export function reportOf(name: string, {decision, findings}: JudgedFile, words: Words): string {
  return [
    `mojilint: ${spelledText(name)}`,
    decisionInWords(decision, words),
    findings.length === 0 ? words.file.clean : counted(words.file.findings, findings.length),
    ...findings.flatMap((placed) => ['', findingLine(placed, words), ...(placed.finding.note ?? '').split('\n').filter((line) => line !== '').map((line) => `  ${line}`)])
  ].join('\n') + '\n'
}

/** Says which encoding a file was read in, and what decided it. */
export function decisionInWords({encoding, decidedBy}: JudgedFile['decision'], words: Words): string {
  return textOf(words.file.decided, {encoding: encoding === 'utf-8' ? 'UTF-8' : encoding, step: words.file.steps[decidedBy]})
}

/** Says how large a file is. */
export function sizeInWords(size: number, lineCount: number, words: Words): string {
  return counted(words.file.size, lineCount, {size: whole(size), lines: whole(lineCount)})
}

function findingLine({finding, line, column, endLine, endColumn}: PlacedFinding, words: Words): string {
  return `${line}:${column}-${endLine}:${endColumn} ${words.file.severities[finding.level]} ${finding.ruleId}: ${finding.reason}`
}

import {createHash} from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type {Document} from '../../lint/document.ts'
import type {RuledFinding} from '../../lint/finding.ts'
import {damagedText} from '../damaged-text.ts'
import {systemPath} from '../files/path-bytes.ts'
import type {SuppressionFile, Suppressions} from './suppression-file.ts'

/** What a run does with the suppressions beside obeying them. */
export interface SuppressionTask {
  /** `suppress` adds what is found, `prune` takes away what is not. */
  readonly kind: 'obey' | 'suppress' | 'prune'
  /** The rules whose findings `suppress` adds; undefined for all. */
  readonly rules: readonly string[] | undefined
}

/** The suppressions of a run: it leaves findings out, and knows in the end what has changed. */
export interface Ledger {
  readonly file: SuppressionFile
  readonly task: SuppressionTask
  /** What happened so far. */
  readonly counts: LedgerCounts
  /** Whether it lists anything of a file (an absolute path). */
  lists(file: string): boolean
  /** Leaves suppressed findings of a file (an absolute path) out. Infos stay, since they fail no run. */
  withoutSuppressed(file: string, document: Document, findings: readonly RuledFinding[]): readonly RuledFinding[]
  /** Judges the entries of files that were checked, or that are gone from one of these folders (absolute paths). */
  settle(folders: readonly string[]): void
}

/** Numbers of findings, but for texts that are exceeded. */
export interface LedgerCounts {
  /** Left out. */
  suppressed: number
  /** Added to the list. */
  added: number
  /** Texts of a rule in a file that occur more often than the list allows, so that all their findings are shown. */
  exceeded: number
  /** Allowed by the list and not there. */
  unused: number
  /** Taken from the list. */
  pruned: number
}

/** Opens the suppressions for a run. */
export function createLedger(file: SuppressionFile, task: SuppressionTask): Ledger {
  const {suppressions} = file
  const home = path.dirname(file.path)
  const found: Suppressions = new Map()
  const counts: LedgerCounts = {suppressed: 0, added: 0, exceeded: 0, unused: 0, pruned: 0}
  const isAdded = (rule: string): boolean => task.kind === 'suppress' && (task.rules?.includes(rule) ?? true)
  const keyOf = (absolute: string): string => path.relative(home, absolute).replaceAll(path.sep, '/')
  return {
    file, task, counts,
    lists: (absolute) => suppressions.has(keyOf(absolute)),
    withoutSuppressed(absolute, document, findings) {
      const key = keyOf(absolute)
      const hidden = new Set<RuledFinding>()
      found.set(key, new Map())
      for (const {rule, text, alike} of groupsOf(document, findings)) {
        const allowed = suppressions.get(key)?.get(rule)?.get(text) ?? 0
        setCount(found, [key, rule, text], alike.length)
        if (alike.length > allowed) {
          if (!isAdded(rule)) {
            if (allowed > 0) counts.exceeded++
            continue
          }
          setCount(suppressions, [key, rule, text], alike.length)
          counts.added += alike.length - allowed
        }
        for (const finding of alike) hidden.add(finding)
      }
      counts.suppressed += hidden.size
      return findings.filter((finding) => !hidden.has(finding))
    },
    settle(folders) {
      for (const [key, rules] of suppressions) {
        const absolute = path.resolve(home, key)
        if (!found.has(key) && !isGoneFrom(folders, absolute)) continue
        for (const [rule, texts] of rules) for (const [text, allowed] of texts) {
          const count = found.get(key)?.get(rule)?.get(text) ?? 0
          if (count >= allowed) continue
          if (task.kind !== 'prune') counts.unused += allowed - count
          else {
            counts.pruned += allowed - count
            if (count > 0) texts.set(text, count)
            else texts.delete(text)
          }
        }
      }
    }
  }
}

/** Findings of one rule about the same text. */
interface Group {
  readonly rule: string
  readonly text: string
  readonly alike: RuledFinding[]
}

function groupsOf(document: Document, findings: readonly RuledFinding[]): Iterable<Group> {
  const groups = new Map<string, Group>()
  for (const finding of findings) {
    if (finding.level === 'info') continue
    const text = shortened(damagedText(document, finding))
    const key = `${finding.ruleId}\0${text}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, {rule: finding.ruleId, text, alike: [finding]})
    else group.alike.push(finding)
  }
  return groups.values()
}

/** A text that is not too long for a line of a list: past 200 code units its beginning and its SHA-256 stand for it. */
function shortened(text: string): string {
  return text.length <= 200 ? text : `${text.slice(0, 100)} ... ${createHash('sha256').update(text).digest('hex')}`
}

function setCount(suppressions: Suppressions, [key, rule, text]: readonly [string, string, string], count: number): void {
  const rules = suppressions.get(key) ?? new Map<string, Map<string, number>>()
  const texts = rules.get(rule) ?? new Map<string, number>()
  suppressions.set(key, rules.set(rule, texts.set(text, count)))
}

/** Whether a file that is not there would have been found in one of these folders. */
function isGoneFrom(folders: readonly string[], file: string): boolean {
  const wasInside = folders.some((folder) => file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep))
  return wasInside && !fs.existsSync(systemPath(file))
}

import {ownProduct} from './build.ts'
import {run, type Answers, type Job} from './job.ts'
import {installPeers} from './peer.ts'
import type {QuestionName} from './question.ts'
import {damagedRow} from './summary.ts'
import {percent, textTable} from './text-table.ts'

/** What the tools do with the same lines. */
export interface PeerTables {
  /** By question: what is repaired. */
  readonly repaired: string
  /** By question: what is reported. */
  readonly reported: string
  /** By table, for scattered lines. */
  readonly scattered: string
}

/** The questions that all tools are asked. */
const peerQuestions: readonly QuestionName[] = ['precision', 'scattered', 'mixed', 'whole', 'layers', 'published', 'negatives']

/** Installs the peers, asks all tools about the same lines, and gives the tables. */
export async function peerTables(job: Omit<Job, 'products' | 'half'>): Promise<PeerTables> {
  const folder = installPeers()
  const [own = {}, ftfy = {}, rumdl = {}] = await run({...job, questions: peerQuestions, products: [ownProduct, {tool: 'ftfy', folder}, {tool: 'rumdl', folder}]})
  return {repaired: repairedTable(own, ftfy), reported: reportedTable(own, rumdl), scattered: scatteredTable(own, {ftfy, rumdl})}
}

function repairedTable(own: Answers, ftfy: Answers): string {
  const rows = peerQuestions.map((question) => {
    const [mine, theirs] = [rowsOf(own, question), rowsOf(ftfy, question)]
    const share = ({damaged}: Rows): string => percent(damaged.restored, damaged.lines)
    return [question, String(mine.damaged.lines), share(mine), share(theirs), String(mine.damaged.wrong), String(theirs.damaged.wrong), String(mine.right.lines), String(mine.right.wrong), String(theirs.right.wrong)]
  })
  return textTable(['question', 'damaged', 'mojilint restores %', 'ftfy restores %', 'mojilint: wrong', 'ftfy: wrong', 'right', 'mojilint: rewritten', 'ftfy: rewritten'], rows)
}

function reportedTable(own: Answers, rumdl: Answers): string {
  const rows = peerQuestions.map((question) => {
    const [mine, theirs] = [rowsOf(own, question), rowsOf(rumdl, question)]
    const share = ({damaged}: Rows): string => percent(damaged.reported, damaged.lines)
    return [question, String(mine.damaged.lines), share(mine), share(theirs), String(mine.right.lines), String(mine.right.reported), String(theirs.right.reported)]
  })
  return textTable(['question', 'damaged', 'mojilint reports %', 'MD083 reports %', 'right', 'mojilint: reported', 'MD083: reported'], rows)
}

function scatteredTable(own: Answers, {ftfy, rumdl}: {readonly ftfy: Answers; readonly rumdl: Answers}): string {
  const rows = Object.entries(own.scattered?.tables ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)).map(([table, mine]) => {
    const fixed = ftfy.scattered?.tables[table]
    const reported = rumdl.scattered?.tables[table]
    return [table, String(mine.lines), percent(mine.restored, mine.lines), percent(fixed?.restored ?? 0, fixed?.lines ?? 0), percent(mine.reported, mine.lines), percent(reported?.reported ?? 0, reported?.lines ?? 0)]
  })
  return textTable(['table', 'lines', 'mojilint restores %', 'ftfy restores %', 'mojilint reports %', 'MD083 reports %'], rows)
}

type Rows = ReturnType<typeof rowsOf>

function rowsOf(answers: Answers, question: QuestionName) {
  const answer = answers[question] ?? {tables: {}, right: {lines: 0, restored: 0, untouched: 0, wrong: 0, reported: 0}, faults: []}
  return {damaged: damagedRow(answer), right: answer.right}
}

import type {Check} from './check.ts'
import type {FileReport} from './reporters/file-report.ts'

/** Makes the report of a checked document; what makes messages is loaded at the first finding of a run. */
export async function reportOf({document, findings}: Check, {path, cwd}: {readonly path: string | undefined; readonly cwd: string}): Promise<FileReport> {
  const {toMessage} = await import('../lint/message.ts')
  const {encoding, decidedBy} = document.decision
  return {path, cwd, encoding, decidedBy, messages: findings.map((finding) => toMessage(document, finding))}
}

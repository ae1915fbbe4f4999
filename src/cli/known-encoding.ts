import type {DecideOptions} from '../encoding/decide.ts'
import type {RepositoryLabel} from '../encoding/repository-label.ts'
import type {FileSettings} from './config/settings-lookup.ts'
import type {Session} from './session.ts'

/** What is known about a file's encoding before its bytes are read; `labels` are the repository's. */
export function knownEncoding({options}: Session, settings: FileSettings, labels: readonly RepositoryLabel[]): DecideOptions {
  const configured = settings.encoding === undefined ? [] : [{label: settings.encoding, source: 'configuration'}]
  return {encoding: options.encoding, contentType: options['content-type'], declared: [...configured, ...labels]}
}

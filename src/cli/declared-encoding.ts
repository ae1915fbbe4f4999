import type {FileSettings} from './config/settings-lookup.ts'
import type {Session} from './session.ts'

/** The label of the encoding that the user declares for a file: the command line's before the configuration's. */
export function declaredEncoding({options}: Session, settings: FileSettings): string | undefined {
  return options.encoding ?? settings.encoding
}

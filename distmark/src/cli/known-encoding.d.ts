import type { DecideOptions } from '../encoding/decide.ts';
import type { RepositoryLabel } from '../encoding/repository-label.ts';
import type { FileSettings } from './config/settings-lookup.ts';
import type { Session } from './session.ts';
/** What is known about a file's encoding before its bytes are read; `labels` are the repository's. */
export declare function knownEncoding({ options }: Session, settings: FileSettings, labels: readonly RepositoryLabel[]): DecideOptions;

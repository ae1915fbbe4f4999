import type {ByteRole, Breaker, DecidedBy, Loss, Outcome, RefusalCause, Severity, Strength} from '../../src/index.ts'

/**
 * All words of the page in one language. `{name}` stands for a value, which may be an element; where a text has a `|`, the first
 * half is for one and the second for any other number.
 */
export interface Words {
  readonly title: string
  readonly headline: string
  readonly lead: string
  readonly privacy: string
  readonly language: string
  readonly sourceCode: string
  readonly commandLine: string
  readonly input: string
  readonly placeholder: string
  readonly result: string
  readonly resultEmpty: string
  readonly openFile: string
  readonly clear: string
  readonly example: string
  readonly chooseExample: string
  readonly optIn: string
  readonly dropHere: string
  readonly copy: string
  readonly copied: string
  readonly copyFailed: string
  readonly share: string
  readonly shared: string
  readonly shareNote: string
  readonly tooLong: string
  readonly brokenLink: string
  readonly failed: string
  readonly more: string
  readonly status: {
    readonly empty: string
    readonly mended: string
    readonly someLeft: string
    readonly nothing: string
    readonly found: string
  }
  readonly keys: string
  readonly lines: string
  readonly line: string
  readonly lineOf: string
  readonly piece: string
  readonly pieceNote: string
  readonly replacePiece: string
  readonly outcomes: Readonly<Record<Outcome['kind'] | 'ascii', readonly [title: string, sentence: string]>>
  readonly found: string
  readonly expected: string
  readonly probably: string
  readonly either: string
  readonly proof: string
  readonly misread: string
  readonly misreadThen: string
  readonly agree: string
  readonly layers: string
  readonly gain: string
  readonly gainOf: string
  readonly leastGain: string
  readonly fileGain: string
  readonly strengths: Readonly<Record<Strength, string>>
  readonly pairs: string
  readonly pairLabel: string
  readonly pairLost: string
  readonly times: string
  readonly others: string
  readonly why: string
  readonly rivals: string
  readonly partly: string
  readonly partGain: string
  readonly cutUnits: string
  readonly breaks: string
  readonly attempt: string
  readonly attemptWhole: string
  readonly problems: Readonly<Record<Breaker['problem'], string>>
  readonly unlikely: string
  readonly miss: string
  readonly escaped: string
  readonly losses: Readonly<Record<Loss['kind'], string>>
  readonly lossAt: string
  readonly badBytesAt: string
  readonly refusals: Readonly<Record<RefusalCause, string>>
  readonly bytes: string
  readonly bytesNote: string
  readonly through: string
  readonly asItStands: string
  readonly layerNumber: string
  readonly roles: Readonly<Record<ByteRole | 'breaks', string>>
  readonly noByte: string
  readonly file: {
    readonly decided: string
    readonly steps: Readonly<Record<DecidedBy, string>>
    readonly declares: string
    readonly conflict: string
    readonly findings: string
    readonly clean: string
    readonly severities: Readonly<Record<Severity, string>>
    readonly fixable: string
    readonly download: string
    readonly nothingToFix: string
    readonly left: string
    readonly unsafe: string
    readonly copyReport: string
    readonly close: string
    readonly binary: string
    readonly explain: string
    readonly place: string
    readonly tooLarge: string
    readonly size: string
  }
}

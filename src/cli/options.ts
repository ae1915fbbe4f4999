/** A group of options in the help text. */
export type OptionGroup = 'Fix' | 'Rules and configuration' | 'Suppressions' | 'Files' | 'Output' | 'Exit code' | 'Other'

/** One option of the command line: parser, help text and docs come from this. */
export interface OptionSpec {
  readonly type: 'flag' | 'text' | 'count'
  /** One letter. */
  readonly short?: string
  /** What the help calls the value; flags have none. */
  readonly value?: string
  /** Whether the option may be given more than once. */
  readonly multiple?: boolean
  readonly group: OptionGroup
  /** One sentence without its full stop. */
  readonly help: string
}

/** All options, by their long name, in the order of the help text. */
export const optionSpecs = {
  fix: {type: 'flag', group: 'Fix', help: 'Repair what is proved, and report what is left'},
  diff: {type: 'flag', group: 'Fix', help: 'Print what --fix would change and write nothing; exit 1 when it would change something'},
  'unsafe-fixes': {type: 'flag', group: 'Fix', help: 'With --fix or --diff: also write files whose encoding is certain again as UTF-8, correct what they declare, and read bytes of other legacy encodings back'},

  config: {type: 'text', short: 'c', value: 'FILE', group: 'Rules and configuration', help: 'Use this configuration for all files instead of the nearest one'},
  'no-config-lookup': {type: 'flag', group: 'Rules and configuration', help: 'Look for no configuration files'},
  rule: {type: 'text', value: 'ID:SETTING', multiple: true, group: 'Rules and configuration', help: 'Set a rule on top of the configuration: no-bom:off, \'no-bom: [error, {always: true}]\''},
  'no-inline-config': {type: 'flag', group: 'Rules and configuration', help: 'Obey no directives in comments of files, such as mojilint-disable-next-line'},
  'report-unused-disable-directives': {type: 'flag', group: 'Rules and configuration', help: 'Report directives that change nothing, as errors'},
  'print-config': {type: 'text', value: 'FILE', group: 'Rules and configuration', help: 'Print what is set for a file, as a configuration in JSON, and exit'},
  init: {type: 'flag', group: 'Rules and configuration', help: 'Check the files, say what was found, write .mojilintrc.json for them, and exit'},
  'list-rules': {type: 'flag', group: 'Rules and configuration', help: 'List the rules and exit'},

  'suppress-all': {type: 'flag', group: 'Suppressions', help: 'Put up with all errors and warnings that there are: add them to the suppressions'},
  'suppress-rule': {type: 'text', value: 'RULE', multiple: true, group: 'Suppressions', help: 'The same for this rule only'},
  'prune-suppressions': {type: 'flag', group: 'Suppressions', help: 'Take away suppressions that match nothing any more'},
  'suppressions-location': {type: 'text', value: 'PATH', group: 'Suppressions', help: 'The file of suppressions, or its folder; mojilint-suppressions.json when left out'},
  'pass-on-unpruned-suppressions': {type: 'flag', group: 'Suppressions', help: 'Do not exit 2 for suppressions that match nothing any more'},

  ext: {type: 'text', value: 'LIST', multiple: true, group: 'Files', help: 'Search folders for these extensions as well: .vue,.svelte'},
  'ignore-pattern': {type: 'text', value: 'PATTERN', multiple: true, group: 'Files', help: 'Ignore files as a line of .gitignore in this folder would'},
  'no-ignore': {type: 'flag', group: 'Files', help: 'Ignore no files: neither ignore files nor --ignore-pattern hold'},
  'no-gitignore': {type: 'flag', group: 'Files', help: 'Read no .gitignore files; .mojilintignore still holds'},
  'no-error-on-unmatched-pattern': {type: 'flag', group: 'Files', help: 'Accept paths and patterns that match nothing'},
  stdin: {type: 'flag', group: 'Files', help: 'Read one document from standard input, as - does; with --fix it goes to standard output'},
  'stdin-filename': {type: 'text', value: 'PATH', group: 'Files', help: 'The name of the document that is read from standard input'},
  'files-from': {type: 'text', value: 'FILE', group: 'Files', help: 'Check the files that are listed in a file, or with - on standard input, a name a line'},
  null: {type: 'flag', short: '0', group: 'Files', help: 'With --files-from and --show-files: names end in NUL and not in a line end'},
  shard: {type: 'text', value: 'I/N', group: 'Files', help: 'Check only the Ith of N equal parts of the files, for runs that share the work'},
  concurrency: {type: 'text', value: 'N', group: 'Files', help: 'Read many files with up to N threads; as many as there are processors, at most 4, by default'},
  'show-files': {type: 'flag', group: 'Files', help: 'List the files that would be read, and exit'},
  'content-type': {type: 'text', value: 'VALUE', group: 'Files', help: 'The Content-Type header that came with the files: \'text/html; charset=big5\''},
  encoding: {type: 'text', value: 'LABEL', group: 'Files', help: 'The encoding of the files, where no mark says otherwise'},

  format: {type: 'text', short: 'f', value: 'NAME[:FILE]', multiple: true, group: 'Output', help: 'How findings are reported: stylish (the default), compact, json, jsonl, sarif, github, gitlab, junit or rdjson; may be repeated, and go to a file'},
  'output-file': {type: 'text', short: 'o', value: 'FILE', group: 'Output', help: 'Write the report, the first of several, to a file; missing folders are made'},
  verbose: {type: 'flag', group: 'Output', help: 'Show all pairs of each finding, and why it was found and fixed or not'},
  quiet: {type: 'flag', group: 'Output', help: 'Report errors only; warnings still count for --max-warnings'},
  color: {type: 'flag', group: 'Output', help: 'Colour the report, whatever the terminal and the environment say'},
  'no-color': {type: 'flag', group: 'Output', help: 'Do not colour the report'},

  'max-warnings': {type: 'count', value: 'N', group: 'Exit code', help: 'Exit 1 when there are more warnings than this'},
  'exit-zero': {type: 'flag', group: 'Exit code', help: 'Exit 0 whatever is found; 2 is kept'},
  'exit-non-zero-on-fix': {type: 'flag', group: 'Exit code', help: 'Exit 1 when --fix changed a file'},

  explain: {type: 'text', value: 'TEXT|FILE:LINE|-', group: 'Other', help: 'Explain a text, a line of a file, or each line of standard input: how it can be read, and why it is fixed or not; with --format json for programs'},
  lsp: {type: 'flag', group: 'Other', help: 'Serve an editor: speak the Language Server Protocol on standard input and output'},
  debug: {type: 'flag', group: 'Other', help: 'Show the stack of errors and which configuration holds'},
  help: {type: 'flag', short: 'h', group: 'Other', help: 'Show this help and exit'},
  version: {type: 'flag', short: 'v', group: 'Other', help: 'Show the version and exit'}
} as const satisfies Readonly<Record<string, OptionSpec>>

/** The long name of an option. */
export type OptionName = keyof typeof optionSpecs

type ValueOf<Spec extends OptionSpec> =
  Spec extends {readonly type: 'flag'} ? true :
  Spec extends {readonly type: 'count'} ? number :
  Spec extends {readonly multiple: true} ? readonly string[] :
  string

/** The options that were given, by their long names. */
export type OptionValues = {readonly [Name in OptionName]?: ValueOf<(typeof optionSpecs)[Name]>}

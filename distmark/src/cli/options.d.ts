/** A group of options in the help text. */
export type OptionGroup = 'Fix' | 'Rules and configuration' | 'Suppressions' | 'Files' | 'Output' | 'Exit code' | 'Other';
/** One option of the command line: parser, help text and docs come from this. */
export interface OptionSpec {
    readonly type: 'flag' | 'text' | 'count';
    /** One letter. */
    readonly short?: string;
    /** What the help calls the value; flags have none. */
    readonly value?: string;
    /** Whether the option may be given more than once. */
    readonly multiple?: boolean;
    readonly group: OptionGroup;
    /** One sentence without its full stop. */
    readonly help: string;
}
/** All options, by their long name, in the order of the help text. */
export declare const optionSpecs: {
    readonly fix: {
        readonly type: 'flag';
        readonly group: 'Fix';
        readonly help: 'Repair what is proved, and report what is left';
    };
    readonly diff: {
        readonly type: 'flag';
        readonly group: 'Fix';
        readonly help: 'Print what --fix would change and write nothing; exit 1 when it would change something';
    };
    readonly 'unsafe-fixes': {
        readonly type: 'flag';
        readonly group: 'Fix';
        readonly help: 'With --fix or --diff: also write files whose encoding is certain again as UTF-8, correct what they declare, and read bytes of other legacy encodings back';
    };
    readonly config: {
        readonly type: 'text';
        readonly short: 'c';
        readonly value: 'FILE';
        readonly group: 'Rules and configuration';
        readonly help: 'Use this configuration for all files instead of the nearest one';
    };
    readonly 'no-config-lookup': {
        readonly type: 'flag';
        readonly group: 'Rules and configuration';
        readonly help: 'Look for no configuration files';
    };
    readonly rule: {
        readonly type: 'text';
        readonly value: 'ID:SETTING';
        readonly multiple: true;
        readonly group: 'Rules and configuration';
        readonly help: 'Set a rule on top of the configuration: no-bom:off, \'no-bom: [error, {always: true}]\'';
    };
    readonly 'no-inline-config': {
        readonly type: 'flag';
        readonly group: 'Rules and configuration';
        readonly help: 'Obey no directives in comments of files, such as mojilint-disable-next-line';
    };
    readonly 'report-unused-disable-directives': {
        readonly type: 'flag';
        readonly group: 'Rules and configuration';
        readonly help: 'Report directives that change nothing, as errors';
    };
    readonly 'print-config': {
        readonly type: 'text';
        readonly value: 'FILE';
        readonly group: 'Rules and configuration';
        readonly help: 'Print what is set for a file, as a configuration in JSON, and exit';
    };
    readonly init: {
        readonly type: 'flag';
        readonly group: 'Rules and configuration';
        readonly help: 'Check the files, say what was found, write .mojilintrc.json for them, and exit';
    };
    readonly 'list-rules': {
        readonly type: 'flag';
        readonly group: 'Rules and configuration';
        readonly help: 'List the rules and exit';
    };
    readonly 'suppress-all': {
        readonly type: 'flag';
        readonly group: 'Suppressions';
        readonly help: 'Put up with all errors and warnings that there are: add them to the suppressions';
    };
    readonly 'suppress-rule': {
        readonly type: 'text';
        readonly value: 'RULE';
        readonly multiple: true;
        readonly group: 'Suppressions';
        readonly help: 'The same for this rule only';
    };
    readonly 'prune-suppressions': {
        readonly type: 'flag';
        readonly group: 'Suppressions';
        readonly help: 'Take away suppressions that match nothing any more';
    };
    readonly 'suppressions-location': {
        readonly type: 'text';
        readonly value: 'PATH';
        readonly group: 'Suppressions';
        readonly help: 'The file of suppressions, or its folder; mojilint-suppressions.json when left out';
    };
    readonly 'pass-on-unpruned-suppressions': {
        readonly type: 'flag';
        readonly group: 'Suppressions';
        readonly help: 'Do not exit 2 for suppressions that match nothing any more';
    };
    readonly ext: {
        readonly type: 'text';
        readonly value: 'LIST';
        readonly multiple: true;
        readonly group: 'Files';
        readonly help: 'Search folders for these extensions as well: .vue,.svelte';
    };
    readonly 'ignore-pattern': {
        readonly type: 'text';
        readonly value: 'PATTERN';
        readonly multiple: true;
        readonly group: 'Files';
        readonly help: 'Ignore files as a line of .gitignore in this folder would';
    };
    readonly 'no-ignore': {
        readonly type: 'flag';
        readonly group: 'Files';
        readonly help: 'Ignore no files: neither ignore files nor --ignore-pattern hold';
    };
    readonly 'no-gitignore': {
        readonly type: 'flag';
        readonly group: 'Files';
        readonly help: 'Read no .gitignore files; .mojilintignore still holds';
    };
    readonly 'no-error-on-unmatched-pattern': {
        readonly type: 'flag';
        readonly group: 'Files';
        readonly help: 'Accept paths and patterns that match nothing';
    };
    readonly stdin: {
        readonly type: 'flag';
        readonly group: 'Files';
        readonly help: 'Read one document from standard input, as - does; with --fix it goes to standard output';
    };
    readonly 'stdin-filename': {
        readonly type: 'text';
        readonly value: 'PATH';
        readonly group: 'Files';
        readonly help: 'The name of the document that is read from standard input';
    };
    readonly 'files-from': {
        readonly type: 'text';
        readonly value: 'FILE';
        readonly group: 'Files';
        readonly help: 'Check the files that are listed in a file, or with - on standard input, a name a line';
    };
    readonly null: {
        readonly type: 'flag';
        readonly short: '0';
        readonly group: 'Files';
        readonly help: 'With --files-from and --show-files: names end in NUL and not in a line end';
    };
    readonly shard: {
        readonly type: 'text';
        readonly value: 'I/N';
        readonly group: 'Files';
        readonly help: 'Check only the Ith of N equal parts of the files, for runs that share the work';
    };
    readonly concurrency: {
        readonly type: 'text';
        readonly value: 'N';
        readonly group: 'Files';
        readonly help: 'Read many files with up to N threads; as many as there are processors, at most 4, by default';
    };
    readonly 'show-files': {
        readonly type: 'flag';
        readonly group: 'Files';
        readonly help: 'List the files that would be read, and exit';
    };
    readonly 'content-type': {
        readonly type: 'text';
        readonly value: 'VALUE';
        readonly group: 'Files';
        readonly help: 'The Content-Type header that came with the files: \'text/html; charset=big5\'';
    };
    readonly encoding: {
        readonly type: 'text';
        readonly value: 'LABEL';
        readonly group: 'Files';
        readonly help: 'The encoding of the files, where no mark says otherwise';
    };
    readonly format: {
        readonly type: 'text';
        readonly short: 'f';
        readonly value: 'NAME[:FILE]';
        readonly multiple: true;
        readonly group: 'Output';
        readonly help: 'How findings are reported: stylish (the default), compact, json, jsonl, sarif, github, gitlab, junit or rdjson; may be repeated, and go to a file';
    };
    readonly 'output-file': {
        readonly type: 'text';
        readonly short: 'o';
        readonly value: 'FILE';
        readonly group: 'Output';
        readonly help: 'Write the report, the first of several, to a file; missing folders are made';
    };
    readonly verbose: {
        readonly type: 'flag';
        readonly group: 'Output';
        readonly help: 'Show all pairs of each finding, and why it was found and fixed or not';
    };
    readonly quiet: {
        readonly type: 'flag';
        readonly group: 'Output';
        readonly help: 'Report errors only; warnings still count for --max-warnings';
    };
    readonly color: {
        readonly type: 'flag';
        readonly group: 'Output';
        readonly help: 'Colour the report, whatever the terminal and the environment say';
    };
    readonly 'no-color': {
        readonly type: 'flag';
        readonly group: 'Output';
        readonly help: 'Do not colour the report';
    };
    readonly 'max-warnings': {
        readonly type: 'count';
        readonly value: 'N';
        readonly group: 'Exit code';
        readonly help: 'Exit 1 when there are more warnings than this';
    };
    readonly 'exit-zero': {
        readonly type: 'flag';
        readonly group: 'Exit code';
        readonly help: 'Exit 0 whatever is found; 2 is kept';
    };
    readonly 'exit-non-zero-on-fix': {
        readonly type: 'flag';
        readonly group: 'Exit code';
        readonly help: 'Exit 1 when --fix changed a file';
    };
    readonly explain: {
        readonly type: 'text';
        readonly value: 'TEXT|FILE:LINE|-';
        readonly group: 'Other';
        readonly help: 'Explain a text, a line of a file, or each line of standard input: how it can be read, and why it is fixed or not; with --format json for programs';
    };
    readonly lsp: {
        readonly type: 'flag';
        readonly group: 'Other';
        readonly help: 'Serve an editor: speak the Language Server Protocol on standard input and output';
    };
    readonly debug: {
        readonly type: 'flag';
        readonly group: 'Other';
        readonly help: 'Show the stack of errors and which configuration holds';
    };
    readonly help: {
        readonly type: 'flag';
        readonly short: 'h';
        readonly group: 'Other';
        readonly help: 'Show this help and exit';
    };
    readonly version: {
        readonly type: 'flag';
        readonly short: 'v';
        readonly group: 'Other';
        readonly help: 'Show the version and exit';
    };
};
/** The long name of an option. */
export type OptionName = keyof typeof optionSpecs;
type ValueOf<Spec extends OptionSpec> = Spec extends {
    readonly type: 'flag';
} ? true : Spec extends {
    readonly type: 'count';
} ? number : Spec extends {
    readonly multiple: true;
} ? readonly string[] : string;
/** The options that were given, by their long names. */
export type OptionValues = {
    readonly [Name in OptionName]?: ValueOf<(typeof optionSpecs)[Name]>;
};
export {};

/** The hooks of pre-commit, `.pre-commit-hooks.yaml`: they take the files that a search of folders takes. */
export declare function preCommitHooks(): string;

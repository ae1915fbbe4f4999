/** A repository with the tag of a release. */
export interface Release {
    readonly folder: string;
    readonly tag: string;
}
/** Releases the work tree as it is, once for all tests: commits a copy of it and runs `scripts/release.sh` there. Needs git and a registry. */
export declare function releaseOnce(): Release;

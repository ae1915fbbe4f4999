import { type Job } from './job.ts';
/** What the tools do with the same lines. */
export interface PeerTables {
    /** By question: what is repaired. */
    readonly repaired: string;
    /** By question: what is reported. */
    readonly reported: string;
    /** By table, for scattered lines. */
    readonly scattered: string;
}
/** Installs the peers, asks all tools about the same lines, and gives the tables. */
export declare function peerTables(job: Omit<Job, 'products' | 'half'>): Promise<PeerTables>;

import '../../src/encoding/standard-codecs.ts';
import type { Job } from './job.ts';
/**
 * Times what deciding a suspect line of about 100 bytes costs, all tables together: reading its text, its readings, their
 * gains and the verdict. Gives the table; times differ from machine to machine and from run to run.
 */
export declare function costTable({ corpora, languages, sampling }: Pick<Job, 'corpora' | 'languages' | 'sampling'>): string;

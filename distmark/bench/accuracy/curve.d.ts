import { type Measure } from './measure.ts';
/** What each threshold and each margin costs and gives, the other as it is. */
export interface Curve {
    readonly threshold: string;
    readonly margin: string;
}
/** Measures with every threshold and every margin, and gives the tables. */
export declare function curveTables(measure: Measure): Promise<Curve>;

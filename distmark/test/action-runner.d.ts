/** An action's file, as far as a runner of composite actions reads it. */
export interface Action {
    readonly inputs: Readonly<Record<string, {
        readonly description: string;
        readonly default: string;
    }>>;
    readonly outputs: Readonly<Record<string, {
        readonly value: string;
    }>>;
    readonly runs: {
        readonly using: string;
        readonly steps: readonly Step[];
    };
}
interface Step {
    readonly id?: string;
    readonly name?: string;
    readonly uses?: string;
    readonly run?: string;
    readonly shell?: string;
    readonly env?: Readonly<Record<string, string>>;
    readonly 'working-directory'?: string;
}
/** What a workflow says of a step, and what the event was. */
export interface ActionCall {
    readonly workspace: string;
    readonly inputs?: Readonly<Record<string, string>>;
    readonly event?: object;
}
/** What came of an action; `status` is that of the first step that failed, or 0. */
export interface ActionResult {
    readonly status: number | null;
    readonly stdout: string;
    readonly stderr: string;
    readonly outputs: Readonly<Record<string, string>>;
}
/** Reads the action of a folder. */
export declare function readAction(folder: string): Action;
/** Runs the action that lies in a folder. Throws where a workflow gives an input that the action does not have. */
export declare function runAction(folder: string, { workspace, inputs, event }: ActionCall): ActionResult;
export {};

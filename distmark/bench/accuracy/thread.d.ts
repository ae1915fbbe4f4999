/** Runs a module beside this one in a thread of its own and gives the one message that it posts. Rejects when it fails. */
export declare function inThread<Message>(module: string, workerData: unknown): Promise<Message>;

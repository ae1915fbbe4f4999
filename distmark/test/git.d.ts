/** Whether git can be asked; where it is missing, prints what is not checked for want of it. */
export declare function hasGit(unchecked: string): boolean;

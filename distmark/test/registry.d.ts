/** Whether packages can be installed; where they cannot, prints what is not checked for want of them. */
export declare function hasRegistry(unchecked: string): boolean;

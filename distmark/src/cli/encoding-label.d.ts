/** Says what is wrong with the label of an encoding, as a sentence for the user; undefined when the standard knows it. */
export declare function faultOfLabel(label: string): string | undefined;

/**
 * The upper halves (bytes 80 to FF) of the code pages that the Encoding Standard lacks and real damage needs: the consoles
 * and archives of MS-DOS and Windows. Source: the mapping tables that the Unicode Consortium publishes for Microsoft's OEM
 * code pages (VENDORS/MICSFT/PC/CP437.TXT, CP850.TXT, CP852.TXT).
 */
export declare const oemUpperHalves: {
    readonly cp437: string;
    readonly cp850: string;
    readonly cp852: string;
};

import fs from 'node:fs';
/** Lists a folder; names that are not UTF-8 keep their bytes as `pathOfBytes` has it. Throws what the file system throws. */
export declare function folderEntries(folder: string): fs.Dirent[];

import { firstFault } from './utf8.js';
/** Works wherever JavaScript does. */
const portable = {
    isAscii(bytes) {
        for (let index = 0; index < bytes.length; index++)
            if (bytes[index] >= 0x80)
                return false;
        return true;
    },
    isUtf8: (bytes) => firstFault(bytes) === undefined,
    indexOf: (bytes, byte, start) => bytes.indexOf(byte, start)
};
/** The search in use: the portable one until `useByteSearch` puts the runtime's own in its place. */
export let byteSearch = portable;
/** Puts a search into use, for all calls from now on. */
export function useByteSearch(search) {
    byteSearch = search;
}

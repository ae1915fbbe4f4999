/**
 * Gives the number of bytes of the character at `index` in an encoding that is ASCII for bytes below 80, by its first
 * bytes: 1 to 4. Right for bytes that the encoding can read; reads none beyond the end.
 */
export function characterLength(encoding, bytes, index) {
    const length = leads[encoding]?.(bytes[index], bytes[index + 1] ?? 0) ?? 1;
    return Math.min(length, bytes.length - index);
}
const twoBytes = (lead) => (lead > 0x80 && lead < 0xff ? 2 : 1);
const isDigit = (byte) => byte >= 0x30 && byte <= 0x39;
const chinese = (lead, second) => (lead > 0x80 && lead < 0xff && isDigit(second) ? 4 : twoBytes(lead));
const leads = {
    gbk: chinese,
    gb18030: chinese,
    big5: twoBytes,
    'euc-kr': twoBytes,
    'euc-jp': (lead) => (lead === 0x8f ? 3 : lead === 0x8e || (lead > 0xa0 && lead < 0xff) ? 2 : 1),
    shift_jis: (lead) => ((lead > 0x80 && lead < 0xa0) || (lead > 0xdf && lead < 0xfd) ? 2 : 1)
};

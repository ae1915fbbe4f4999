import { isAscii } from './ascii.js';
import { isWide } from './mark.js';
/**
 * Lists the declarations that something stronger contradicts, each once. Characters beyond ASCII in valid UTF-8 contradict
 * every other encoding, since other text is hardly ever valid UTF-8 by chance; ASCII reads alike in all encodings that a
 * file is declared to be in, but for UTF-16.
 */
export function conflictsOf(declarations, evidence) {
    const known = declarations.filter(({ encoding }) => encoding !== undefined);
    if (known.length === 0)
        return [];
    const { bytes, markLength, isUtf8, decisive } = evidence;
    const isPlain = !(decisive === 'mark' && isWide(evidence.encoding)) && isAscii(bytes, markLength);
    return known.flatMap((declaration) => {
        const others = { declaration, expected: evidence.encoding };
        if (isPlain)
            return isWide(declaration.encoding ?? '') && isTextWithoutNul(bytes) ? [{ declaration, against: 'bytes', expected: 'utf-8' }] : [];
        if (isUtf8)
            return declaration.encoding === 'utf-8' ? [] : [{ declaration, against: 'bytes', expected: 'utf-8' }];
        if (decisive === undefined || declaration === decisive || agrees(declaration, evidence.encoding))
            return [];
        return [{ ...others, against: decisive }];
    });
}
function isTextWithoutNul(bytes) {
    return bytes.length > 0 && !bytes.includes(0);
}
/** Whether a declaration means an encoding. GBK is read as gb18030, and plain UTF-16 leaves the order of bytes to the mark. */
function agrees({ encoding, label }, other) {
    if (encoding === other)
        return true;
    if (/^utf-16$/i.test(label))
        return other.startsWith('utf-16');
    return isChinese(encoding) && isChinese(other);
}
function isChinese(encoding) {
    return encoding === 'gbk' || encoding === 'gb18030';
}

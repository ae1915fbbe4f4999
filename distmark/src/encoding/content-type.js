/**
 * Reads the value of a Content-Type header, or the whole header line. Gives undefined for what is no media type. Of several
 * charsets the first holds. Source: https://mimesniff.spec.whatwg.org/#parsing-a-mime-type.
 */
export function readContentType(header) {
    const value = header.replace(/^[\t ]*content-type[\t ]*:/i, '').replace(blanksAround, '');
    const type = /^([-!#$%&'*+.^`|~\w]+\/[-!#$%&'*+.^`|~\w]+)[\t\n\r ]*(?:;|$)/.exec(value);
    if (type?.[1] === undefined)
        return undefined;
    return { essence: type[1].toLowerCase(), charset: charsetOf(value.slice(type[0].length)) };
}
const blanksAround = /^[\t\n\r ]+|[\t\n\r ]+$/g;
/** A parameter: a name, and a value in quotation marks or without them; or what else stands between semicolons. */
const parameter = /([^;=]+)=(?:"((?:\\.|[^"\\])*)[^;]*|([^;]*))|[^;]+/gs;
function charsetOf(parameters) {
    for (const [, name = '', quoted, plain] of parameters.matchAll(parameter)) {
        if (name.replace(/^[\t\n\r ]+/, '').toLowerCase() !== 'charset')
            continue;
        const value = quoted?.replace(/\\(.)/gs, '$1') ?? plain?.replace(blanksAround, '');
        if (value !== undefined && value !== '')
            return value;
    }
    return undefined;
}

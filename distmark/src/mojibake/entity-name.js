import { tableOf } from '../encoding/tables.js';
/**
 * Names of HTML's character references for the bytes of windows-1252 from 80 on, in order; `-` where it has no character, or HTML
 * no name. Source: https://html.spec.whatwg.org/multipage/named-characters.html
 */
const names = [
    'euro - sbquo fnof bdquo hellip dagger Dagger circ permil Scaron lsaquo OElig - Zcaron -',
    '- lsquo rsquo ldquo rdquo bull ndash mdash tilde trade scaron rsaquo oelig - zcaron Yuml',
    'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr',
    'deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest',
    'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml',
    'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig',
    'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml',
    'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
].join(' ').split(' ');
let characters;
/** Gives the character of the reference `&name;`, if it is one of windows-1252 beyond ASCII. */
export function characterOfName(name) {
    characters ??= new Map(names.map((known, index) => [known, String.fromCharCode(tableOf('windows-1252').upperHalf[index])]));
    return name === '-' ? undefined : characters.get(name);
}
/** Gives the character of a numeric reference; 80 to 9F mean the bytes of windows-1252, as HTML says. */
export function characterOfNumber(codePoint) {
    if (codePoint >= 0x80 && codePoint < 0xa0)
        return String.fromCharCode(tableOf('windows-1252').upperHalf[codePoint - 0x80]);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : undefined;
}

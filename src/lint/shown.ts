/**
 * Shows text in a message: controls, invisible and bidirectional characters become `U+009D`, so that a reader sees what
 * stands there and a terminal is not steered by it.
 */
export function shown(text: string): string {
  // Most text holds nothing of the kind.
  return plain.test(text) ? text : text.replace(unseen, (character) => `<${codePointName(character)}>`)
}

/** Names a character as Unicode does: `U+00E9`. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Shows bytes in upper-case hexadecimal, parted by blanks: `C3 A9`. */
export function shownBytes(bytes: Iterable<number>): string {
  let shown = ''
  for (const byte of bytes) shown += (shown === '' ? '' : ' ') + hexadecimal[byte]!
  return shown
}

const hexadecimal = Array.from({length: 256}, (_, byte) => byte.toString(16).toUpperCase().padStart(2, '0'))
const plain = /^[ -~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e\u2190-\u21ff]*$/
// Controls, format characters, line and paragraph separators, blanks other than the space, unpaired surrogates, private use.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]|(?! )\p{Zs}|\ufe0f/gu

import type {RepairedWord} from './repaired-word.ts'

/**
 * Gives a function that tells whether the right form of a damaged word stands in one of `texts`: the word itself, or each of
 * its repaired characters alone in marks.
 *
 * Catches pages about encodings, which name a letter alone beside damage that is glued to others (`\u00c3\u201e2` instead of
 * `"\u00c4"`); spares damage in prose that holds the same letter in another word, in marks or not.
 */
export function rightFormFinder(texts: readonly string[]): (word: RepairedWord) => boolean {
  let forms: readonly string[] | undefined
  return ({text, characters}) => {
    if (texts.some((beside) => holdsWord(beside, text))) return true
    // Most texts beside damage hold none of its characters: those need no search for forms.
    if (!characters.every((character) => texts.some((beside) => beside.includes(character)))) return false
    forms ??= [...new Set(texts.flatMap(markedForms))]
    const parts = forms.filter((form) => text.includes(form))
    return characters.every((character) => parts.some((part) => part.includes(character)))
  }
}

/** Whether a word stands in a text and is not a part of a longer one. */
function holdsWord(text: string, word: string): boolean {
  for (let index = text.indexOf(word); index >= 0; index = text.indexOf(word, index + 1)) {
    const before = text.charAt(index - 1)
    const after = text.charAt(index + word.length)
    if (!/\p{L}/u.test(before) && !/\p{L}/u.test(after)) return true
  }
  return false
}

// Quotation marks of all languages (each opens in some and closes in others), parentheses, brackets, HTML tags.
const opening = '[\\p{Pi}\\p{Pf}\\p{Ps}"`>]|(?<!\\p{L})\''
const closing = '[\\p{Pi}\\p{Pf}\\p{Pe}"`<]|\'(?!\\p{L})'
const form = '[^\\s\\p{Pi}\\p{Pf}\\p{Ps}\\p{Pe}"\'`|<>.,;:!?]{1,64}'
const cellStart = '^[ \\t]{0,40}(?:\\* )?- |^|[|>]'
const arrow = '[-=]>|[\\u2190-\\u21ff\\u27f0-\\u27ff\\u2794-\\u27be]'
const marked = new RegExp(
  [
    `(?<=${opening})(?:${form}|.)(?=${closing})`,
    `(?<=(?:${cellStart})[ \\t]{0,40})${form}(?=[ \\t]{0,40}(?:$|[|<]))`,
    `(?<=(?:${arrow})[ \\t]{0,4})${form}`,
    `(?<=^|\\s)${form}(?=[ \\t]{0,4}(?:${arrow}))`
  ].join('|'),
  'gu'
)

/** The texts that stand alone in marks, in a cell of a table, or beside an arrow; at most 64 characters each. Linear. */
function markedForms(text: string): readonly string[] {
  return text.match(marked) ?? []
}

import {english} from './words/en.ts'
import {portuguese} from './words/pt.ts'
import {spanish} from './words/es.ts'
import type {Words} from './words/words.ts'

/** A language of the interface. */
export interface Language {
  /** As in the `lang` attribute. */
  readonly code: 'en' | 'pt' | 'es'
  /** What its speakers call it. */
  readonly name: string
  readonly words: Words
}

/** The languages of the interface; the first is the one of last resort. */
export const languages: readonly [Language, ...Language[]] = [
  {code: 'en', name: 'English', words: english},
  {code: 'pt', name: 'Português', words: portuguese},
  {code: 'es', name: 'Español', words: spanish}
]

const key = 'mojilint-language'

/** Gives the language that was chosen before, or else the first that the browser asks for. */
export function preferredLanguage(): Language {
  const wanted = [stored(), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase())
  for (const code of wanted) {
    const language = languages.find((one) => one.code === code)
    if (language !== undefined) return language
  }
  return languages[0]
}

/** Keeps the chosen language for the next visit, where the browser allows it. */
export function keepLanguage({code}: Language): void {
  try {
    localStorage.setItem(key, code)
  } catch {
    // Storage may be shut off; then the language lasts as long as the page.
  }
}

function stored(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

import type {Child} from './element.ts'

/** Puts values, which may be elements, into the places of a text: `{name}`. */
export function sentence(template: string, values: Readonly<Record<string, Child>>): readonly Child[] {
  return template.split(/\{(\w+)\}/).map((piece, index) => (index % 2 === 0 ? piece : values[piece]))
}

/** The same for values that are text. */
export function textOf(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** Chooses the half of a text that fits a number, and puts the number in the place `{count}`. */
export function counted(template: string, count: number, values: Readonly<Record<string, string | number>> = {}): string {
  const [one = '', other = one] = template.split('|')
  return textOf(count === 1 ? one : other, {count: whole(count), ...values})
}

/** Writes a gain for people: one decimal, as the language of the page writes it. */
export function decimal(value: number): string {
  return value.toLocaleString(document.documentElement.lang, {minimumFractionDigits: 1, maximumFractionDigits: 1})
}

/** Writes a whole number as the language of the page does. */
export function whole(value: number): string {
  return value.toLocaleString(document.documentElement.lang)
}

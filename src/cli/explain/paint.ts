/** Colours text for a terminal. */
export interface Paint {
  bold(text: string): string
  dim(text: string): string
  red(text: string): string
  green(text: string): string
}

/** Gives what colours text; without colour it leaves all text as it is. */
export function paintWith(color: boolean): Paint {
  const between = (start: number, end: number) => (text: string): string => (color && text !== '' ? `\u001b[${start}m${text}\u001b[${end}m` : text)
  return {bold: between(1, 22), dim: between(2, 22), red: between(31, 39), green: between(32, 39)}
}

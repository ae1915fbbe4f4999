/** Words a number of things: `1 error`, `2 errors`, `1,000 errors`. */
export function countOf(number: number, noun: string): string {
  return `${String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')} ${noun}${number === 1 ? '' : 's'}`
}

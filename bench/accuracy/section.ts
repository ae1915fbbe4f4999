import fs from 'node:fs'

/** A part of a page that a command writes between two comments; what stands around it is written by hand. */
export interface Section {
  readonly name: string
  readonly text: string
}

/**
 * Writes sections into a page, each between `<!-- NAME: written by ... -->` and `<!-- /NAME -->`. Throws when the page has
 * no such place, and writes nothing then.
 */
export function writeSections(page: string, sections: readonly Section[]): void {
  const before = fs.readFileSync(page, 'utf8')
  fs.writeFileSync(page, sections.reduce((text, section) => withSection(text, section, page), before))
}

function withSection(text: string, section: Section, page: string): string {
  const opening = new RegExp(`<!-- ${section.name}: .*? -->\\n`).exec(text)
  const start = opening === null ? -1 : opening.index + opening[0].length
  const end = text.indexOf(`<!-- /${section.name} -->`, start)
  if (start < 0 || end < 0) throw new Error(`${page} has no place for "${section.name}": put the lines <!-- ${section.name}: written by npm run accuracy --> and <!-- /${section.name} --> where it belongs`)
  return `${text.slice(0, start)}\n${section.text}\n\n${text.slice(end)}`
}

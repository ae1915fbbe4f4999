import {test} from 'uvu'
import * as assert from 'uvu/assert'
import {decodeAs} from '../../src/encoding/decode.ts'
import {reversalTableNames} from '../../src/mojibake/reversal-tables.ts'
import {scan} from '../../src/mojibake/scan.ts'
import {Trigger} from '../../src/mojibake/trigger.ts'
import {seededRandom, type SeededRandom} from '../seeded-random.ts'
import {misread, misreadLetters, misreadMultiByte, multiByteStarts} from './misreading.ts'
import {sentences} from './sentences.ts'
import {slowScan} from './slow-scan.ts'

const encoder = new TextEncoder()
const shifts: readonly ((random: SeededRandom) => string)[] = [
  (random) => random.pick(['plain', ' ', '\x13']),
  (random) => random.pick(['+-', '+AOk-', '+AEE-', '+9/+ ', '\x1b$B', '\x1b(J', '\x1b[0m']),
  (random) => random.pick(['+-', '+AOk-', '+AOk-', '+AEE-', '+', '++a', 'C++ '])
]
const pieces: readonly ((random: SeededRandom) => string | readonly number[])[] = [
  (random) => random.pick(['plain', ' ', 'a', '.', '\0', '\t', '\x7f']),
  (random) => random.pick(Object.values(sentences)),
  (random) => random.pick(Object.values(sentences)).slice(0, 1 + random.below(6)),
  (random) => misread(random.pick(['\u00e9', '\u2019', '\u{1f600}', '\u0416', '\u0e01', '\u00a0', '\ufffd', '\ufeff', '\u00e9t\u00e9 \u20ac']), random.pick(reversalTableNames)) ?? '',
  (random) => misread(misread('\u00e9 \u2014', 'latin-1') ?? '', random.pick(reversalTableNames)) ?? '',
  (random) => String.fromCodePoint(random.pick([0x80, 0x85, 0x92, 0x9f, 0xa0, 0xad, 0xc0, 0xf5, 0xff, 0x152, 0x20ac, 0x2019, 0x2122, 0x7ff, 0x800])),
  (random) => String.fromCodePoint(random.pick([0xfeff, 0xfffd, 0xfffe, 0xffff, 0x10000, 0x1f600, 0x10ffff, 0xfff9, 0xe000])),
  (random) => random.pick(['\u951f\u65a4\u62f7', '\u5360\uc3d9\uc619', '\u8e1d', '\u9403', '\u2028', '\u2029']),
  (random) => String.fromCharCode(random.below(0x20)),
  (random) => random.pick(['\u00cf\u00f0\u00e8', '\u00ef\u00e8', '\u00d6', '\u201c\u00fa\u2013{\u0152\u00ea', '\u2026\u201d\u2014', '\u00e9\u00e9\u00e9', '\u0161\u0178']),
  (random) => random.pick(shifts)(random),
  (random) => misreadMultiByte(random.pick(Object.values(sentences)).slice(0, 1 + random.below(12)), random.pick(multiByteStarts).encoding) ?? '\ufffd',
  (random) => `f${random.pick([...misreadLetters])}${random.pick(['', ' ', 'm', '\u00e9'])}`,
  (random) => [random.below(256)],
  (random) => random.pick([[0xe2, 0x82], [0xf0, 0x9f, 0x98], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0xf4, 0x90], [0xff, 0xfe]])
]

function randomFile(random: SeededRandom): Uint8Array {
  const bytes: number[] = []
  const add = (piece: string | readonly number[]): unknown => bytes.push(...(typeof piece === 'string' ? encoder.encode(piece) : piece))
  const isSevenBit = random.below(8) === 0
  for (let line = random.below(6); line >= 0; line--) {
    if (!isSevenBit && random.below(8) === 0) add('\ufeff'.repeat(1 + random.below(2)))
    const own = isSevenBit ? shifts : [random.pick(pieces), random.pick(pieces), pieces[0] ?? random.pick(pieces)]
    for (let count = random.below(5); count > 0; count--) add(random.pick(own)(random))
    add(random.pick(['\n', '\n', '\r\n', '\r', '\n\n', '\r\r\n', '\n\r', '']))
  }
  return Uint8Array.from(bytes)
}

test('the scan finds what a slow and obvious one finds, in random files', () => {
  const seen = new Map<number, number>()
  for (let seed = 1; seed <= 8000; seed++) {
    const bytes = randomFile(seededRandom(seed))
    const expected = slowScan(bytes)
    assert.equal(scan(bytes), expected, `seed ${seed}: ${Array.from(bytes, (byte) => byte.toString(16)).join(' ')}`)
    for (const {triggers} of expected) for (const bit of Object.values(Trigger)) if ((triggers & bit) !== 0) seen.set(bit, (seen.get(bit) ?? 0) + 1)
  }
  for (const [name, bit] of Object.entries(Trigger)) assert.ok((seen.get(bit) ?? 0) > 200, `only ${seen.get(bit)} lines with ${name}`)
})

test('the scan finds every single character that is a trigger, and no other', () => {
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue
    // One by one, the slow scan takes minutes: beyond what the tables hold only what it says is known beforehand.
    const isStart = codePoint >= 0x2e80 && multiByteStarts.some(({whole, open}) => [whole, open].some((set) => set.has(String.fromCodePoint(codePoint))))
    const isTrigger = isStart || (codePoint >= 0x80 && codePoint < 0xa0) || [0x13, 0x14, 0x18, 0x19, 0x1c, 0x1d, 0xfeff, 0xfffd, 0x951f, 0xc3d9, 0x8e1d, 0x9403].includes(codePoint)
    const found = scan(encoder.encode(`A${String.fromCodePoint(codePoint)}`))
    if (found.length !== (isTrigger ? 1 : 0)) assert.unreachable(`U+${codePoint.toString(16)}`)
  }
})

const triggersOf = (text: string): number => scan(encoder.encode(text))[0]?.triggers ?? 0

test('a lead whose continuation was lost is a trigger where no right word has it', () => {
  assert.is(triggersOf('voil\u00c3 , et'), Trigger.fragment)
  assert.is(triggersOf('voil\u00c3'), Trigger.fragment)
  assert.is(triggersOf('oui\u00e2\u20ac? non'), Trigger.fragment)
  // Portuguese and Vietnamese capitals, a word of its own, and money.
  for (const right of ['IRM\u00c3 E', '\u00c3 ', '5\u20ac', '\u00e2 \u20ac']) assert.is(triggersOf(right) & Trigger.fragment, 0, right)
})

test('what one misreading makes of a right sentence is reversible', () => {
  for (const [language, sentence] of Object.entries(sentences)) {
    for (const table of reversalTableNames) {
      const damaged = misread(sentence, table)
      if (damaged !== undefined) assert.ok((triggersOf(damaged) & Trigger.reversible) !== 0, `${language} through ${table}`)
    }
  }
})

test('what a multi-byte encoding makes of a right sentence is a trigger, also when bytes are lost', () => {
  for (const [language, sentence] of Object.entries(sentences)) {
    for (const {encoding} of multiByteStarts) {
      const damaged = decodeAs(encoding, encoder.encode(sentence))
      // Where the first bytes are lost there is no sign of damage to begin with.
      if (/[^\0-\x7f]/.exec(damaged)?.[0] === '\ufffd') continue
      const isWhole = !damaged.includes('\ufffd')
      if (isWhole || encoding === 'gbk') assert.ok((triggersOf(damaged) & Trigger.multiByte) !== 0, `${language} through ${encoding}: ${damaged}`)
    }
  }
})

test('marks at the start of a line are not part of it, those inside it are', () => {
  assert.is(triggersOf('\ufeff\u00c3\u00a9'), Trigger.mark | Trigger.reversible | Trigger.fragment)
  assert.is(triggersOf('\ufeff\ufeff\u00c3\u00a9'), Trigger.mark | Trigger.reversible | Trigger.fragment)
  assert.is(triggersOf('\u00c3\u00a9\ufeff'), Trigger.mark | Trigger.fragment)
  assert.is(triggersOf('\ufeff'), Trigger.mark)
  assert.is(triggersOf('\ufeffplain'), Trigger.mark)
})

test('lines end at line feeds, carriage returns and both, and nowhere else', () => {
  const bytes = encoder.encode('one\r\ntwo\rthree \u00c3\u00a9\r\rfour\n\r\u00c3\u00a9\u2028\u2029\v\f\r\nend \u00c3\u00a9')
  const found = scan(bytes).map(({lineNumber, span}) => [lineNumber, new TextDecoder().decode(bytes.subarray(span.start, span.end))])
  assert.equal(found, [[3, 'three \u00c3\u00a9'], [7, '\u00c3\u00a9\u2028\u2029\v\f'], [8, 'end \u00c3\u00a9']])
})

test('a clean file has no suspects', () => {
  assert.equal(scan(new Uint8Array()), [])
  assert.equal(scan(encoder.encode('plain\r\n\ttext\0\x1b[0m\n')), [])
  for (const [language, sentence] of Object.entries(sentences)) assert.equal(scan(encoder.encode(`${sentence}\n`)), [], language)
})

test('escapes and shifts of UTF-7 are seen in files of ASCII whose plus signs all begin one', () => {
  const shifted = (text: string): readonly number[] => scan(encoder.encode(text)).filter(({triggers}) => (triggers & Trigger.shift) !== 0).map(({lineNumber}) => lineNumber)
  assert.equal(shifted('a\nb \x1b$B\nc'), [2])
  assert.equal(shifted('a +- b\nc+AOk-\nd\n+-+AOk'), [2, 4])
  // Of ASCII, which UTF-7 may write so.
  assert.equal(shifted('+AEE-\n+AOk-'), [2])
  for (const right of ['C++ +1 + -', 'a + b\nc+AOk-', '+AOk-\n+', '\u00e9 +AOk- \x1b$B']) assert.equal(shifted(right), [], right)
})

test('triggers are found wherever they stand in a large file', () => {
  for (const [name, beside] of Object.entries({ASCII: 'plain ', French: '\u00e9t\u00e9 '})) {
    const filler = `${beside.repeat(10)}\n`.repeat(1 + 70_000 / encoder.encode(beside).length / 10)
    const lines = filler.split('\n').length
    const found = scan(encoder.encode(`a\x19\n${filler}b\x13\n${filler}${filler}c\x1d\nd\x1c`)).map(({lineNumber, triggers}) => [lineNumber, triggers])
    assert.equal(found, [1, 1 + lines, 3 * lines, 3 * lines + 1].map((line) => [line, Trigger.cutCodeUnit]), name)
  }
})

test.run()

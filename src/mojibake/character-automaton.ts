import {kindOfCharacter, type CharacterKind} from './character-kind.ts'
import {afterAscii, afterTraits, startOfLine} from './multi-byte-starts.ts'
import {fragmentTables, singleByteTables} from './reversal-tables.ts'

/**
 * An automaton that reads a run of characters beyond ASCII, with ASCII before it, and keeps what `scanLine` keeps: which
 * tables have taken every character back so far, which sequences of damage in part are open, which multi-byte encodings may
 * have made the run. Kinds and states are made as text asks for them, so a character costs one look-up.
 */
export interface CharacterAutomaton {
  /** The number of the kind of each code point of the BMP, and of all others at 10000 (hexadecimal); 0 where it was not asked for. */
  readonly kindOf: Uint16Array
  /** The next state by `state << kindBits | kind`: `doubtful` where there may be a trigger, 0 where `step` must be asked. */
  readonly next: Uint16Array
  /** Per state: the single-byte tables that take the run back, should it end here. */
  readonly tablesOf: Int32Array
  /** Per state: the multi-byte encodings that may have made the run, should it end here, as a mask. */
  readonly multiByteOf: Int32Array
  /** Makes the next state, for a code point as `kindOf` has it. The states made before may be forgotten, so that memory is bounded. */
  step(state: number, codePoint: number): number
}

export const kindBits = 9
export const doubtful = 1
/** The state before the first character of a run. */
export const firstState = 2
const mostStates = 1024

let automaton: CharacterAutomaton | undefined

/** Gives the automaton, made at the first call. */
export function characterAutomaton(): CharacterAutomaton {
  automaton ??= makeAutomaton()
  return automaton
}

/** What was read of a run. */
interface State {
  /** The tables that have taken all back, and those that wait for one to three continuations. */
  readonly ready: number
  readonly need1: number
  readonly need2: number
  readonly need3: number
  /** The tables of damage in part whose sequences wait for one to three continuations. */
  readonly open1: number
  readonly open2: number
  readonly open3: number
  /** See `afterCharacter`. */
  readonly multiByte: number
  /** How many characters there are, up to three, as long as all are western; then -1. */
  readonly western: number
  readonly hasLatin1Behind: boolean
}

const atFirst: State = {ready: singleByteTables, need1: 0, need2: 0, need3: 0, open1: 0, open2: 0, open3: 0, multiByte: startOfLine, western: 0, hasLatin1Behind: false}
/** Western characters that may be legacy bytes when one behind the first is up to U+00FF, see `holdsLegacyRun`. */
const leastWestern = 3

function makeAutomaton(): CharacterAutomaton {
  const kindOf = new Uint16Array(0x10001)
  const next = new Uint16Array(mostStates << kindBits)
  const tablesOf = new Int32Array(mostStates)
  const multiByteOf = new Int32Array(mostStates)
  // Neither a kind nor a state has the number 0, and nothing follows what is doubtful.
  const kinds = numbering<CharacterKind>([kindOfCharacter(0)])
  const states = numbering<State>([atFirst, atFirst, atFirst])
  const forgetAll = (): void => {
    kinds.forget()
    states.forget()
    kindOf.fill(0)
    next.fill(0)
  }
  return {
    kindOf, next, tablesOf, multiByteOf,
    step(from, codePoint) {
      const state = states.get(from)
      const kind = kindOfCharacter(codePoint)
      const reached = isAsked(state, kind) ? undefined : follow(state, kind)
      if (kinds.count() === 1 << kindBits || states.count() === mostStates) {
        forgetAll()
        // Its number is void, and the next character is told from a state that may have it again.
        from = states.numberOf(state)
      }
      const number = reached === undefined ? doubtful : states.numberOf(reached)
      if (reached !== undefined) {
        tablesOf[number] = reached.ready
        multiByteOf[number] = afterAscii(reached.multiByte)
      }
      kindOf[codePoint] = kinds.numberOf(kind)
      next[(from << kindBits) | kindOf[codePoint]!] = number
      return number
    }
  }
}

/** Whether a character may be a trigger where it stands. */
function isAsked({ready, open1}: State, {asked, continuation}: CharacterKind): boolean {
  const isFirst = ready === atFirst.ready
  return asked === 'everywhere' || asked === (isFirst ? 'first' : 'behind another') || (open1 & continuation) !== 0
}

/** What was read with one more character; undefined when it may be legacy bytes. */
function follow({ready, need1, need2, need3, open2, open3, multiByte, western, hasLatin1Behind}: State, {continuation, lead2, lead3, lead4, start, isWestern, isLatin1}: CharacterKind): State | undefined {
  const reached: State = {
    ready: need1 & continuation,
    need1: (need2 & continuation) | (ready & lead2),
    need2: (need3 & continuation) | (ready & lead3),
    need3: ready & lead4,
    open1: ((open2 & continuation) | lead2) & fragmentTables,
    open2: ((open3 & continuation) | lead3) & fragmentTables,
    open3: lead4 & fragmentTables,
    multiByte: afterTraits(multiByte, start),
    western: !isWestern || western < 0 ? -1 : Math.min(western + 1, leastWestern),
    hasLatin1Behind: isWestern && (hasLatin1Behind || (isLatin1 && western > 0))
  }
  return reached.western === leastWestern && reached.hasLatin1Behind ? undefined : reached
}

/** Numbers values from 0 on, equal ones alike. */
interface Numbering<Value extends object> {
  get(number: number): Value
  numberOf(value: Value): number
  count(): number
  /** Forgets all but the first ones. */
  forget(): void
}

function numbering<Value extends object>(first: readonly Value[]): Numbering<Value> {
  const values: Value[] = []
  const numbers = new Map<string, number>()
  const forget = (): void => {
    numbers.clear()
    values.splice(0, values.length, ...first)
    first.forEach((value, number) => numbers.set(keyOf(value), number))
  }
  forget()
  return {
    get: (number) => values[number]!,
    numberOf(value) {
      const key = keyOf(value)
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, values.length)
      return values.push(value) - 1
    },
    count: () => values.length,
    forget
  }
}

function keyOf(value: object): string {
  return Object.values(value).join()
}

import {seededRandom} from '../seeded-random.ts'
import type {Entry} from './entry.ts'
import {makeInput, shownInput, type Material} from './input.ts'

/** What a campaign does; the same numbers make the same inputs, on any machine. */
export interface CampaignPlan {
  readonly seed: number
  /** The number of the first input. */
  readonly first: number
  readonly inputs: number
  /** Asked before each input: whether it is begun. The clock is the caller's. */
  readonly hasTime: () => boolean
}

/** What became of a campaign through one entry. */
export interface CampaignResult {
  readonly inputs: number
  /** One text a failure: the input, and what broke. */
  readonly failures: readonly string[]
}

/** More failures than these say nothing more. */
const mostFailures = 10

/** Sends inputs through an entry, each made of its own number, so that one of them can be tried again alone. */
export async function fuzz(name: string, entry: Entry, material: Material, {seed, first, inputs, hasTime}: CampaignPlan): Promise<CampaignResult> {
  const failures: string[] = []
  let number = first
  for (; number < first + inputs && failures.length < mostFailures && hasTime(); number++) {
    const random = seededRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b))
    const input = makeInput(random, material)
    const hint = `--only ${name} --seed ${seed} --first ${number} --inputs 1, ${shownInput(input)}`
    try {
      const done = entry.check(input, random, hint)
      // A promise for each of a million inputs takes longer than most of them.
      if (done !== undefined) await done
    } catch (error) {
      const told = error instanceof Error ? (error.stack ?? error.message) : String(error)
      failures.push(told.includes(hint) ? told : `${hint}\n${told}`)
    }
  }
  return {inputs: number - first, failures}
}

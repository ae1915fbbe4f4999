import type {Reading} from './reading.ts'
import {weights} from './weights.ts'

/** Gives the gain from which on a reading is accepted, in nats. One that brings a single character again and again is no likelier for that. */
export function leastGain({text, layers}: Reading): number {
  const characters = text.match(/[^\x00-\x7f]/gu) ?? []
  if (new Set(characters).size > 1) return weights.acceptedGain
  const isCommonest = layers[0]?.table === 0 && layers[0].original === 'utf-8'
  return (isCommonest ? weights.acceptedGain : weights.acceptedLoneGain) * Math.max(1, characters.length)
}

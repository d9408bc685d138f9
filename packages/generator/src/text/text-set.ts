import { hashOf, mixSeeds, otherHashOf } from './random.ts'

/**
 * Texts that were met, as 64 bits each: a set of 100,000 addresses takes 2 MB instead of 20. Two texts are taken for one
 * in one of three thousand million sets of that size.
 */
export interface TextSet {
  /** False for a text that was there already. */
  add(text: string): boolean
}

/** The part of the places that may be taken: beyond it looking takes long. */
const mostTaken = 0.6

const placeOf = (places: Uint32Array, low: number, high: number): number => {
  const mask = places.length / 2 - 1
  let at = low & mask
  for (;;) {
    const [first, second] = [places[at * 2]!, places[at * 2 + 1]!]
    if ((first === 0 && second === 0) || (first === low && second === high)) return at * 2
    at = (at + 1) & mask
  }
}

export const textSet = (): TextSet => {
  let places = new Uint32Array(2 * 64)
  let count = 0

  const grow = () => {
    const larger = new Uint32Array(places.length * 2)
    for (let at = 0; at < places.length; at += 2) {
      const [low, high] = [places[at]!, places[at + 1]!]
      if (low !== 0 || high !== 0) larger.set([low, high], placeOf(larger, low, high))
    }
    places = larger
  }

  return {
    add: (text) => {
      const low = mixSeeds(hashOf(text))
      // nothing but zeros is a place that is free
      const high = otherHashOf(text) || 1
      if ((count + 1) * 2 > places.length * mostTaken) grow()
      const at = placeOf(places, low, high)
      if (places[at + 1] !== 0) return false
      places.set([low, high], at)
      count += 1
      return true
    },
  }
}

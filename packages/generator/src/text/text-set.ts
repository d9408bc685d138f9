import { hashOf, mixSeeds, otherHashOf } from './random.ts'

/**
 * Set of texts by 64-bit hash: 100,000 URLs take 2 MB instead of 20. The chance of any collision in a set of
 * that size is one in three billion.
 */
export interface TextSet {
  /** Returns false for a text that is already in the set. */
  add(text: string): boolean
}

/** Maximum load factor; above it, lookups become slow. */
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
      // all zeros marks a free slot
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

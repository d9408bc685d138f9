/** Reproducible pseudorandom numbers. */
export interface SeededRandom {
  /** Returns a number of at least 0 and below 1. */
  fraction(): number
  /** Returns an integer from 0 up to but not including `below`. */
  upTo(below: number): number
  /** Returns the items in random order. */
  shuffled<T>(things: readonly T[]): T[]
}

/** Mulberry32: 32 bits of state, one multiplication and a few shifts per number. */
export const createSeededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const upTo = (below: number) => Math.floor(fraction() * below)
  return {
    fraction,
    upTo,
    shuffled: (things) => {
      const order = [...things]
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = upTo(last + 1)
        const kept = order[last]!
        order[last] = order[other]!
        order[other] = kept
      }
      return order
    },
  }
}

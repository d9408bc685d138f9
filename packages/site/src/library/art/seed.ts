/** Returns numbers from 0 to below 1 that are the same for each seed. */
export const numbersFrom = (seed: number): (() => number) => {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return state / 2 ** 32
  }
}

import { mixSeeds } from '../text/random.ts'

const rounds = 6

/**
 * Returns the shuffled position of `index` among the numbers below `total`, without storing any: a Feistel
 * network over the next even number of bits, repeated until the result is below the total. One-to-one.
 */
export const shuffled = (index: bigint, total: bigint, seed: number): bigint => {
  const bits = BigInt(Math.max(2, (total - 1n).toString(2).length))
  const half = (bits + 1n) / 2n
  const mask = (1n << half) - 1n
  let at = index
  do {
    let left = at >> half
    let right = at & mask
    for (let round = 0; round < rounds; round += 1) {
      const low = Number(BigInt.asUintN(32, right))
      const high = Number(BigInt.asUintN(32, right >> 32n))
      const hash =
        BigInt(mixSeeds(seed, round, low, high)) | (BigInt(mixSeeds(seed, ~round, high, low)) << 32n)
      ;[left, right] = [right, left ^ (hash & mask)]
    }
    at = (left << half) | right
  } while (at >= total)
  return at
}

import type { SeededRandom } from './seeded-random.ts'

/**
 * Returns how often each weight occurs among `count`: its exact share, rounded down or up (largest
 * remainders).
 */
const roundedShares = (weights: readonly number[], count: number): number[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const shares = weights.map((weight) => (weight * count) / sum)
  const turns = shares.map(Math.floor)
  const left = count - turns.reduce((total, turn) => total + turn, 0)
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) turns[index]! += 1
  return turns
}

/**
 * Distributes `count` turns by weight and returns an index for each turn, in random order. Each weight gets
 * its share of the turns, rounded down or up.
 */
export const distributeByWeight = (
  weights: readonly number[],
  count: number,
  lots: SeededRandom,
): Uint32Array => {
  const turns = new Uint32Array(count)
  let at = 0
  for (const [index, own] of roundedShares(weights, count).entries()) {
    turns.fill(index, at, at + own)
    at += own
  }
  for (let last = count - 1; last > 0; last -= 1) {
    const other = lots.upTo(last + 1)
    const kept = turns[last]!
    turns[last] = turns[other]!
    turns[other] = kept
  }
  return turns
}

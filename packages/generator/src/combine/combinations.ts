import type { TurboMode } from '@web2/contract/generator'
import { shuffled } from './permutation.ts'

/** Combinations of one row from each list. */
export interface Combinations {
  /** Number of combinations in this mode. */
  readonly total: bigint
  /** Returns the row index in each list for a page; 0 ≤ index < total. */
  at(index: number): number[]
}

/** The last list advances fastest: all places of the first service, then those of the second. */
const digits = (index: bigint, sizes: readonly number[]): number[] => {
  const rows: number[] = []
  let left = index
  for (const size of sizes.toReversed()) {
    rows.push(Number(left % BigInt(size)))
    left /= BigInt(size)
  }
  return rows.reverse()
}

/**
 * Combines rows of lists. `all`: each with each, in a fixed order. `sequential`: rows with equal index, up to
 * the shortest list. `random`: as `all`, shuffled by the seed, without repetition. Takes constant memory for
 * any number of combinations.
 */
export const combinationsOf = (mode: TurboMode, sizes: readonly number[], seed: number): Combinations => {
  if (sizes.length === 0) return { total: 0n, at: () => [] }
  if (mode === 'sequential')
    return { total: BigInt(Math.min(...sizes)), at: (index) => sizes.map(() => index) }
  const total = sizes.reduce((product, size) => product * BigInt(size), 1n)
  return {
    total,
    at: (index) => digits(mode === 'random' ? shuffled(BigInt(index), total, seed) : BigInt(index), sizes),
  }
}

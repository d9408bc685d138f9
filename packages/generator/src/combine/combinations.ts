import type { TurboMode } from '@web2/contract/generator'
import { shuffled } from './permutation.ts'

/** Rows of lists, one of each, put together. */
export interface Combinations {
  /** How many there are in this mode. */
  readonly total: bigint
  /** The place in its list of the row that each list gives to a page; 0 ≤ index < total. */
  at(index: number): number[]
}

/** The last list turns fastest: all places of the first service, then those of the second. */
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
 * How rows of lists are combined. `all`: each with each, in a fixed order. `sequential`: the first with the first, the
 * second with the second; it ends with the shortest list. `random`: as `all`, shuffled by the seed, none twice.
 * Nothing is kept of them, however many there are.
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

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { combinationsOf } from './combinations.ts'
import { pageCount } from './page-count.ts'
import { shuffled } from './permutation.ts'

const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 })
const first = (mode: 'all' | 'sequential' | 'random', of: readonly number[], seed: number) => {
  const combinations = combinationsOf(mode, of, seed)
  return Array.from({ length: Number(combinations.total) }, (_, index) => combinations.at(index).join())
}
const cartesian = (of: readonly number[]): string[] =>
  of
    .reduce<number[][]>(
      (all, size) => all.flatMap((rows) => Array.from({ length: size }, (_, row) => [...rows, row])),
      [[]],
    )
    .map((rows) => rows.join())

it('all: combines each with each, the last list advancing fastest', () => {
  fc.assert(
    fc.property(sizes, (of) => {
      expect(first('all', of, 0)).toEqual(cartesian(of))
    }),
  )
})

it('random: shuffles the same combinations by seed, without repetition', () => {
  fc.assert(
    fc.property(sizes, fc.integer(), (of, seed) => {
      const drawn = first('random', of, seed)
      expect(drawn.toSorted()).toEqual(cartesian(of).toSorted())
      expect(first('random', of, seed)).toEqual(drawn)
    }),
  )
})

it('sequential: ends with the shortest list', () => {
  fc.assert(
    fc.property(sizes, (of) => {
      expect(first('sequential', of, 0)).toEqual(
        Array.from({ length: Math.min(...of) }, (_, row) => of.map(() => row).join()),
      )
    }),
  )
})

it('accesses a billion combinations without building them', () => {
  const { total, at } = combinationsOf('all', [1_000, 1_000, 1_000, 1_000], 0)
  expect(total).toBe(10n ** 12n)
  expect(at(999_999)).toEqual([0, 0, 999, 999])
  const random = combinationsOf('random', [1_000, 1_000, 1_000, 1_000], 7)
  const drawn = Array.from({ length: 2_000 }, (_, index) => random.at(index).join())
  expect(new Set(drawn).size).toBe(2_000)
  // not a corner of them: every list contributes many rows
  for (const list of [0, 1, 2, 3])
    expect(new Set(drawn.map((rows) => rows.split(',')[list])).size).toBeGreaterThan(700)
})

it('shuffled is one-to-one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer(), (total, seed) => {
      const places = Array.from({ length: total }, (_, at) =>
        Number(shuffled(BigInt(at), BigInt(total), seed)),
      )
      expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, at) => at))
    }),
  )
})

const lists = [
  { name: 'service', rows: 20 },
  { name: 'place', rows: 10 },
]
it.each([
  [{ mode: 'all', wanted: null, total: 200n }, 200],
  [{ mode: 'all', wanted: 50, total: 200n }, 50],
  [{ mode: 'sequential', wanted: null, total: 10n }, 10],
  [{ mode: 'all', wanted: 0, total: 200n }, 'Number of Pages must be more than 0.'],
  [{ mode: 'random', wanted: -3, total: 200n }, 'Number of Pages must be more than 0.'],
  [{ mode: 'random', wanted: null, total: 200n }, /Enter the number of pages/],
  [{ mode: 'sequential', wanted: 11, total: 10n }, /“place” has 10 rows/],
  [{ mode: 'random', wanted: 201, total: 200n }, /200 combinations\. Enter at most/],
  [
    { mode: 'all', wanted: null, total: 10n ** 12n },
    /1,000,000,000,000 pages, more than the maximum of 100,000/,
  ],
] as const)('page count of %o', (question, expected) => {
  const counted = pageCount({ ...question, lists })
  if (typeof expected === 'number') expect(counted).toEqual({ ok: true, pages: expected })
  else expect(counted).toMatchObject({ ok: false, message: expect.stringMatching(expected) })
})

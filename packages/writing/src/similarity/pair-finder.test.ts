import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandsOf, createPairFinder } from './pair-finder.ts'
import { createSimilarityIndex } from './similarity-index.ts'
import { duplicateFrom, similarityOf } from './similarity.ts'

const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, at) => `w${(at * 7919 + seed * 104_729) % 1_009}`).join(' ')

const found = (texts: ReadonlyMap<string, string>) => {
  const finder = createPairFinder()
  for (const [id, text] of texts) {
    const bands = bandsOf(text)
    if (bands) finder.add(id, bands)
  }
  return [...finder.candidates()].flat()
}
const keyOf = ([a, b]: readonly [string, string]) => [a, b].toSorted().join(' ')

test('every duplicate pair in the index is a candidate, once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(6), fc.nat(4)), { maxLength: 40 }), (made) => {
      const texts = new Map(
        made.map(([seed, more], at) => [`t${at}`, `${words(seed, 150)} ${words(seed + more + 50, more)}`]),
      )
      const index = createSimilarityIndex()
      for (const [id, text] of texts) index.add(id, text)
      const keys = found(texts).map(keyOf)
      expect(new Set(keys).size).toBe(keys.length)
      // in a large group of duplicates, only some pairs are candidates
      const alike = index.pairs(duplicateFrom)
      const inPair = new Set(keys.flatMap((key) => key.split(' ')))
      for (const { a, b } of alike) expect([inPair.has(a), inPair.has(b)]).toEqual([true, true])
      if (texts.size <= 32) for (const { a, b } of alike) expect(keys).toContain(keyOf([a, b]))
    }),
    { numRuns: 50 },
  )
})

test('a large group of equal texts yields a linear number of pairs', () => {
  const texts = new Map(Array.from({ length: 500 }, (_, at) => [`t${at}`, words(1, 100)]))
  const pairs = found(texts)
  expect(pairs.length).toBeLessThan(1_000)
  expect(new Set(pairs.flat()).size).toBe(500)
})

test('texts without words or without common words are no candidates', () => {
  const texts = new Map([
    ['a', ''],
    ['b', '  '],
    ['c', words(1, 100)],
    ['d', Array.from({ length: 100 }, (_, at) => `x${at}`).join(' ')],
  ])
  expect(found(texts).filter(([a, b]) => similarityOf(texts.get(a)!, texts.get(b)!) > 0)).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNeighborFinder } from './neighbor-finder.ts'
import { createSimilarityIndex } from './similarity-index.ts'
import { shinglesOf } from './shingles.ts'
import { overlapOf, reusedFrom, similarityOf } from './similarity.ts'

/** Returns a sentence of twelve words unique to this number. */
const sentence = (number: number) =>
  `${Array.from({ length: 12 }, (_, at) => `s${number}x${at}`).join(' ')}. `
const text = (numbers: readonly number[]) => numbers.map(sentence).join('')

test("a text that reuses a third of another one's sentences has it or its like as a neighbor", () => {
  const sentences = fc.uniqueArray(fc.nat(59), { minLength: 8, maxLength: 16 })
  fc.assert(
    fc.property(fc.array(sentences, { maxLength: 30 }), (made) => {
      const texts = made.map(text)
      const finder = createNeighborFinder()
      texts.forEach((each, at) => finder.add(String(at), each))
      const shingles = texts.map(shinglesOf)
      for (const [at, each] of shingles.entries()) {
        const likeness = shingles.map((other, place) => (place === at ? 0 : overlapOf(each, other)))
        const near = finder.near(String(at))
        expect(near).not.toContain(String(at))
        if (Math.max(0, ...likeness) < reusedFrom) continue
        expect(Math.max(...near.map((id) => likeness[Number(id)]!))).toBeGreaterThanOrEqual(reusedFrom)
      }
    }),
    { numRuns: 20, seed: 20 },
  )
})

test('texts without words, unrelated texts and unknown ids have no neighbors', () => {
  const finder = createNeighborFinder()
  finder.add('empty', ' ')
  for (let at = 0; at < 40; at += 1) finder.add(`t${at}`, text([at * 2, at * 2 + 1, 200 + at]))
  expect(['empty', 'gone', 't0', 't39'].flatMap(finder.near)).toEqual([])
})

test('an index compares any texts, also dissimilar ones', () => {
  const index = createSimilarityIndex()
  index.add('a', text([1, 2, 3, 4]))
  index.add('b', text([5, 6, 7, 8]))
  const asked = text([4, 5, 9, 10])
  expect(index.compare(asked, ['b', 'gone', 'a'])).toEqual([
    { id: 'b', similarity: similarityOf(asked, text([5, 6, 7, 8])) },
    { id: 'a', similarity: similarityOf(asked, text([1, 2, 3, 4])) },
  ])
})

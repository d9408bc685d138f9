import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateOf, signatureLength, signatureOf } from './min-hash.ts'
import { sharedPassages } from './shared-passages.ts'
import { shinglesOf } from './shingles.ts'
import { createSimilarityIndex } from './similarity-index.ts'
import { similarityOf } from './similarity.ts'

/** Texts of few distinct words, so that runs repeat. */
const prose = fc
  .array(fc.constantFrom('roses', 'need', 'water', 'in', 'June', 'and', 'sun.'), { maxLength: 60 })
  .map((words) => words.join(' '))
const anyText = fc.oneof(prose, fc.string({ unit: 'binary', maxLength: 100 }))
const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `word${from + at}x`).join(' ')

describe('similarity', () => {
  test('is 0 to 1, symmetric, and 1 for equal texts', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        const similarity = similarityOf(a, b)
        expect(similarity).toBeGreaterThanOrEqual(0)
        expect(similarity).toBeLessThanOrEqual(1)
        expect(similarityOf(b, a)).toBe(similarity)
        expect(similarityOf(a, a)).toBe(shinglesOf(a).words.length === 0 ? 0 : 1)
      }),
    )
  })

  test.each([
    ['Roses need water, and sun.', 'ROSES need water and Sun!', 1],
    ['', '', 0],
    ['Two words', 'two words', 1],
    ['Roses need water', 'Lawns need mowing', 0],
  ])('of "%s" and "%s" is %d', (a, b, expected) => expect(similarityOf(a, b)).toBe(expected))

  test('counts the shared runs of five words', () => {
    // 16 runs each, 11 of them shared: 11 of 21
    expect(similarityOf(numbered(0, 20), numbered(5, 20))).toBeCloseTo(11 / 21)
  })

  test('is estimated by signatures', () => {
    for (const shift of [0, 50, 100, 200, 400]) {
      const [a, b] = [shinglesOf(numbered(0, 400)), shinglesOf(numbered(shift, 400))]
      const exact = similarityOf(numbered(0, 400), numbered(shift, 400))
      const tolerated = 4 * Math.sqrt((exact * (1 - exact)) / signatureLength)
      expect(Math.abs(estimateOf(signatureOf(a.set), signatureOf(b.set)) - exact)).toBeLessThanOrEqual(
        tolerated,
      )
    }
  })
})

describe('shared passages', () => {
  test('occur in both texts, in order and without overlaps in the first', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        let end = 0
        for (const passage of sharedPassages(a, b)) {
          expect(passage.a.from).toBeGreaterThanOrEqual(end)
          end = passage.a.to
          expect(end).toBeLessThanOrEqual(a.length)
          expect(passage.b.to).toBeLessThanOrEqual(b.length)
          expect(similarityOf(a.slice(passage.a.from, end), b.slice(passage.b.from, passage.b.to))).toBe(1)
        }
      }),
    )
  })

  test('are as long as possible', () => {
    const [a, b] = [
      'One day the roses in our garden began to bloom.',
      'Sadly the roses in our garden began to fade.',
    ]
    const [only, ...rest] = sharedPassages(a, b)
    expect(rest).toEqual([])
    expect(a.slice(only!.a.from, only!.a.to)).toBe('the roses in our garden began to')
    expect(only!.words).toBe(7)
  })
})

describe('an index', () => {
  test('finds the same near duplicates as an exhaustive comparison', () => {
    const index = createSimilarityIndex()
    const texts = Array.from({ length: 60 }, (_, at) =>
      numbered(Math.floor(at / 2) * 1_000 + (at % 2) * Math.floor(at / 2), 200),
    )
    texts.forEach((text, at) => index.add(String(at), text))
    const expected = texts.flatMap((a, i) =>
      texts.flatMap((b, j) => {
        const similarity = similarityOf(a, b)
        return i < j && similarity >= 0.8 ? [{ a: String(i), b: String(j), similarity }] : []
      }),
    )
    expect(expected.length).toBeGreaterThan(5)
    const byIds = (x: { a: string }, y: { a: string }) => Number(x.a) - Number(y.a)
    expect(index.pairs(0.8).sort(byIds)).toEqual(expected.sort(byIds))
  })

  test('removes and replaces texts', () => {
    const index = createSimilarityIndex()
    index.add('a', numbered(0, 50))
    index.add('b', numbered(0, 50))
    index.add('empty', '')
    expect(index.similarTo(numbered(0, 50), { except: 'b' })).toEqual([{ id: 'a', similarity: 1 }])
    index.add('a', numbered(900, 50))
    expect(index.pairs()).toEqual([])
    index.remove('b')
    expect(index.size).toBe(2)
    expect(index.similarTo(numbered(0, 50))).toEqual([])
    expect(index.similarTo('')).toEqual([])
  })
})

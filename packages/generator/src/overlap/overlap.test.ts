import { similarityOf } from '@web2/writing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { overlapFinder } from './overlap-finder.ts'

const text = (seed: number, words: number) =>
  Array.from({ length: words }, (_, at) => `w${(at * 7919 + seed * 104_729) % 1_009}`).join(' ')
const overlapOf = (texts: readonly string[]) => {
  const finder = overlapFinder()
  for (const each of texts) finder.add(each)
  return finder.overlap()
}

it('what it says of two texts is near to what counting says', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(40)), { minLength: 2, maxLength: 12 }), (made) => {
      const texts = made.map(([seed, more], at) => `${text(seed, 120)} ${text(100 + at, more)}`)
      const { similarity, partner } = overlapOf(texts)
      for (const [at, other] of partner.entries()) {
        if (other < 0) continue
        expect(Math.abs(similarity[at]! - similarityOf(texts[at]!, texts[other]!))).toBeLessThan(0.25)
      }
      // a near duplicate is never missed
      for (const [at, one] of texts.entries())
        if (texts.some((other, place) => place !== at && similarityOf(one, other) >= 0.9))
          expect(similarity[at]).toBeGreaterThan(0.6)
    }),
    { numRuns: 40 },
  )
})

it('equal texts are wholly alike, texts that share nothing or say nothing are not', () => {
  expect(overlapOf([text(1, 90), text(1, 90)])).toMatchObject({ average: 1, highest: 1 })
  expect(overlapOf(['one two three four five six', 'alpha beta gamma delta epsilon zeta'])).toMatchObject({
    highest: 0,
  })
  expect(overlapOf(['', '', ' '])).toMatchObject({ highest: 0 })
  expect(overlapOf([])).toMatchObject({ average: 0, highest: 0 })
})

import { similarityOf } from '@web2/writing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { overlapFinder } from './overlap-finder.ts'
import { textSigner } from './text-signer.ts'

const text = (seed: number, words: number) =>
  Array.from({ length: words }, (_, at) => `w${(at * 7919 + seed * 104_729) % 1_009}`).join(' ')
const overlapOf = (texts: readonly string[], before: readonly string[] = []) => {
  const [finder, sign] = [overlapFinder(), textSigner()]
  for (const each of texts) finder.add(each)
  for (const each of before) {
    const signature = sign(each)
    if (signature) finder.addOther(signature)
  }
  return finder.overlap()
}
const made = fc.array(fc.tuple(fc.nat(3), fc.nat(40)), { minLength: 2, maxLength: 12 })
const textsOf = (drawn: readonly (readonly [number, number])[], more: number) =>
  drawn.map(([seed, words], at) => `${text(seed, 120)} ${text(more + at, words)}`)

it('estimates similarity close to the exact value', async () => {
  await fc.assert(
    fc.asyncProperty(made, async (drawn) => {
      const texts = textsOf(drawn, 100)
      const { similarity, partner } = await overlapOf(texts)
      for (const [at, other] of partner.entries()) {
        if (other < 0) continue
        expect(Math.abs(similarity[at]! - similarityOf(texts[at]!, texts[other]!))).toBeLessThan(0.25)
      }
      // near duplicates are never missed
      for (const [at, one] of texts.entries())
        if (texts.some((other, place) => place !== at && similarityOf(one, other) >= 0.9))
          expect(similarity[at]).toBeGreaterThan(0.6)
    }),
    { numRuns: 40 },
  )
})

it('compares with existing texts, but not those with each other', async () => {
  await fc.assert(
    fc.asyncProperty(made, made, async (drawn, there) => {
      const [texts, before] = [textsOf(drawn, 100), textsOf(there, 500)]
      const { others, similarity } = await overlapOf(texts, before)
      for (const [at, one] of texts.entries()) {
        const place = others.partner[at]!
        if (place >= 0)
          expect(Math.abs(others.similarity[at]! - similarityOf(one, before[place]!))).toBeLessThan(0.25)
        if (before.some((other) => similarityOf(one, other) >= 0.9))
          expect(others.similarity[at]).toBeGreaterThan(0.6)
      }
      expect(similarity).toEqual((await overlapOf(texts)).similarity)
    }),
    { numRuns: 40 },
  )
})

it('finds the equal text in a large group of existing texts', async () => {
  const crowd = Array.from({ length: 300 }, (_, at) => `${text(1, 60)} ${text(at + 10, 30)}`)
  const { others } = await overlapOf([crowd[123]!], crowd)
  expect([others.partner[0], others.similarity[0]]).toEqual([123, 1])
})

it('equal texts have similarity 1, also empty ones; texts without common words have 0', async () => {
  expect(await overlapOf([text(1, 90), text(1, 90)])).toMatchObject({ average: 1, highest: 1 })
  expect(
    await overlapOf(['one two three four five six', 'alpha beta gamma delta epsilon zeta']),
  ).toMatchObject({ highest: 0 })
  const empty = await overlapOf(['', text(1, 90), '', ' '], [''])
  expect([...empty.similarity]).toEqual([1, 0, 1, 1])
  expect([...empty.partner]).toEqual([2, -1, 0, 0])
  expect([...empty.others.similarity]).toEqual([0, 0, 0, 0])
  expect(await overlapOf([''])).toMatchObject({ highest: 0 })
  expect(await overlapOf([])).toMatchObject({ average: 0, highest: 0 })
})

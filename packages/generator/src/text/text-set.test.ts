import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textSet } from './text-set.ts'

it('matches an exact set of the texts', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 4 }), { maxLength: 500 }), (texts) => {
      const [ours, theirs] = [textSet(), new Set<string>()]
      for (const text of texts) {
        expect(ours.add(text)).toBe(!theirs.has(text))
        theirs.add(text)
      }
    }),
  )
})

it('distinguishes 200,000 URLs that differ by a letter or two', () => {
  const set = textSet()
  let added = 0
  for (let service = 0; service < 200; service += 1)
    for (let town = 0; town < 1_000; town += 1) added += Number(set.add(`service-${service}/town-${town}`))
  expect(added).toBe(200_000)
  expect(set.add('service-7/town-7')).toBe(false)
})

import { expect, test } from 'vitest'
import { imageAlt } from './image-alt.ts'

test.each([
  ['A red rose', 'A red rose'],
  ['An image of a red rose', 'A red rose'],
  ['Picture of a house', 'A house'],
  ['create a photorealistic photo showing two cats', 'Two cats'],
  ['an oil painting of the sea', 'The sea'],
  ['A rose in a picture frame', 'A rose in a picture frame'],
  ['A red\nrose\n\nStyle: watercolor', 'A red rose'],
  ['  ', ''],
])('describes %j as %j', (prompt, alt) => {
  expect(imageAlt(prompt)).toBe(alt)
})

test('cuts a long description between words at 125 characters', () => {
  const alt = imageAlt('A garden with roses, tulips and lilies near a small pond, '.repeat(5))
  expect(alt.length).toBeLessThanOrEqual(125)
  expect(alt).toMatch(/small pond, A garden$/)
  expect(imageAlt('x'.repeat(300))).toHaveLength(125)
})

import { expect, it } from 'vitest'
import { imageGeneratorFacts, imageGenerators, insertedSize, ratioOf } from './image-generators.ts'

it.each([
  ['1:1', 300],
  ['16:9', 169],
  ['2:3', 450],
  ['nonsense', 300],
  ['0:1', 300],
])('inserts a generated image of %s 300 wide and %d high', (ratio, height) => {
  expect(insertedSize(ratio)).toEqual({ width: 300, height })
})

it('generates four images with Midjourney and one elsewhere, in valid aspect ratios', () => {
  expect(imageGenerators.map((name) => imageGeneratorFacts[name].count)).toEqual([4, 1, 1])
  for (const name of imageGenerators)
    for (const { aspectRatios } of imageGeneratorFacts[name].models)
      for (const ratio of aspectRatios)
        expect(ratioOf(ratio)).toBeCloseTo(Number(ratio.split(':')[0]) / Number(ratio.split(':')[1]))
})

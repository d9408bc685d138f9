import { expect, it } from 'vitest'
import { imageGeneratorFacts, imageGenerators, insertedSize, ratioOf } from './image-generators.ts'

it.each([
  ['1:1', 300],
  ['16:9', 169],
  ['2:3', 450],
  ['nonsense', 300],
  ['0:1', 300],
])('a generated picture of %s is put in 300 wide and %d high', (ratio, height) => {
  expect(insertedSize(ratio)).toEqual({ width: 300, height })
})

it('makes four pictures at Midjourney, one elsewhere, in shapes that can be computed with', () => {
  expect(imageGenerators.map((name) => imageGeneratorFacts[name].count)).toEqual([4, 1, 1])
  for (const name of imageGenerators)
    for (const { aspectRatios } of imageGeneratorFacts[name].models)
      for (const ratio of aspectRatios)
        expect(ratioOf(ratio)).toBeCloseTo(Number(ratio.split(':')[0]) / Number(ratio.split(':')[1]))
})

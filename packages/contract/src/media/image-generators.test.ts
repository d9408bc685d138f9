import { expect, it } from 'vitest'
import {
  closestRatio,
  imageGeneratorFacts,
  imageGenerators,
  imageModelOf,
  insertedSize,
  ratioOf,
} from './image-generators.ts'

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
  for (const name of imageGenerators)
    expect(imageGeneratorFacts[name].count).toBe(name === 'midjourney' ? 4 : 1)
  for (const name of imageGenerators)
    for (const { aspectRatios } of imageGeneratorFacts[name].models)
      for (const ratio of aspectRatios)
        expect(ratioOf(ratio)).toBeCloseTo(Number(ratio.split(':')[0]) / Number(ratio.split(':')[1]))
})

it.each([
  ['gpt_image', '7:4', '7:4'],
  ['stable_diffusion', '7:4', '16:9'],
  ['stable_diffusion', '3:4', '4:5'],
  ['gemini_image', '9:21', '9:16'],
  ['flux', 'nonsense', '1:1'],
] as const)('%s has for %s the shape %s', (generator, wanted, shape) => {
  expect(closestRatio(imageModelOf(generator), wanted)).toBe(shape)
})

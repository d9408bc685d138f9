import { expect, it } from 'vitest'
import { imagePrice } from './image-prices.ts'

it.each([
  ['dalle_3', 'dall-e-3', '1:1', 0.04],
  ['dalle_3', 'dall-e-3', '7:4', 0.08],
  ['dalle_3', 'dall-e-3', '4:7', 0.08],
  ['dalle_3', 'dall-e-3', '5:4', 0.04],
  ['dalle_3', 'gpt-image-1', '1:1', null],
  ['stable_diffusion_xl_poe', 'StableDiffusionXL', '1:1', null],
  ['midjourney', 'midjourney', '1:1', null],
] as const)('a picture of %s (%s, %s) costs %s dollars', (generator, model, aspectRatio, price) => {
  expect(imagePrice(generator, { model, aspectRatio })).toBe(price)
})

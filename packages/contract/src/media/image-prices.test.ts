import { expect, it, test } from 'vitest'
import { imageGeneratorFacts } from './image-generators.ts'
import {
  builtInImagePrices as prices,
  imagePrice as priceIn,
  imageTokenCost as tokenCostIn,
  isChargedByToken as isByToken,
  type ImageTokens,
} from '../ai/image-prices.ts'

const imagePrice = (model: string) => priceIn(model, prices)
const imageTokenCost = (model: string, tokens: ImageTokens) => tokenCostIn(model, tokens, prices)
const isChargedByToken = (model: string) => isByToken(model, prices)

test.each([
  ['flux-2-pro', 0.03],
  ['sd3.5-large', 0.065],
  ['gemini-nano-banana-2.1', 0.0336],
  ['gpt-image-2.6-flare', null],
  ['midjourney', null],
  ['constructor', null],
])('an image of %s costs %s before it is requested', (model, price) => {
  expect(imagePrice(model)).toEqual(price === null ? null : expect.closeTo(price, 6))
})

it('has a price for every model of services with a price per image', () => {
  for (const name of ['flux', 'stable_diffusion', 'gemini_image'] as const)
    for (const { id } of imageGeneratorFacts[name].models) expect(imagePrice(id)).toBeGreaterThan(0)
})

it('charges the size that is requested, which for Gemini is the smallest', () => {
  expect(imagePrice('gemini-nano-banana-2.1')).toBe(0.0336)
  expect(imageTokenCost('gemini-nano-banana-2.1', { input: 8, output: 1_120 })).toBeCloseTo(0.0336)
})

it('knows which images have a price only afterwards', () => {
  expect(isChargedByToken('gpt-image-2.6-flare')).toBe(true)
  for (const model of ['gemini-nano-banana-2.1', 'flux-2-pro', 'midjourney'])
    expect(isChargedByToken(model)).toBe(false)
})

it('charges the tokens that a service reports', () => {
  expect(imageTokenCost('gpt-image-2.6-sunburst', { input: 100, output: 1_000 })).toBeCloseTo(0.0305)
  expect(imageTokenCost('gpt-image-2.6-flare', { input: 100, output: 0 })).toBeNull()
  expect(imageTokenCost('gpt-image-9', { input: 100, output: 1_000 })).toBeNull()
})

it('has one price for each model', () => {
  expect(new Set(prices.map(({ model }) => model)).size).toBe(prices.length)
})

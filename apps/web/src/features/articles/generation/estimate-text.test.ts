import { expect, it } from 'vitest'
import { estimateText } from './estimate-text.ts'

const estimate = {
  ...{ texts: 11, images: 2, textCost: 0.12, imageCost: 0.06, cost: 0.18 },
  hasImagesByToken: false,
}

it.each([
  [{}, '11 sections, 2 images, about $0.18'],
  [{ images: 0, imageCost: 0, cost: 0.12 }, '11 sections, about $0.12'],
  [{ textCost: null, cost: null }, '11 sections, price unknown; 2 images, about $0.06'],
  [{ imageCost: null, cost: null }, '11 sections, about $0.12; 2 images, price unknown'],
  [
    { imageCost: null, cost: null, hasImagesByToken: true },
    '11 sections, about $0.12; 2 images, charged by token, so their cost is shown afterwards',
  ],
  [
    { images: 1, imageCost: null, cost: null, hasImagesByToken: true },
    '11 sections, about $0.12; 1 image, charged by token, so its cost is shown afterwards',
  ],
])('an estimate of %j is shown as “%s”', (change, text) => {
  expect(estimateText({ ...estimate, ...change })).toBe(text)
})

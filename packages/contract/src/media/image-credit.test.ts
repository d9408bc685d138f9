import { expect, it } from 'vitest'
import { imageCredit } from './image-credit.ts'

it.each([
  ['pixabay', 'Ada', 'Content License', 'A rose', 'Image by Ada from Pixabay'],
  ['pexels', 'Ada', 'Pexels License', 'A rose', 'Photo by Ada on Pexels'],
  ['unsplash', '', 'Unsplash License', 'A rose', 'Photo on Unsplash'],
  ['wikimedia', 'Ada', 'CC BY-SA 4.0', 'A rose', '“A rose” by Ada, CC BY-SA 4.0, via Wikimedia Commons'],
  ['wikimedia', '', 'Public domain', '', 'Image, Public domain, via Wikimedia Commons'],
] as const)('credits an image of %s in the form it requires', (source, author, licence, alt, credit) => {
  expect(imageCredit({ source, author, licence, alt })).toBe(credit)
})

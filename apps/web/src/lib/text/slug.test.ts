import { slugPattern } from '@web2/contract/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slugFrom } from './slug.ts'

it.each([
  ['Green Acre Gardens', 'green-acre-gardens'],
  ['  Ada’s Café & Söhne GmbH ', 'adas-cafe-sohne-gmbh'],
  ['Straße 7', 'strasse-7'],
  ['東京', ''],
  ['---', ''],
])('%j becomes %j', (title, slug) => {
  expect(slugFrom(title)).toBe(slug)
})

it('makes nothing but slugs that the API takes', () => {
  const pattern = new RegExp(slugPattern)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugFrom(title)
      return slug === '' || (pattern.test(slug) && slug.length <= 80)
    }),
  )
})

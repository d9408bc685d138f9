import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSlug } from '@web2/contract/core'
import { copyName, freeSlug } from './page-names.ts'

it('names copies with the first free number', () => {
  expect(copyName('About', new Set())).toBe('About copy')
  expect(copyName('About copy', new Set(['About copy']))).toBe('About copy 2')
  expect(copyName('x'.repeat(120), new Set())).toHaveLength(120)
})

it('freeSlug returns a free slug however often one is requested', () => {
  const wanted = fc.stringMatching(/^[a-z0-9]{1,30}(?:-[a-z0-9]{1,30}){0,1}$/).filter((text) => isSlug(text))
  fc.assert(
    fc.property(fc.array(wanted, { maxLength: 20 }), (slugs) => {
      const taken = new Set<string>()
      for (const each of [...slugs, ...slugs, '', '', 'a'.repeat(80), 'a'.repeat(80)]) {
        const slug = freeSlug(each, taken)
        expect(isSlug(slug)).toBe(true)
        expect(taken.has(slug)).toBe(false)
        taken.add(slug)
      }
    }),
  )
})

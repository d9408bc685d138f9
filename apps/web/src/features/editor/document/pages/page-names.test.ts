import { messages } from '@web2/contract/core'
import { describe, expect, it } from 'vitest'
import { maySwitchFrom, pageNameErrors } from './page-names.ts'

describe('pageNameErrors', () => {
  const others = [{ slug: 'about' }]
  it.each([
    [{ name: '', slug: 'x' }, { name: messages.pageNameEmpty }],
    [{ name: 'X', slug: ' ' }, { slug: messages.pageSlugEmpty }],
    [{ name: 'X', slug: 'about' }, { slug: messages.pageSlugTaken }],
    [{ name: 'X', slug: 'new-page' }, {}],
  ])('returns for %j the errors %j', (names, errors) => {
    expect(pageNameErrors(names, others)).toEqual(errors)
  })

  it('refuses an invalid path segment', () => {
    expect(pageNameErrors({ name: 'X', slug: '../up' }, others).slug).toBeDefined()
  })
})

it.each([
  [{ name: 'Home', slug: 'home' }, true],
  [{ name: ' ', slug: 'home' }, false],
  [{ name: 'Home', slug: '' }, false],
])('decides for %j if another page may be opened: %j', (names, may) => {
  expect(maySwitchFrom(names)).toBe(may)
})

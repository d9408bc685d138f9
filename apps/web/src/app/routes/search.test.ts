import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSearch, stringifySearch, texts } from './search.ts'

it('reads numbers and words alike as texts', () => {
  expect(parseSearch('?id=007&q=green%20acre')).toEqual({ id: '007', q: 'green acre' })
})

it('leaves out what is empty', () => {
  expect(stringifySearch({ q: '', page: undefined, size: '20' })).toBe('?size=20')
  expect(stringifySearch({})).toBe('')
})

it('reads back what it wrote', () => {
  const names = fc.string({ minLength: 1 }).filter((name) => name !== '__proto__')
  fc.assert(
    fc.property(fc.dictionary(names, fc.string({ minLength: 1 }), { noNullPrototype: true }), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual(search)
    }),
  )
})

it('takes only the texts it was asked for', () => {
  expect(texts('id', 'page')({ id: 'a', page: 3, other: 'b' })).toEqual({ id: 'a' })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asImportReads, fill, hasPlaceholder, keepUnknownLiteral, placeholderNames } from './placeholders.ts'

const data = Object.freeze({
  nap: { businessName: 'Green {year}' },
  year: 2026,
  values: { city: 'Rome', year: '1999' },
})

test.each([
  ['{nap.businessName}', 'Green {year}'],
  ['{city} {year}', 'Rome 1999'],
  ['{missing} {nap.fax}', '{missing} {nap.fax}'],
  ['\\{city}', '{city}'],
  ['\\\\{city}', '\\{city}'],
  ['{toString} {nap.constructor} {constructor}', '{toString} {nap.constructor} {constructor}'],
])('%s becomes %s', (text, expected) => expect(fill(text, data)).toBe(expected))

test('every name of the picker can be filled', () => {
  const values = Object.fromEntries(placeholderNames.map((name) => [name, `<${name}>`]))
  for (const name of placeholderNames) expect(fill(`{${name}}`, { values })).toBe(`<${name}>`)
})

const pieces = fc.array(fc.constantFrom('a', '{', '}', '\\', 'foo', '{foo}', '.', ' ', '{1}'), {
  maxLength: 12,
})

test('imported text with unknown placeholders is shown as it was', () =>
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('')
      expect(fill(keepUnknownLiteral(text), {}, () => undefined)).toBe(text)
    }),
  ))

test('html that is imported again keeps its placeholders and its literal braces', () => {
  const typed = '{nap.phone} \\{nap.phone} \\{foo}'
  expect(keepUnknownLiteral(asImportReads(typed))).toBe(typed)
  expect(asImportReads(typed)).toBe('{nap.phone} \\{nap.phone} {foo}')
})

test('a text without placeholders is known as such', () => {
  expect(hasPlaceholder('a { b } {} {1}')).toBe(false)
  expect(hasPlaceholder('a {b}')).toBe(true)
})

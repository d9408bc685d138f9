import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  escapeForReimport,
  fill,
  hasPlaceholder,
  keepUnknownLiteral,
  literalText,
  namesAsText,
  placeholderNames,
  textAsNames,
  unknownNames,
} from './placeholders.ts'

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
])('fills %s as %s', (text, expected) => expect(fill(text, data)).toBe(expected))

test('words of others are shown as they are, whatever placeholders and phrases they have', () => {
  const pieces = ['{year}', '{city}', '{nap.fax}', '{a.b}', '[[', ']]', '||', '\\', '{', '}', '|', 'x']
  const words = fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(words, (text) => {
      expect(fill(literalText(text), data, () => expect.unreachable('It has no placeholder.'))).toBe(text)
    }),
  )
})

test('fills every name offered by the picker', () => {
  const values = Object.fromEntries(placeholderNames.map((name) => [name, `<${name}>`]))
  for (const name of placeholderNames) expect(fill(`{${name}}`, { values })).toBe(`<${name}>`)
})

const pieces = fc.array(fc.constantFrom('a', '{', '}', '\\', 'foo', '{foo}', '.', ' ', '{1}'), {
  maxLength: 12,
})

test.each([
  '{service} in {city}',
  '{place.state} {city:2:upper}',
  '{Fast|Reliable} {service} by {nap.businessName}',
  '/{service}/{city}?near={city}',
  '{{city}|{town}}',
  'a{color: red} { foo: 1 } {} {1}',
])('imports %s unchanged', (text) => expect(keepUnknownLiteral(text)).toBe(text))

test.each([
  ['{{name}} {{ name }}', '{\\{name}} {{ name }}'],
  ['`${name}` %{name}', '`$\\{name}` %\\{name}'],
  ['f(){name} () =>{name} {return}', 'f()\\{name} () =>\\{name} \\{return}'],
])('imports %s as literal text', (text, stored) => {
  expect(keepUnknownLiteral(text)).toBe(stored)
  expect(escapeForReimport(stored)).toBe(text)
  expect(fill(stored, {}, () => undefined)).toBe(text)
})

test('shows imported text unchanged if its placeholders are literal', () =>
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('')
      const stored = namesAsText(keepUnknownLiteral(text), () => true)
      expect(fill(stored, {}, () => undefined)).toBe(text)
    }),
  ))

test('preserves placeholders and literal braces in reimported HTML', () => {
  const typed = '{nap.phone} \\{nap.phone} \\{foo} {foo} {\\{foo}}'
  expect(keepUnknownLiteral(escapeForReimport(typed))).toBe(typed)
  expect(escapeForReimport(typed)).toBe('{nap.phone} \\{nap.phone} \\{foo} {foo} {{foo}}')
})

test('turns text into placeholders by name, and back', () => {
  const typed = '\\{service} in \\{town}, {nap.city} {\\{service}}'
  expect(unknownNames(typed, true)).toEqual(['service', 'town'])
  const named = textAsNames(typed, (name) => name === 'service')
  expect(named).toBe('{service} in \\{town}, {nap.city} {\\{service}}')
  expect(unknownNames(named, false)).toEqual(['service'])
  expect(namesAsText(named, (name) => name === 'service')).toBe(typed)
})

test('detects texts without placeholders', () => {
  expect(hasPlaceholder('a { b } {} {1}')).toBe(false)
  expect(hasPlaceholder('a {b}')).toBe(true)
})

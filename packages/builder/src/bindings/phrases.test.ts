import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BindingData } from './data.ts'
import { fillUrl } from './fill-url.ts'
import { escapeForReimport, fill, keepUnknownLiteral } from './placeholders.ts'
import { hasOpenPhrase, mayBeBlank, readText } from './read-text.ts'

const data: BindingData = {
  nap: { businessName: 'Green', city: 'Rome', phone: '+39 06 12' },
  values: { state: 'Lazio', empty: '', blank: '  ' },
}
const ignore = () => undefined
const filled = (text: string, of: BindingData = data) => fill(text, of, ignore)

test.each([
  ['a phrase with a value loses its brackets', 'Gardens[[ in {nap.city}]].', 'Gardens in Rome.'],
  ['one without a value falls away', 'Gardens[[ by {nap.fax}]].', 'Gardens.'],
  ['every placeholder in it needs one', '[[{nap.city} {nap.fax}]]', ''],
  ['an empty value is none', '[[{empty}]][[{blank}]]', ''],
  ['the next alternative is taken', '[[Fax {nap.fax}||Call {nap.phone}]]', 'Call +39 06 12'],
  ['the first that can be filled is taken', '[[{nap.city}||{nap.phone}]]', 'Rome'],
  ['the last may be plain text', '[[{nap.fax}||{empty}||Write to us]]', 'Write to us'],
  ['brackets without a placeholder are text', '[[x]] [[a||b]] [[1]]', '[[x]] [[a||b]] [[1]]'],
  ['as are escaped placeholders', '[[\\{nap.city}]]', '[[{nap.city}]]'],
  ['bars outside of phrases are text', 'a||b {nap.city}||c', 'a||b Rome||c'],
  ['a backslash keeps the brackets', '\\[[ in {nap.city}||{nap.fax}]]', '[[ in Rome||]]'],
  ['of several backslashes one goes', '\\\\[[{nap.city}]]', '\\[[Rome]]'],
  ['a backslash before other brackets is text', '\\[[x]]', '\\[[x]]'],
  ['phrases lie within each other', '[[in {nap.city}[[, {state}]]]]', 'in Rome, Lazio'],
  ['the inner one falls alone', '[[in {nap.city}[[, {empty}]]]]', 'in Rome'],
  ['the outer one takes the inner along', '[[in {nap.fax}[[, {state}]]]]', ''],
  ['an alternative may hold a phrase', '[[{nap.fax}||Here[[ in {nap.city}]]]]', 'Here in Rome'],
  ['single brackets stand inside', '[[[{nap.city}]]]', '[Rome]'],
  ['and fall with it', '[[[{nap.fax}]]]', ''],
  ['brackets that never close are text', '[[ in {nap.city}', '[[ in Rome'],
  ['brackets that never open are text', '{nap.city}]]', 'Rome]]'],
  ['bars in braces belong to spintax', '[[{a||b} {nap.city}||{nap.phone}]]', '{a||b} Rome'],
  ['a brace ends what opens in it', '{[[ {nap.city} } ]]', '{[[ Rome } ]]'],
  ['an unknown name has no value', '[[{nap.typo}||x]]', 'x'],
])('%s: %s', (_what, text, expected) => expect(filled(text)).toBe(expected))

test('does not parse inserted values', () =>
  expect(filled('[[{x}]]', { values: { x: '[[{y}||z]]', y: 'no' } })).toBe('[[{y}||z]]'))

test("keeps what can't be filled as typed without a `missing` callback", () => {
  expect(fill('{nap.city}[[ by {nap.fax}]]', data)).toBe('Rome[[ by {nap.fax}]]')
  expect(fill('[[{nap.fax}||x]]', data)).toBe('x')
})

describe('in URLs', () => {
  test.each([
    ['[[tel:{nap.phone}]]', 'tel:+390612'],
    ['[[mailto:{email}||tel:{nap.phone}]]', 'tel:+390612'],
    ['https://x.test/[[?q={nap.businessName} b]]', 'https://x.test/?q=Green b'],
    ['[[{nap.website}||/contact]]', '/contact'],
    ['[[mailto:{email}]]', ''],
  ])('%s → %s', (url, expected) => expect(fillUrl(url, data, ignore)).toBe(expected))
})

const bits = ['a', ' ', '[', ']', '[[', ']]', '||', '|', '\\', '{', '}', '{x}', '{y}', '{z.z}']
const texts = fc.array(fc.constantFrom(...bits), { maxLength: 24 }).map((parts) => parts.join(''))

test('fills a text without double brackets without regard to phrases', () =>
  fc.assert(
    fc.property(texts, (text) => {
      fc.pre(!text.includes('[['))
      const values = { x: '1', y: '' }
      const plain = text.replace(
        /(\\*)\{([A-Za-z]\w*(?:\.\w+)*)\}/g,
        (typed: string, slashes: string, name: string) =>
          slashes ? typed.slice(1) : ((values as Record<string, string>)[name] ?? ''),
      )
      expect(filled(text, { values })).toBe(plain)
    }),
  ))

test('shows a text without placeholders as typed', () =>
  fc.assert(
    fc.property(texts, (text) => {
      fc.pre(!/\{[a-z]/.test(text))
      expect(filled(text)).toBe(text)
    }),
  ))

const inside = fc
  .array(fc.constantFrom('a', ' ', ',', '{x}', '{y}', '[', ']b'), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(''))
  .filter((text) => text.includes('{') && !/\[\[|\]\]|^\[|\]$|\[$/.test(text))

test('keeps exactly the content of a phrase whose placeholders have values', () =>
  fc.assert(
    fc.property(inside, inside, (first, second) => {
      const values = { x: '1', y: '2' }
      expect(filled(`<[[${first}||${second}]]>`, { values })).toBe(`<${filled(first, { values })}>`)
      expect(filled(`<[[${first}]]>`, { values: {} })).toBe('<>')
    }),
  ))

test('preserves phrases in reimported HTML', () =>
  fc.assert(
    fc.property(texts, (text) => {
      const typed = keepUnknownLiteral(text)
      expect(keepUnknownLiteral(escapeForReimport(typed))).toBe(typed)
    }),
  ))

test.each([
  ['[[ in {nap.city}', true],
  ['a [[ b', false],
  ['{nap.city} [[', false],
  ['[[ in {nap.city}]]', false],
])('hasOpenPhrase for %s: %s', (text, expected) => expect(hasOpenPhrase(text)).toBe(expected))

test.each([
  ['{a}', true],
  [' {a} [[ in {b}]] ', true],
  ['x {a}', false],
  ['[[x]]', false],
  ['', false],
])('mayBeBlank for “%s”: %s', (text, expected) => expect(mayBeBlank(readText(text))).toBe(expected))

test('reads deep and long texts in one pass', () => {
  const deep = `${'[['.repeat(10_000)}{x}${']]'.repeat(10_000)}`
  expect(filled(deep, { values: { x: '1' } })).toContain('1')
  expect(filled(`${'[[ '.repeat(20_000)}{x}`, { values: { x: '1' } })).toHaveLength(60_001)
  expect(filled(`{x}${'\\'.repeat(40_000)}`, { values: { x: '1' } })).toHaveLength(40_001)
})

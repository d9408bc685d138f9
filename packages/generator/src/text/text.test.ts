import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countVariants } from './count-variants.ts'
import { namesIn } from './placeholder-names.ts'
import { parseText } from './parse-text.ts'
import { seeded } from './random.ts'
import { slugOf } from './slug.ts'
import type { TextNode } from './text-node.ts'
import { writeText } from './write-text.ts'

const nodes = (text: string): readonly TextNode[] => {
  const parsed = parseText(text)
  if (!parsed.ok) throw new Error(parsed.problem.message)
  return parsed.nodes
}
const values: Record<string, string> = { city: 'New York', service: 'lawn care', 'place.state': 'NY' }
const valueOf = (name: string, term: number) => (term === 1 ? (values[name] ?? '') : `${name} ${term}`)
const write = (text: string, seed = 1) => writeText(nodes(text), valueOf, seeded(seed))

/** Texts with their possible results. */
const spun = fc.letrec<{ text: string; spin: string; any: string }>((tie) => ({
  text: fc.constantFrom('a', 'b ', 'c.', ''),
  spin: fc.array(tie('any'), { minLength: 2, maxLength: 3 }).map((options) => `{${options.join('|')}}`),
  any: fc.oneof(
    { maxDepth: 3 },
    tie('text'),
    tie('spin'),
    fc.tuple(tie('text'), tie('spin')).map((both) => both.join('')),
  ),
})).any

describe('placeholders', () => {
  it.each([
    ['{service} in {city}', 'lawn care in New York'],
    ['{place.state}', 'NY'],
    ['{city:2}', 'city 2'],
    ['{city:upper} {service:title} {service:sentence}', 'NEW YORK Lawn Care Lawn care'],
    ['{city:slug}', 'new-york'],
    ['{city:3:upper}', 'CITY 3'],
    ['\\{city\\} \\| \\\\ {city}', '{city} | \\ New York'],
    ['a { color: red } b', 'a { color: red } b'],
    ['{}', '{}'],
    ['\\{city} in {city}', '{city} in New York'],
    ['a | b', 'a | b'],
    ['C:\\files', 'C:\\files'],
  ])('%s', (text, expected) => expect(write(text)).toBe(expected))

  it('next to choices', () => {
    const seen = new Set(Array.from({ length: 60 }, (_, seed) => write('{a|{city}|{b|c} d}', seed)))
    expect([...seen].sort()).toEqual(['New York', 'a', 'b d', 'c d'])
    expect(namesIn(nodes('{a|{city} x} {service}')).map(({ name }) => name)).toEqual(['city', 'service'])
  })
})

describe('optional phrases', () => {
  const known: Record<string, string> = { city: 'Rome', service: 'lawn care', 'nap.phone': '' }
  const written = (text: string, of = known, seed = 1) =>
    writeText(nodes(text), (name) => of[name] ?? '', seeded(seed))

  it.each([
    ['{service:title}[[ in {city}]]', 'Lawn Care in Rome'],
    ['{service}[[, call {nap.phone}]].', 'lawn care.'],
    ['[[{nap.phone}||{zip}||Write to us]]', 'Write to us'],
    ['[[in {city}[[, {zip}]]]]', 'in Rome'],
    ['[[{CITY:2:upper}||{city:upper}]]', 'ROME'],
    ['[[x]] [[a||b]] [[{a|a}]]', '[[x]] [[a||b]] [[a]]'],
    ['{[[ in {city}]]|[[ in {city}]]}', ' in Rome'],
    ['[[{a||a} {zip}||{city}]]', 'Rome'],
    ['[[a|b {city}]]', 'a|b Rome'],
    ['\\[[{city}]] \\[[x]]', '[[Rome]] \\[[x]]'],
    ['[[ in {city}', '[[ in Rome'],
  ])('%s', (text, expected) => expect(written(text)).toBe(expected))

  it('contain choices, one of which is used', () => {
    const seen = new Set(
      Array.from({ length: 60 }, (_, seed) => written('[[{near|in} {city}||here]]', known, seed)),
    )
    expect([...seen].sort()).toEqual(['in Rome', 'near Rome'])
    expect(written('[[{near|in} {city}||here]]', {})).toBe('here')
    expect(countVariants(nodes('[[{near|in|at} {city}||{here|there}]] {a|b}'))).toBe(6n)
  })

  it('list their placeholders', () =>
    expect(namesIn(nodes('[[{a|{city}}||{zip} [[{state}]]]]')).map(({ name }) => name)).toEqual([
      'city',
      'zip',
      'state',
    ]))

  it('yield exactly their content if every value is present', () => {
    fc.assert(
      fc.property(spun, fc.integer(), (inside, seed) => {
        fc.pre(!inside.includes('||'))
        expect(written(`[[{city}${inside}]]`, known, seed)).toBe(written(`{city}${inside}`, known, seed))
      }),
    )
  })
})

describe('reports problems with their position', () => {
  it.each([
    ['Hello {a|b', 6, /never closed/],
    ['a {b|{c|d} e', 2, /never closed/],
    ['a} b', 1, /no opening brace/],
    ['{city:loud}', 0, /“:loud” is unknown/],
    ['x {city:0}', 2, /numbers start at 1/],
    ['{'.repeat(60) + 'a|b' + '}'.repeat(60), 50, /50 levels/],
  ])('%s', (text, at, message) => {
    const parsed = parseText(text)
    expect(parsed).toMatchObject({ ok: false, problem: { at, message: expect.stringMatching(message) } })
  })
})

it('counts variants beyond the range of numbers', () => {
  expect(countVariants(nodes('{a|b} {c|{d|e}|f}'))).toBe(8n)
  expect(countVariants(nodes('{a|b|c|d|e|f|g|h|i|j}'.repeat(12)))).toBe(10n ** 12n)
  expect(countVariants(nodes('{a|b|c|d|e|f|g|h|i|j}'.repeat(30)))).toBe(10n ** 30n)
})

const everything = (list: readonly TextNode[]): string[] =>
  list.reduce<string[]>(
    (all, node) =>
      node.kind === 'text'
        ? all.map((text) => text + node.text)
        : node.kind === 'spin'
          ? all.flatMap((text) =>
              node.options.flatMap((option) => everything(option).map((end) => text + end)),
            )
          : all,
    [''],
  )

it('writes one of the variants, as many as were counted', () => {
  fc.assert(
    fc.property(spun, fc.integer(), (text, seed) => {
      const parsed = nodes(text)
      const count = countVariants(parsed)
      fc.pre(count < 2_000n)
      const all = everything(parsed)
      expect(BigInt(all.length)).toBe(count)
      expect(all).toContain(writeText(parsed, valueOf, seeded(seed)))
    }),
  )
})

it('the same seed writes the same text', () => {
  fc.assert(
    fc.property(spun, fc.integer(), (text, seed) => {
      expect(write(text, seed)).toBe(write(text, seed))
    }),
  )
})

it('parses any text without throwing, and escaped text literally', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      parseText(text)
      expect(write(text.replace(/[\\{}|]/g, '\\$&'))).toBe(text)
    }),
  )
})

it.each([
  ['Zürich', 'zurich'],
  ['Łódź & Gdańsk', 'lodz-and-gdansk'],
  ["O'Fallon, St. Louis", 'ofallon-st-louis'],
  ['Straße', 'strasse'],
  ['東京', ''],
  ['--', ''],
])('slug of %s', (text, slug) => expect(slugOf(text)).toBe(slug))

it('a slug is one path segment and its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugOf(text)
      expect(slug).toMatch(/^$|^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(slug.length).toBeLessThanOrEqual(80)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})

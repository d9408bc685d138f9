import { describe, expect, it } from 'vitest'
import { referencedParts, sourceName, sourceOptions } from './source-names.ts'

const sources = [
  { position: 1, title: 'Price list', url: '' },
  { position: 2, title: '', url: 'https://example.com/roses' },
]

describe('sourceName', () => {
  it.each([
    ['S1', 'S1 · Price list'],
    ['S2', 'S2 · https://example.com/roses'],
    ['S9', 'S9 · unknown source'],
    ['profile', 'Business profile'],
    ['listing', 'Business listing'],
    ['reviews', 'Customer reviews'],
    [null, 'Entered by you'],
  ])('of %s is “%s”', (label, name) => expect(sourceName(label, sources)).toBe(name))
})

it('offers every source, and one that a fact has although it is unknown', () => {
  const values = (label: string | null) => sourceOptions(label, sources).map(({ value }) => value)
  expect(values(null)).toEqual(['S1', 'S2', 'profile', ''])
  expect(values('S9')).toEqual(['S9', 'S1', 'S2', 'profile', ''])
})

describe('referencedParts', () => {
  it.each([
    [
      'Open since 1998 [S1].',
      [
        ['Open since 1998 ', []],
        ['[S1]', ['S1']],
        ['.', []],
      ],
    ],
    [
      '[profile, S12] says',
      [
        ['[profile, S12]', ['profile', 'S12']],
        [' says', []],
      ],
    ],
    [
      'Kind [reviews].',
      [
        ['Kind ', []],
        ['[reviews]', ['reviews']],
        ['.', []],
      ],
    ],
    ['See [1] and [Sources].', [['See [1] and [Sources].', []]]],
  ])('of “%s”', (text, expected) =>
    expect(referencedParts(text).map((part) => [part.text, part.sources])).toEqual(expected),
  )
})

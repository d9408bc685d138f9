import { expect, it } from 'vitest'
import type { DraftSource } from './draft-sources.ts'
import type { FoundOnPages } from './found-schema.ts'
import { containsWords, verifyFound } from './verify-found.ts'

const nothing: FoundOnPages = {
  services: [],
  prices: [],
  calloutFee: null,
  offers: [],
  menu: [],
  items: [],
  areas: [],
  parking: null,
  access: null,
  team: [],
  licenses: [],
  insurer: null,
  since: null,
  reviews: [],
  figures: [],
  memberships: [],
  brands: [],
  promise: [],
  audience: null,
  tone: null,
}

const url = 'https://example.com/about'
const sources: readonly DraftSource[] = [
  { id: 'S1', kind: 'listing', url: null, title: 'Business listing', lines: ['Green Acre'] },
  {
    id: 'S2',
    kind: 'page',
    url,
    title: 'About',
    lines: [
      'Family gardeners since 1998.',
      'Hedge cutting from $80 an hour.',
      'Ann Reed, master gardener, holds license RG-42 of the council.',
      'We serve Bristol and Bath.',
      '“They came on time.” Joe, Google',
    ],
  },
]
const verified = (answer: Partial<FoundOnPages>) => verifyFound({ ...nothing, ...answer }, sources)
const at = (line: string, page = 'S2') => ({ page, line })

it('a value whose line is in its source is kept, with line and URL', () => {
  expect(verified({ since: { value: '1998', ...at('Family gardeners since 1998.') } })).toEqual([
    { field: 'since', value: 1998, source: { kind: 'page', line: 'Family gardeners since 1998.', url } },
  ])
  expect(verified({ areas: [{ value: 'Bath', ...at('We serve Bristol and Bath.') }] })).toHaveLength(1)
  expect(
    verified({
      team: [
        { name: 'Ann Reed', role: 'master gardener', bio: '', credentials: '', ...at(sources[1]!.lines[2]!) },
      ],
    }),
  ).toHaveLength(1)
  expect(
    verified({
      reviews: [
        {
          text: 'They came on time.',
          name: 'Joe',
          source: 'Google',
          date: '',
          ...at('“They came on time.” Joe, Google'),
        },
      ],
    }),
  ).toHaveLength(1)
  expect(verified({ tone: { adjectives: ['plain'], ...at('We serve Bristol and Bath.') } })).toMatchObject([
    { value: { adjectives: ['plain'], examples: ['We serve Bristol and Bath.'] } },
  ])
})

it.each<[string, Partial<FoundOnPages>]>([
  ['a line that is corrected', { since: { value: '1998', ...at('Family gardeners since 1998!') } }],
  ['a line of another source', { since: { value: '1998', ...at('Family gardeners since 1998.', 'S1') } }],
  ['a source that was not given', { since: { value: '1998', ...at('Family gardeners since 1998.', 'S9') } }],
  ['half a word as its line', { promise: [{ value: 'On time', ...at('amily gardeners') }] }],
  ['no line', { promise: [{ value: 'On time', ...at('') }] }],
  ['a year that the line has not', { since: { value: '1989', ...at('Family gardeners since 1998.') } }],
  [
    'a price that the line has not',
    {
      prices: [
        {
          item: 'Hedge cutting',
          amount: '$60',
          unit: '',
          note: '',
          ...at('Hedge cutting from $80 an hour.'),
        },
      ],
    },
  ],
  [
    'a number that the page has not',
    { services: [{ name: 'Hedges', text: 'More than 500 cut', ...at('Hedge cutting from $80 an hour.') }] },
  ],
  ['a place that the line has not', { areas: [{ value: 'London', ...at('We serve Bristol and Bath.') }] }],
  [
    'a person that the line has not',
    { team: [{ name: 'Bob', role: '', bio: '', credentials: '', ...at('We serve Bristol and Bath.') }] },
  ],
  [
    'words that the customer did not say',
    {
      reviews: [
        {
          text: 'The best in town!',
          name: 'Joe',
          source: '',
          date: '',
          ...at('“They came on time.” Joe, Google'),
        },
      ],
    },
  ],
  ['an empty name', { services: [{ name: ' ', text: 'x', ...at('We serve Bristol and Bath.') }] }],
  ['a text beyond its field', { promise: [{ value: 'x'.repeat(201), ...at('We serve Bristol and Bath.') }] }],
])('%s is dropped', (_what, answer) => expect(verified(answer)).toEqual([]))

it('a link that a model adds is dropped with its value, because only code reads links', () => {
  const license = { label: 'Gardener', number: 'RG-42', authority: 'the council' }
  const answer = { licenses: [{ ...license, ...at(sources[1]!.lines[2]!) }] }
  expect(verified(answer)).toMatchObject([{ value: { ...license, link: '' } }])
  const evil = { licenses: [{ ...answer.licenses[0]!, link: 'https://evil.example/' }] }
  expect(JSON.stringify(verified(evil))).not.toContain('evil.example')
})

it('characters that readers don’t see are removed from values and lines', () => {
  const hidden = { value: 'Ba\u200Bth\u{E0049}', ...at('We serve Bristol\u2060 and Bath.') }
  expect(verified({ areas: [hidden] })).toMatchObject([
    { value: 'Bath', source: { line: 'We serve Bristol and Bath.' } },
  ])
})

it('a script in a value stays the text that the page shows', () => {
  const [page] = [{ ...sources[1]!, lines: ['<script>alert(1)</script> Hedges'] }]
  const answer = {
    ...nothing,
    services: [{ name: '<script>alert(1)</script>', text: '', ...at('<script>alert(1)</script> Hedges') }],
  }
  expect(verifyFound(answer, [page])).toMatchObject([
    { value: { name: '<script>alert(1)</script>', text: '' } },
  ])
})

it.each([
  ['since 1998', '1998', true],
  ['since 19985', '1998', false],
  ['AB-12', 'B-12', false],
  ['x Bath', 'Bath', true],
  ['Bathing in Bath', 'Bath', true],
  ['“Bath”', '“Bath”', true],
])('%j contains the words %j: %s', (text, words, expected) =>
  expect(containsWords(text, words)).toBe(expected),
)

import { expect, test } from 'vitest'
import { fittingImprovements } from './improve-article.ts'

const start = {
  articleId: null,
  keyword: 'roses',
  fields: { title: 'Cut roses', slug: 'cut-roses', metaTitle: '', metaDescription: '' },
  checks: [{ id: 'slug', label: 'Slug', reason: 'Too long.' }],
  blocks: [
    { number: 0, text: 'Cut them now. Cut them well.' },
    { number: 3, text: 'Roses love sun.' },
  ],
  images: [{ number: 0, alt: 'A rose' }],
}
const change = { check: 'slug', kind: 'text', field: '', number: 3, from: 'sun', to: 'light' }
const fitting = (...changes: Partial<typeof change>[]) =>
  fittingImprovements(
    changes.map((each) => ({ ...change, ...each })),
    start,
  )

test('changes that fit are kept', () => {
  expect(
    fitting(
      {},
      { kind: 'field', field: 'metaDescription', to: 'How to <b>cut</b>\nroses.' },
      { kind: 'field', field: 'slug', to: 'Cutting Röses!' },
      { kind: 'alt', number: 0, to: 'A red rose in June' },
      { from: ' love ', to: 'adore', number: 3 },
    ),
  ).toEqual([
    { kind: 'text', check: 'slug', block: 3, from: 'sun', to: 'light' },
    { kind: 'field', check: 'slug', field: 'metaDescription', to: 'How to cut roses.' },
    { kind: 'field', check: 'slug', field: 'slug', to: 'cutting-roses' },
    { kind: 'alt', check: 'slug', image: 0, to: 'A red rose in June' },
    { kind: 'text', check: 'slug', block: 3, from: ' love ', to: ' adore ' },
  ])
})

test.each([
  ['an unknown check', { check: 'other' }],
  ['an unknown kind', { kind: 'delete' }],
  ['an unknown field', { kind: 'field', field: 'keyword', to: 'tulips' }],
  ['a field as it is', { kind: 'field', field: 'title', to: 'Cut roses' }],
  ['an empty field', { kind: 'field', field: 'title', to: '<script>x()</script>' }],
  ['an unknown block', { number: 9 }],
  ['words that are not there', { from: 'rain' }],
  ['words that are there twice', { number: 0, from: 'Cut them' }],
  ['no words', { from: '' }],
  ['no change', { to: 'sun' }],
  ['an unknown image', { kind: 'alt', number: 5, to: 'A rose bush' }],
  ['an alt text that is too long', { kind: 'alt', number: 0, to: 'x'.repeat(126) }],
])('%s is dropped', (_what, other) => {
  expect(fitting(other)).toEqual([])
})

test('each place is changed once', () => {
  expect(fitting({}, { from: 'love sun', to: 'need light' }, { from: 'Roses', to: 'They' })).toHaveLength(2)
})

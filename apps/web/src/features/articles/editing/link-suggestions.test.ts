import type { PublishedPage } from '@web2/contract/articles'
import { expect, test } from 'vitest'
import { suggestLinks } from './link-suggestions.ts'

const page = (name: string, more: Partial<PublishedPage> = {}): PublishedPage => ({
  _id: name,
  siteName: 'Green Acre',
  name,
  title: '',
  isDefault: false,
  url: `https://example.com/${name}`,
  ...more,
})
const words = (text: string, pages: PublishedPage[], linked: string[] = []) =>
  suggestLinks(text, pages, new Set(linked)).map(({ words: each }) => each)

test('suggests pages that the text mentions, in its own words, longest first', () => {
  const pages = [page('Lawns'), page('x', { title: 'lawn care (spring)' }), page('Home', { isDefault: true })]
  expect(words('Our LAWNS and Lawn  care (spring) at Green Acre.', pages)).toEqual([
    'Lawn  care (spring)',
    'Green Acre',
    'LAWNS',
  ])
})

test('ignores parts of words, short names and existing links', () => {
  expect(words('Lawnsmen and a FAQ', [page('Lawns'), page('FAQ')])).toEqual([])
  expect(words('Lawns', [page('Lawns')], ['https://example.com/Lawns'])).toEqual([])
})

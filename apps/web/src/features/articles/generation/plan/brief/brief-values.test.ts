import type { ArticleBrief } from '@web2/contract/articles'
import { describe, expect, it } from 'vitest'
import { briefProblem, cleanedBrief, withoutMissing } from './brief-values.ts'

const brief: ArticleBrief = {
  keyword: 'roses',
  secondaryKeywords: [],
  intent: 'informational',
  format: '',
  audience: '',
  job: '',
  angle: '',
  questions: [],
  facts: [],
  entities: [],
  proof: [],
  tone: '',
  avoid: [],
  words: { from: 900, to: 1_400 },
  successCriterion: '',
  linksTo: [],
  linksFrom: [],
  missing: [],
}

it('is stored trimmed and without empty rows', () => {
  const typed = {
    ...brief,
    questions: [' When? ', ''],
    facts: [
      { text: ' Since 1998 ', source: 'S1' },
      { text: ' ', source: null },
    ],
    linksTo: [
      { url: '', why: ' ' },
      { url: ' https://example.com ', why: '' },
    ],
  }
  expect(cleanedBrief(typed)).toEqual({
    ...brief,
    questions: ['When?'],
    facts: [{ text: 'Since 1998', source: 'S1' }],
    linksTo: [{ url: 'https://example.com', why: '' }],
  })
})

describe('briefProblem', () => {
  it.each([
    ['nothing', {}, null],
    ['a missing keyword', { keyword: ' ' }, 'Enter a keyword.'],
    [
      'a length that ends before it begins',
      { words: { from: 900, to: 800 } },
      'Length: The first number must not exceed the second.',
    ],
    ['a length out of bounds', { words: { from: 0, to: 800 } }, 'Length: Enter 20 to 10,000 words.'],
    ['a link without a URL', { linksFrom: [{ url: '', why: 'Related' }] }, 'Enter a URL.'],
    ['an empty row of links', { linksTo: [{ url: '', why: '' }] }, null],
  ] satisfies [string, Partial<ArticleBrief>, string | null][])('finds %s', (_, change, problem) =>
    expect(briefProblem({ ...brief, ...change })).toBe(problem),
  )
})

it('turns a missing fact into one that the user entered, or drops it', () => {
  const lists = { missing: ['Founding year', 'Prices'], facts: [{ text: 'In Leeds', source: 'S1' }] }
  expect(withoutMissing(lists, 0, ' Since 1998 ')).toEqual({
    missing: ['Prices'],
    facts: [
      { text: 'In Leeds', source: 'S1' },
      { text: 'Since 1998', source: null },
    ],
  })
  expect(withoutMissing(lists, 1)).toEqual({ missing: ['Founding year'], facts: lists.facts })
})

import type { ArticleOutline } from '@web2/contract/articles'
import { describe, expect, it } from 'vitest'
import { cleanedOutline, outlineProblem, wordsBeside } from './outline-values.ts'

const words = { from: 100, to: 150 }
const outline: ArticleOutline = {
  title: 'Roses',
  introduction: { purpose: '', words: { from: 40, to: 60 } },
  sections: [{ id: 's1', level: 2, heading: 'When to cut', purpose: '', points: ['In March', ' '], words }],
  faq: ['', 'How often?'],
}

it('is stored without empty points and questions', () => {
  const stored = cleanedOutline(outline)
  expect(stored.sections[0]?.points).toEqual(['In March'])
  expect(stored.faq).toEqual(['How often?'])
})

describe('outlineProblem', () => {
  const [section] = outline.sections as [ArticleOutline['sections'][number]]
  it.each([
    ['nothing', {}, null],
    ['a missing title', { title: ' ' }, 'Enter a title.'],
    [
      'an empty heading',
      { sections: [{ ...section, heading: '' }] },
      'Correct the headings that are marked.',
    ],
    [
      'a length that ends before it begins',
      { sections: [{ ...section, words: { from: 200, to: 100 } }] },
      'Correct the length of “When to cut”.',
    ],
    [
      'an introduction without words',
      { introduction: { purpose: '', words: { from: 0, to: 0 } } },
      'Correct the length of the introduction.',
    ],
  ] satisfies [string, Partial<ArticleOutline>, string | null][])('finds %s', (_, change, problem) =>
    expect(outlineProblem({ ...outline, ...change })).toBe(problem),
  )
})

it.each([
  [{ from: 900, to: 1_300 }, 'within'],
  [{ from: 400, to: 800 }, 'too few'],
  [{ from: 1_500, to: 2_000 }, 'too many'],
] as const)('%o words are %s of 900 to 1,400', (total, expected) =>
  expect(wordsBeside(total, { from: 900, to: 1_400 })).toBe(expected),
)

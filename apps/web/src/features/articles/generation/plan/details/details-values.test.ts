import type { ArticleDetails } from '@web2/contract/articles'
import { describe, expect, it } from 'vitest'
import { anchorProblem, cleanedDetails, detailsProblem } from './details-values.ts'

const details: ArticleDetails = {
  title: 'Roses',
  metaDescription: '',
  slug: '',
  faqHeading: '',
  faq: [],
  links: [],
  images: [],
}

it('is stored without empty rows', () => {
  const typed = {
    ...details,
    faq: [
      { question: '', answer: ' ' },
      { question: ' When? ', answer: 'In March' },
    ],
    links: [{ section: 's1', anchor: ' ', url: '' }],
    images: [{ section: 's1', idea: '', alt: '' }],
  }
  expect(cleanedDetails(typed)).toEqual({ ...details, faq: [{ question: 'When?', answer: 'In March' }] })
})

describe('detailsProblem', () => {
  it.each([
    ['nothing', {}, null],
    ['a missing title', { title: ' ' }, 'Enter a title.'],
    [
      'a question without an answer',
      { faq: [{ question: 'When?', answer: '' }] },
      'Enter both question and answer in the FAQ.',
    ],
    [
      'a link without an anchor',
      { links: [{ section: 's1', anchor: '', url: 'https://example.com' }] },
      'Enter the anchor text of each link.',
    ],
    [
      'a link to no URL',
      { links: [{ section: 's1', anchor: 'roses', url: 'not a url' }] },
      'Correct the URLs of the links.',
    ],
    [
      'an image without an idea',
      { images: [{ section: 's1', idea: '', alt: 'A rose' }] },
      'Describe each image.',
    ],
  ] satisfies [string, Partial<ArticleDetails>, string | null][])('finds %s', (_, change, problem) =>
    expect(detailsProblem({ ...details, ...change })).toBe(problem),
  )
})

describe('anchorProblem', () => {
  const link = (anchor: string, url = 'https://example.com') => ({ section: 's1', anchor, url })
  it.each([
    ['words of the section', link('red roses'), null],
    ['other words', link('tulips'), 'The section doesn’t contain these words.'],
    ['no words', link(' '), 'Enter the anchor text.'],
    ['an empty row', link('', ''), null],
  ])('of %s', (_, value, problem) => expect(anchorProblem(value, 'Cut red roses in March.')).toBe(problem))
})

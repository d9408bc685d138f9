import type { Article } from '@web2/contract/articles'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '../../../../testing/rendered.tsx'
import { ReviewCard } from './review-card.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const origin = { provider: 'openai', model: 'gpt-6.1-sol', cost: 0.0312, when: null, reviewedBy: null }
const shown = async (provenance: object, content: Partial<Article> = {}) => {
  const article = {
    ...{ source: 'ai', revision: 1, text: '', featuredImage: '' },
    ...content,
    provenance: { ...origin, ...provenance },
  } as unknown as Article
  const { host, leave } = await rendered(
    <ReviewCard article={article} settle={() => Promise.resolve(true)} />,
  )
  const text = host.textContent
  const links = [...host.querySelectorAll('a')].map(({ href, rel }) => [href, rel])
  await leave()
  return { text, links }
}

test('an article shows its model, cost, prompts and sources', async () => {
  const { text, links } = await shown({
    costEstimated: true,
    promptVersions: ['article-card 1', 'article-review 2'],
    sources: [
      { id: 'S1', title: 'Price list', url: 'https://example.com/prices' },
      { id: 'S2', title: 'Own notes', url: '' },
      { id: 'S3', title: 'Odd', url: 'javascript:alert(1)' },
    ],
  })
  expect(text).toContain('Generated with OpenAI, gpt-6.1-sol. Cost: $0.0312 (estimated).')
  expect(text).toContain('Prompts: article-card 1, article-review 2.')
  expect(text).toContain('Own notes')
  expect(links).toEqual([['https://example.com/prices', 'noopener noreferrer']])
})

test('an article of an earlier release shows what is known, and an unknown price as such', async () => {
  expect((await shown({ cost: null })).text).toContain(
    'Generated with OpenAI, gpt-6.1-sol. Cost: price unknown.',
  )
  const { text } = await shown({ provider: null, model: null, cost: null })
  expect(text).toContain('Source: ')
  expect(text).not.toContain('Cost')
})

import { expect, it } from 'vitest'
import {
  firstPlanValues,
  planProblem,
  planStart,
  refusedSource,
  sourceCharacters,
  type PlanSource,
} from './plan-values.ts'

const sources: readonly PlanSource[] = [
  { key: 'a', kind: 'note', title: 'Prices', text: 'A visit costs $90.' },
  { key: 'b', kind: 'url', url: 'https://example.com' },
  { key: 'c', kind: 'article', articleId: 'id', title: 'Roses', words: 500 },
  { key: 'd', kind: 'search' },
]

it('orders an article with its sources, without the names they have in the form', () => {
  const values = {
    ...firstPlanValues(),
    language: 'de',
    audience: ' Gardeners ',
    writer: 'anthropic:claude-sonnet-5-5',
    sources,
  }
  expect(planStart(values)).toEqual({
    language: 'de',
    audience: 'Gardeners',
    wishes: '',
    words: { from: 900, to: 1_400 },
    runThrough: false,
    generateTextBy: { name: 'anthropic', params: { model: 'claude-sonnet-5-5' } },
    sources: [
      { kind: 'note', title: 'Prices', text: 'A visit costs $90.' },
      { kind: 'url', url: 'https://example.com' },
      { kind: 'article', articleId: 'id' },
      { kind: 'search' },
    ],
  })
})

it('leaves the language to the server unless one is chosen', () =>
  expect(planStart(firstPlanValues())).not.toHaveProperty('language'))

it('counts the characters of notes, and estimates those of pages, articles and searches', () => {
  expect(sourceCharacters(sources)).toBe(18 + 8_000 + 3_000 + 40_000)
})

it.each([
  [{ from: 900, to: 1_400 }, null],
  [{ from: 900, to: 800 }, 'The first number must not exceed the second.'],
  [{ from: 5, to: 800 }, 'Enter 20 to 10,000 words.'],
])('finds in a length of %o: %s', (words, problem) => expect(planProblem({ words })).toBe(problem))

it.each([
  ['plan.sources.1.url', 1],
  ['plan.words', null],
  ['keyword', null],
])('a refusal of %s belongs to source %s', (field, at) => expect(refusedSource(field)).toBe(at))

import { expect, it } from 'vitest'
import { assembleArticle } from './assemble-article.ts'
import { trimToArticleLimits } from './truncate-article.ts'
import type { CardRow } from '../generation-view.ts'

const cards = (count: number, text: string): readonly CardRow[] =>
  Array.from(
    { length: count },
    (_, at) => ({ id: `${at}`, type: 'paragraph', heading: 'p', text }) as CardRow,
  )

it('trimToArticleLimits keeps the texts that fit and counts the others', () => {
  expect(trimToArticleLimits(assembleArticle, cards(10, 'Words.'), 'roses')).toMatchObject({ left: 0 })
  const { text, left } = trimToArticleLimits(assembleArticle, cards(10, 'Words.'), 'roses', 60)
  expect(text.length).toBeLessThanOrEqual(60)
  expect(text.match(/Words/g)).toHaveLength(10 - left)
  expect(left).toBeGreaterThan(0)
  const tooLong = cards(1, 'x'.repeat(100))
  expect(trimToArticleLimits(assembleArticle, tooLong, 'roses', 60)).toMatchObject({ text: '', left: 1 })
})

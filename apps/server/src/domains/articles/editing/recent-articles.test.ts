import { expect, test } from 'vitest'
import { createSharedObjects } from '../../../platform/shared-objects.ts'
import type { ReadArticle } from './article-statements.ts'
import { recentArticles } from './recent-articles.ts'

const article = (id: string, length: number) =>
  ({ row: { id, text: 'x'.repeat(length) }, xmin: '1' }) as ReadArticle

test('articles are kept up to a total size, those changed last', () => {
  const recent = recentArticles({ shared: createSharedObjects() })
  for (const id of ['a', 'b', 'c']) recent.set(article(id, 250_000))
  recent.set(article('a', 260_000))
  recent.set(article('d', 250_000))
  expect(['a', 'b', 'c', 'd'].filter((id) => recent.get(id))).toEqual(['a', 'c', 'd'])
  recent.set(article('e', 900_000))
  expect(['a', 'b', 'c', 'd', 'e'].filter((id) => recent.get(id))).toEqual([])
  // nothing of the removed ones counts any more
  for (const id of ['a', 'b', 'c']) recent.set(article(id, 250_000))
  expect(['a', 'b', 'c'].filter((id) => recent.get(id))).toEqual(['a', 'b', 'c'])
})

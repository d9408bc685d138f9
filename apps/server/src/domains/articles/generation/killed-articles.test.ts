import { it } from 'vitest'
import { killArticles } from '../../../testing/kills/killed-articles.ts'

it(
  'a worker killed during several articles leaves work the next one completes',
  () => killArticles(6, 60_000),
  90_000,
)

it(
  'a worker killed during a bulk leaves work the next one completes',
  () => killArticles(6, 60_000, 'in-bulk'),
  90_000,
)

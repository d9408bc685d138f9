import { it } from 'vitest'
import { killArticles } from '../../../testing/kills/killed-articles.ts'

it(
  'a worker killed during 200 articles leaves work the next one completes',
  () => killArticles(200, 600_000),
  900_000,
)

it(
  'a worker killed during a bulk leaves work the next one completes',
  () => killArticles(200, 600_000, 'in-bulk'),
  900_000,
)

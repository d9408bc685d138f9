import { it } from 'vitest'
import { killArticles } from '../../../testing/kills/killed-articles.ts'

it(
  'a worker killed in the middle of 200 articles leaves what the next one completes',
  () => killArticles(200, 600_000),
  900_000,
)

it(
  'a worker killed in the middle of a bulk leaves what the next one completes',
  () => killArticles(200, 600_000, 'in-bulk'),
  900_000,
)

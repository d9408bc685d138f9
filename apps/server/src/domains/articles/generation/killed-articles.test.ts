import { it } from 'vitest'
import { killArticles } from '../../../testing/kills/killed-articles.ts'

it(
  'a worker killed in the middle of several articles leaves what the next one completes',
  () => killArticles(6, 60_000),
  90_000,
)

it(
  'a worker killed in the middle of a bulk leaves what the next one completes',
  () => killArticles(6, 60_000, 'in-bulk'),
  90_000,
)

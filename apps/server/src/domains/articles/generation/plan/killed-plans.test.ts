import { it } from 'vitest'
import { killPlannedArticles } from '../../../../testing/kills/killed-planned-articles.ts'

it(
  'workers killed in each step of planned articles leave work the next one completes',
  () => killPlannedArticles(3, [2, 5, 10, 20], 60_000),
  120_000,
)

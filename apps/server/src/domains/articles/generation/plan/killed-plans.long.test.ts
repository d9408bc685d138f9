import { it } from 'vitest'
import { killPlannedArticles } from '../../../../testing/kills/killed-planned-articles.ts'

it(
  '30 planned articles survive a worker killed in the middle of each step',
  () => killPlannedArticles(30, [10, 25, 45, 70, 100, 130, 160, 190, 215, 230], 240_000),
  400_000,
)

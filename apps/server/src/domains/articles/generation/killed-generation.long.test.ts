import { it } from 'vitest'
import { killGeneration } from '../../../testing/kills/killed-generation.ts'

it(
  'workers killed ten times while generating pages leave work the next completes',
  () => killGeneration(400, 10, 180_000),
  600_000,
)

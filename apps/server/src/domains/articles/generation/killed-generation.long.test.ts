import { it } from 'vitest'
import { killGeneration } from '../../../testing/kills/killed-generation.ts'

it(
  'a worker killed ten times in the middle of generated pages leaves what the next one completes and publishes',
  () => killGeneration(400, 10, 180_000),
  600_000,
)

import { it } from 'vitest'
import { killGeneration } from '../../../testing/kills/killed-generation.ts'

it(
  'a worker killed in the middle of generated pages leaves what the next one completes and publishes',
  () => killGeneration(60, 1, 90_000),
  150_000,
)

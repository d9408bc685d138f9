import { it } from 'vitest'
import { killGeneration } from '../../../testing/kills/killed-generation.ts'

it(
  'a worker killed while generating pages leaves work the next one completes',
  () => killGeneration(60, 1, 90_000),
  150_000,
)

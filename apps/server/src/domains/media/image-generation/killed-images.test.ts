import { it } from 'vitest'
import { killImages } from '../../../testing/kills/killed-images.ts'

it(
  'a worker killed between reserving and booking images leaves each counted once',
  () => killImages(14, 1, 60_000),
  90_000,
)

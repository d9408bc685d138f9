import { it } from 'vitest'
import { killImages } from '../../../testing/kills/killed-images.ts'

it(
  'workers killed ten times between reserving and booking 200 images leave each counted once',
  () => killImages(200, 10, 600_000),
  900_000,
)

import { it } from 'vitest'
import { killPosts, killUploads } from '../../../testing/kills/killed-posts.ts'

it(
  'a worker killed a hundred times before recording posts repeats none',
  () => killPosts(600, 100, 300_000),
  1_800_000,
)

it(
  'a worker killed fifty times before recording uploads repeats no image',
  () => killUploads(400, 50, 300_000),
  1_800_000,
)

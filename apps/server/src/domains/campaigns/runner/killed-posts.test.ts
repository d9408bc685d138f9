import { it } from 'vitest'
import { killPosts, killUploads } from '../../../testing/kills/killed-posts.ts'

it('a worker killed before recording posts repeats none', () => killPosts(24, 2, 60_000), 120_000)

it(
  'a worker killed before recording uploads repeats no image and omits none',
  () => killUploads(16, 1, 60_000),
  120_000,
)

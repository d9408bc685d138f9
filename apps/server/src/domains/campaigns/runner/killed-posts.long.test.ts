import { it } from 'vitest'
import { killPosts, killUploads } from '../../../testing/kills/killed-posts.ts'

it(
  'a worker killed a hundred times between posts and their records leaves no post twice',
  () => killPosts(600, 100, 300_000),
  1_800_000,
)

it(
  'a worker killed fifty times between uploads and their records leaves no image twice',
  () => killUploads(400, 50, 300_000),
  1_800_000,
)

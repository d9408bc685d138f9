import { it } from 'vitest'
import { killPosts, killUploads } from '../../../testing/kills/killed-posts.ts'

it(
  'a worker killed between posts and their records leaves no post twice',
  () => killPosts(24, 2, 60_000),
  120_000,
)

it(
  'a worker killed between uploads and their records leaves no image twice, and no post without its own',
  () => killUploads(16, 1, 60_000),
  120_000,
)

import { it } from 'vitest'
import { killPosts } from '../testing/killed-posts.ts'

it(
  'a worker killed between posts and their records leaves no post twice',
  () => killPosts(24, 2, 60_000),
  120_000,
)

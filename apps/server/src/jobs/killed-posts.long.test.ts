import { it } from 'vitest'
import { killPosts } from '../testing/killed-posts.ts'

it(
  'a worker killed a hundred times between posts and their records leaves no post twice',
  () => killPosts(600, 100, 300_000),
  1_800_000,
)

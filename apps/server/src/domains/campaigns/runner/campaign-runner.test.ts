import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { addArticle, addCampaign, addPlace, createBlog } from '../../../testing/worlds/campaign-world.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { startCampaignRunner } from './campaign-runner.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

/** Returns the connections that hold an advisory lock of a session. */
const lockHolders = async (): Promise<readonly number[]> => {
  const { rows } = await sql<{ pid: number }>`
    select distinct pid from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(
    world.database.db,
  )
  return rows.map(({ pid }) => pid)
}

it('continues on a new connection when its connection breaks', async () => {
  const { context, owner } = world
  const errors: Error[] = []
  const blog = createBlog(context)
  const runner = startCampaignRunner(context, { onError: (error) => errors.push(error), open: blog.open })
  try {
    const [first] = await eventually(async () => {
      const holders = await lockHolders()
      expect(holders).toHaveLength(1)
      return holders
    })
    await sql`select pg_terminate_backend(${first})`.execute(world.database.db)
    await eventually(async () => {
      const holders = await lockHolders()
      expect(holders).toHaveLength(1)
      expect(holders).not.toContain(first)
    })
    expect(errors.length).toBeGreaterThan(0)

    const { placeId } = await addPlace(world, owner)
    const articleId = await addArticle(world, owner, 'Roses')
    const runAt = new Date(context.now().getTime() - 1)
    await addCampaign(world, owner, [{ placeId, articleId, title: 'Roses', runAt }])
    await eventually(() => expect(blog.posts).toHaveLength(1))
  } finally {
    await runner.stop()
  }
  expect(await lockHolders()).toEqual([])
})

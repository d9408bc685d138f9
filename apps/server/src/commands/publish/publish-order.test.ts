import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, noStop, type World } from '../../testing/publishing-world.ts'
import { freeOf, whileHeld } from '../../testing/while-held.ts'
import { requestPublication } from './request-publication.ts'
import { runPublication } from './run-publication.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

it('a worker that begins waits for the site, not holding the run that another request would wait for', async () => {
  const { context, owner, database } = world
  const site = await world.newSite()
  await requestPublication(context, owner, site._id, [{ cloud: 'builtin', buckets: [] }])
  const { runId } = await world.site(site._id)
  const hold = sql`select from sites where id = ${site._id} for update`
  const { seen } = await whileHeld(
    database.db,
    hold,
    () => runPublication(context, runId ?? '', noStop),
    (holder) => freeOf(holder, sql`select id from runs where id = ${runId}`),
  )
  expect(seen).toBe(1)
  expect((await world.site(site._id)).status).toBe('published')
})

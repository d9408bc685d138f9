import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { killWorkersAt } from '../../../testing/kills/kill-workers-at.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import { countUnlocked, whileLocked } from '../../../testing/while-locked.ts'
import { mostLostInLongWork } from '../../../platform/jobs/attempt.ts'
import { requestPublication, retryPublication } from '../publications/request-publication.ts'
import { runPublication } from './run-publication.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

it('a worker locks the site before the run, like other publication requests', async () => {
  const { context, owner, database } = world
  const site = await world.newSite()
  await requestPublication(context, owner, site._id, [{ cloud: 'builtin', buckets: [] }])
  const { runId } = await world.site(site._id)
  const hold = sql`select from sites where id = ${site._id} for update`
  const { seen } = await whileLocked(
    database.db,
    hold,
    () => runPublication(context, runId ?? '', noStop),
    (holder) => countUnlocked(holder, sql`select id from runs where id = ${runId}`),
  )
  expect(seen).toBe(1)
  expect((await world.site(site._id)).status).toBe('published')
})

it('a destination that killed workers repeatedly fails with a message until it is retried', async () => {
  const { context, owner, database } = world
  const { accountId } = owner
  const site = await world.newSite()
  await requestPublication(context, owner, site._id, [{ cloud: 'builtin', buckets: [] }])
  const { runId } = await world.site(site._id)
  const step = await database.db
    .selectFrom('runItems')
    .select('id')
    .where('runId', '=', runId ?? '')
    .executeTakeFirstOrThrow()
  await killWorkersAt(context, { kind: 'publication', subjectId: step.id, accountId }, mostLostInLongWork)
  await runPublication(context, runId ?? '', noStop)
  const [target] = (await world.site(site._id)).targets
  expect(target?.error).toMatch(/^The server crashed 10 times while processing this destination/)
  const again = await retryPublication(context, owner, site._id)
  expect(again).toMatchObject({ ok: true })
  await runPublication(context, (await world.site(site._id)).runId ?? '', noStop)
  expect((await world.site(site._id)).status).toBe('published')
})

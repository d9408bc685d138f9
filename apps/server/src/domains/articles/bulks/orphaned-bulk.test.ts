import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withNewCard } from '@web2/contract/articles'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import { textKey } from '../../../testing/servers/text/text-server.ts'
import { until } from '../../../testing/until.ts'
import { changeRun } from '../../../platform/runs/change-run.ts'
import { changeSettings } from '../../accounts/settings/change-settings.ts'
import { pauseBulk } from './start-row.ts'
import { lockBulk, writeKeyword } from './bulk-view.ts'
import { changeBulk } from './change-bulk.ts'
import { runBulk } from './run-bulk.ts'
import { startBulk } from './start-bulk.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await changeSettings(world.context, world.owner, { openAi: { apiKey: textKey } })
})
afterAll(() => world.end())

const db = () => world.context.db
const begin = async () => {
  const cards = withNewCard([], '', 'title')
  const { _id: id } = await startBulk(world.context, world.owner, { keywords: ['apples'], cards })
  const run = await db().selectFrom('runs').selectAll().where('subjectId', '=', id).executeTakeFirstOrThrow()
  const bulk = () =>
    db().selectFrom('articleBulks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const row = () =>
    db().selectFrom('articleBulkRows').selectAll().where('bulkId', '=', id).executeTakeFirstOrThrow()
  const act = (action: 'pause' | 'resume') => changeBulk(world.context, world.owner, id, { action })
  return { run, bulk, row, act }
}
const isWaitedFor = async () => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db(),
  )
  return rows.length > 0
}

it('a resumed bulk isn’t paused for an outdated reason', async () => {
  const { bulk, act } = await begin()
  const before = await bulk()
  world.later(1_000)
  await act('pause')
  await act('resume')
  await pauseBulk(world.context, before, 'All have failed.')
  expect(await bulk()).toMatchObject({ status: 'running', message: '' })
  await pauseBulk(world.context, await bulk(), 'All have failed.')
  expect(await bulk()).toMatchObject({ status: 'paused', message: 'All have failed.' })
})

it('a cancel waits for an article that is just being started', async () => {
  const { run, bulk, row } = await begin()
  await changeRun(db(), run, { cancelRequested: true })
  const keyword = await row()
  const cancelling = await db()
    .transaction()
    .execute(async (transaction) => {
      await lockBulk(transaction, await bulk())
      const ending = runBulk(world.context, run.id, noStop)
      await until(isWaitedFor)
      await writeKeyword(transaction, keyword, { status: 'writing' })
      return { ending }
    })
  await cancelling.ending
  expect(await bulk()).toMatchObject({ status: 'cancelled' })
  expect((await row()).status).not.toBe('waiting')
})

it('an ended bulk keeps its status if its recount is canceled', async () => {
  const { run, bulk, row } = await begin()
  const keyword = await row()
  await db().updateTable('articleBulks').set({ status: 'done' }).where('id', '=', run.subjectId).execute()
  await db().updateTable('articleBulkRows').set({ status: 'written' }).where('id', '=', keyword.id).execute()
  await changeRun(db(), run, { cancelRequested: true })
  await runBulk(world.context, run.id, noStop)
  expect(await bulk()).toMatchObject({ status: 'done', written: 1 })
})

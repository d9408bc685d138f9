import { firstCards, type GenerationStart } from '@web2/contract/articles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { publicServices } from '../../../../platform/config/service-addresses.ts'
import { uuidV7 } from '../../../../platform/db/uuid-v7.ts'
import { startTextServer, textKey, type TextServer } from '../../../../testing/servers/text/text-server.ts'
import { countUnlocked, whileLocked } from '../../../../testing/while-locked.ts'
import { createWorld, noStop, type World } from '../../../../testing/worlds/publishing-world.ts'
import { changeSettings } from '../../../accounts/settings/change-settings.ts'
import { releaseUsage, reserveUsage } from '../../../billing/index.ts'
import { startBulk } from '../../bulks/start-bulk.ts'
import { startNextRow } from '../../bulks/start-row.ts'
import { answered } from '../plan/plan-fixture.ts'
import { startGeneration } from '../start-generation.ts'
import { runGeneration } from './run-generation.ts'

let server: TextServer
let world: World
let owner: World['owner']

beforeAll(async () => {
  server = await startTextServer(answered)
  world = await createWorld([], { services: { ...publicServices, openai: server.baseUrl } })
})
beforeEach(async () => {
  owner = await world.newOwner()
  await changeSettings(world.context, owner, { openAi: { apiKey: textKey } })
  const { accountId } = owner
  const now = world.context.now()
  const unit = await reserveUsage(world.context.db, { accountId, resource: 'articles', amount: 1 }, now)
  await releaseUsage(world.context.db, unit)
})
afterAll(async () => {
  await world.end()
  await server.stop()
})

const start = async (order: Omit<GenerationStart, 'keyword'>) => {
  const { db } = world.context
  const { _id: id, articleId } = await startGeneration(world.context, owner, {
    keyword: 'gutter cleaning austin',
    ...order,
  })
  const run = await db.selectFrom('runs').select('id').where('subjectId', '=', id).executeTakeFirstOrThrow()
  return { id, articleId, work: () => runGeneration(world.context, run.id, noStop) }
}
const counter = () => sql`select 1 from usage_counters where account_id = ${owner.accountId}`
const usage = () =>
  world.context.db
    .selectFrom('usageCounters')
    .select(['used', 'reserved'])
    .where('accountId', '=', owner.accountId)
    .executeTakeFirst()

it('an article that is being stored doesn’t let the others of its account wait', async () => {
  const { articleId, work } = await start({ cards: [...firstCards()] })
  const { seen } = await whileLocked(
    world.context.db,
    sql`select from articles where id = ${articleId} for update`,
    work,
    (holder) => countUnlocked(holder, counter()),
  )
  expect(seen).toBe(1)
  expect(await usage()).toEqual({ used: 1, reserved: 0 })
})

it('neither does a planned article that begins its sections, which reserves its unit all the same', async () => {
  const categoryId = uuidV7()
  const { accountId } = owner
  await sql`insert into categories (id, account_id, name) values (${categoryId}, ${accountId}, 'Gutters')`.execute(
    world.context.db,
  )
  const { work } = await start({ plan: { runThrough: true }, categoryId })
  const { seen } = await whileLocked(
    world.context.db,
    sql`select from categories where id = ${categoryId} for update`,
    work,
    (holder) => countUnlocked(holder, counter()),
  )
  expect(seen).toBe(1)
  expect(await usage()).toEqual({ used: 1, reserved: 0 })
})

it('neither does a bulk that begins an article', async () => {
  const { db } = world.context
  const { _id } = await startBulk(world.context, owner, { keywords: ['gutters'], cards: [...firstCards()] })
  const bulk = await db.selectFrom('articleBulks').selectAll().where('id', '=', _id).executeTakeFirstOrThrow()
  const { seen, answer } = await whileLocked(
    db,
    sql`select from article_bulk_rows where bulk_id = ${_id} for update`,
    () => startNextRow(world.context, bulk),
    (holder) => countUnlocked(holder, counter()),
  )
  expect([seen, answer]).toEqual([1, 'one'])
  expect(await usage()).toEqual({ used: 0, reserved: 1 })
})

it('a planned article fails with the reason if the month is used up before its sections', async () => {
  const { accountId } = owner
  const { db } = world.context
  const { id, work } = await start({ plan: { runThrough: true } })
  await db.updateTable('usageCounters').set({ used: 1_000_000 }).where('accountId', '=', accountId).execute()
  await work()
  const generation = await db
    .selectFrom('generations')
    .select(['status', 'message', 'articleId'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(generation).toMatchObject({ status: 'failed', articleId: null })
  expect(generation?.message).not.toBe('')
  const left = await db.selectFrom('generationCards').select('type').where('generationId', '=', id).execute()
  expect(left.map(({ type }) => type)).toEqual(['brief', 'outline'])
  expect(await usage()).toEqual({ used: 1_000_000, reserved: 0 })
  expect(await db.selectFrom('articles').select('id').where('accountId', '=', accountId).execute()).toEqual(
    [],
  )
  await expect(start({ plan: {} })).rejects.toMatchObject({ code: 402 })
})

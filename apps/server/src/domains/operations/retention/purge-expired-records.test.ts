import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { purgeExpiredRecords } from './purge-expired-records.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

const day = 24 * 3_600_000
const ago = (days: number) => new Date(world.context.now().getTime() - days * day).toISOString()

const addNotifications = (status: string, days: number, count: number) =>
  sql`
  insert into notifications (id, account_id, type, status, cause, created_at)
  select gen_random_uuid(), ${world.owner.accountId}, 'info', ${status}, gen_random_uuid()::text, ${ago(days)}
  from generate_series(1, ${count})`.execute(world.context.db)

const addSession = async (days: number): Promise<string> => {
  const id = uuidV7()
  const { userId, accountId } = world.owner
  await world.context.db
    .insertInto('loginSessions')
    .values({ id, userId, accountId, expiresAt: ago(days), revokedAt: null })
    .execute()
  return id
}

const addRun = async (days: number | null, status: 'done' | 'running' = 'done'): Promise<string> => {
  const id = uuidV7()
  const { userId, accountId } = world.owner
  const endedAt = days === null ? null : ago(days)
  await world.context.db
    .insertInto('runs')
    .values({
      ...{ id, accountId, createdBy: userId, kind: 'zip-site', subjectId: uuidV7(), status },
      ...{ startedAt: ago(400), endedAt },
    })
    .execute()
  await world.context.db
    .insertInto('runItems')
    .values([1, 2].map(() => ({ id: uuidV7(), runId: id, subjectId: uuidV7(), dueAt: ago(400) })))
    .execute()
  return id
}

test('deletes only expired records, in several batches if needed', async () => {
  const { db } = world.context
  await addNotifications('seen', 366, 5_001)
  await addNotifications('seen', 364, 2)
  await addNotifications('unread', 500, 3)
  await addSession(31)
  const kept = [await addSession(29), await addSession(-1)]
  await db
    .insertInto('rateLimits')
    .values([
      { key: 'old', hits: 1, resetsAt: ago(2) },
      { key: 'new', hits: 1, resetsAt: ago(-1) },
    ])
    .execute()
  await db
    .insertInto('passwordResets')
    .values(
      [8, 1].map((days) => ({
        id: uuidV7(),
        userId: world.owner.userId,
        tokenHash: `hash ${days}`,
        expiresAt: ago(days),
      })),
    )
    .execute()

  expect(await purgeExpiredRecords(world.context)).toBe(5_001 + 1 + 1 + 1)
  expect(await purgeExpiredRecords(world.context)).toBe(0)

  const count = async (table: 'notifications' | 'passwordResets') =>
    (await db.selectFrom(table).select('id').execute()).length
  expect(await count('notifications')).toBe(5)
  expect(await count('passwordResets')).toBe(1)
  const sessions = await db.selectFrom('loginSessions').select('id').orderBy('id').execute()
  expect(sessions.map(({ id }) => id)).toEqual(kept.sort())
  expect(await db.selectFrom('rateLimits').select('key').execute()).toEqual([{ key: 'new' }])
})

test('deletes runs ended long ago with their steps, but not active ones or a site’s latest', async () => {
  const { db } = world.context
  const site = await world.publish((await world.newSite())._id)
  await db
    .updateTable('runs')
    .set({ endedAt: ago(500) })
    .where('id', '=', site.runId ?? '')
    .execute()
  await addRun(91)
  const kept = [site.runId ?? '', await addRun(89), await addRun(null, 'running')]
  expect(await purgeExpiredRecords(world.context)).toBe(1)
  const left = await db.selectFrom('runs').select('id').execute()
  expect(left.map(({ id }) => id).sort()).toEqual(kept.toSorted())
  const items = await db.selectFrom('runItems').select('runId').distinct().execute()
  expect(items.map(({ runId }) => runId).sort()).toEqual(kept.toSorted())
})

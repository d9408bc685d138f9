import { afterAll, beforeAll, expect, it } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts'
import { testConfig } from '../../../testing/test-config.ts'
import { changeWebhook } from './change-webhook.ts'
import { claimDeliveries } from './claim-deliveries.ts'
import { recordDeliveryAttempt } from './record-delivery-result.ts'
import type { Attempt } from './send-message.ts'
import { redeliver } from './redeliver.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

const start = Date.parse('2026-03-01T12:00:00Z')
let time = start
const context = () => ({ db: database.db, config: testConfig, now: () => new Date((time += 1_000)) })
const daysAgo = (days: number) => new Date(time - days * 86_400_000).toISOString()

/** Creates a webhook in a new account with this many deliveries, all being sent. */
const underWay = async (messages = 1, failingSince: string | null = null) => {
  const { db } = database
  const [accountId, userId, id] = [uuidV7(), uuidV7(), uuidV7()]
  await db.insertInto('accounts').values({ id: accountId, name: 'A' }).execute()
  await db
    .insertInto('users')
    .values({
      id: userId,
      name: 'A',
      email: `${userId}@example.com`,
      imageUrl: null,
      passwordHash: '',
      createdBy: null,
    })
    .execute()
  const secret = { secretSealed: '', secretLast4: '' }
  await db
    .insertInto('webhooks')
    .values({
      id,
      accountId,
      createdBy: null,
      name: 'Reports',
      url: 'https://example.com/old',
      events: ['article.ready'],
      failingSince,
      ...secret,
    })
    .execute()
  const dueAt = new Date(time).toISOString()
  const message = () => ({
    id: uuidV7(),
    accountId,
    webhookId: id,
    event: 'article.ready',
    data: '{}',
    dueAt,
  })
  await db
    .insertInto('webhookDeliveries')
    .values(Array.from({ length: messages }, message))
    .execute()
  const wanted = { free: 10, perWebhook: 10, busy: [], now: context().now() }
  const claimed = (await claimDeliveries(db, wanted)).filter(({ webhook }) => webhook.id === id)
  const owner = { accountId, userId }
  return {
    owner,
    change: (values: object) => changeWebhook(context(), owner, id, values),
    sendAgain: (at = 0) => redeliver(context(), owner, claimed[at]?.delivery.id ?? ''),
    end: async (status: number, at = 0) => {
      const attempt: Attempt = { status, body: '', retryAfter: undefined, duration: 5, problem: '' }
      const own = claimed[at]
      if (!own) throw new Error('There are not so many messages')
      await recordDeliveryAttempt(context(), own, attempt, () => 0.5)
    },
    message: (at = 0) =>
      db
        .selectFrom('webhookDeliveries')
        .select(['status', 'attempts', 'dueAt', 'answerStatus'])
        .where('id', '=', claimed[at]?.delivery.id ?? '')
        .executeTakeFirstOrThrow(),
    webhook: () =>
      db
        .selectFrom('webhooks')
        .select(['isActive', 'failingSince', 'problem'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
  }
}

it('a late failure does not postpone a message that was sent again', async () => {
  const { sendAgain, end, message } = await underWay()
  const { dueAt } = await sendAgain()
  await end(500)
  expect(await message()).toEqual({ status: 'queued', attempts: 0, dueAt, answerStatus: null })
})

it('a late success counts although its message was sent again', async () => {
  const { sendAgain, end, message } = await underWay()
  await sendAgain()
  await end(204)
  expect(await message()).toMatchObject({ status: 'delivered', answerStatus: 204 })
})

it('an old failure does not disable a webhook that was enabled again', async () => {
  const { change, end, webhook } = await underWay(1, daysAgo(4))
  await change({ isActive: true })
  await end(500)
  expect(await webhook()).toEqual({ isActive: true, failingSince: new Date(time).toISOString(), problem: '' })
})

it('a response of the former URL does not affect the new one', async () => {
  const { change, end, webhook, message } = await underWay()
  await change({ url: 'https://example.com/new' })
  await end(410)
  expect(await webhook()).toEqual({ isActive: true, failingSince: null, problem: '' })
  expect(await message()).toMatchObject({ status: 'queued', answerStatus: 410 })
})

it('concurrent failures disable a webhook once and are not retried', async () => {
  const { end, webhook, message, owner } = await underWay(2, daysAgo(4))
  const notices = () =>
    database.db.updateTable('notifications').where('accountId', '=', owner.accountId).set({ status: 'seen' })
  await end(500)
  await notices().execute()
  await end(500, 1)
  expect(await webhook()).toMatchObject({ isActive: false, problem: expect.stringContaining('3 days') })
  expect([await message(0), await message(1)]).toMatchObject([{ status: 'failed' }, { status: 'failed' }])
  const told = await database.db
    .selectFrom('notifications')
    .select('status')
    .where('accountId', '=', owner.accountId)
    .execute()
  expect(told).toEqual([{ status: 'seen' }])
})

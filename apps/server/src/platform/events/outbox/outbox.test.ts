import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../db/connect.ts'
import { listen } from '../../db/notification-listener.ts'
import { createSharedObjects } from '../../shared-objects.ts'
import { withAnnouncedEvents } from './announce-events.ts'
import { deleteOldEvents } from './delete-old-events.ts'
import { eventsAfter, type Cursor, type StoredEvent } from './read-events.ts'
import { outboxChannel, recordEvent } from './record-event.ts'
import { uuidV7 } from '../../db/uuid-v7.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { openEventSocket } from '../../../testing/listen-for-events.ts'

let api: TestApi
let user: TestUser
beforeAll(async () => {
  api = await startTestApi()
  user = await signUp(api)
})
afterAll(() => api.stop())

/** Opens a socket of the user that records its events. */
const listener = (node: TestApi = api) =>
  openEventSocket(
    node,
    user,
    (event, record: { message?: string; businessName?: string }) =>
      `${event} ${record.message ?? record.businessName}`,
  )
const event = (message: string, path = 'notifications') => ({
  accountId: user.accountId,
  path,
  name: 'created' as const,
  record: { message },
})
const missed = async (after?: string) =>
  (await call(api, 'GET', `/api/events${after ? `?after=${after}` : ''}`, { token: user.token })).body

test('does not skip a transaction that commits late, after younger ones', async () => {
  const { heard, close } = await listener()
  const { cursor } = await missed()
  const late = await api.database.db.startTransaction().execute()
  await recordEvent(late, event('late'))
  await recordEvent(api.database.db, event('early'))
  await late.commit().execute()
  await recordEvent(api.database.db, event('after'))
  await eventually(() => expect(heard).toHaveLength(3))
  expect(heard).toEqual([
    'notifications created late',
    'notifications created early',
    'notifications created after',
  ])
  expect(
    (await missed(cursor)).events.map((each: { record: { message: string } }) => each.record.message),
  ).toEqual(['late', 'early', 'after'])
  close()
})

test('wakes readers after the commit of a transaction that announces its events, and not if it is undone', async () => {
  const { db, url } = api.database
  const context = { db, log: () => undefined, shared: createSharedObjects() }
  const { heard, close } = await listener()
  const onError = (error: unknown) => expect(error).toBeUndefined()
  const woken = { count: 0 }
  const channels = { [outboxChannel]: () => void (woken.count += 1) }
  const readers = await listen({ url, channels, onError })
  const undone = withAnnouncedEvents(context, async (transaction) => {
    await recordEvent(transaction, event('undone'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await withAnnouncedEvents(
    context,
    async (transaction) => {
      await recordEvent(transaction, event('first'))
      await recordEvent(transaction, event('second'))
    },
    async (transaction) => {
      const { rows } = await sql`select from outbox where record ->> 'message' = 'second'`.execute(
        transaction,
      )
      expect(rows).toHaveLength(1)
    },
  )
  await eventually(() => expect(woken.count).toBeGreaterThan(0))
  await eventually(() =>
    expect(heard).toEqual(['notifications created first', 'notifications created second']),
  )
  await readers.stop()
  close()
})

test('orders events by transaction when their ids gain a digit', async () => {
  const { db } = api.database
  const accountId = uuidV7()
  const xids = ['9', '10', '99', '100', '101']
  for (const xid of xids.toReversed())
    await sql`insert into outbox (xid, account_id, path, event, record)
      values (${xid}::xid8, ${accountId}, 'notifications', 'created', '{}')`.execute(db)
  const read: string[] = []
  let cursor: Cursor | undefined = '0.0'
  while (cursor) {
    const [first]: StoredEvent[] = await eventsAfter(db, cursor, { limit: 1, accountId })
    if (first) read.push(first.cursor.split('.')[0]!)
    cursor = first?.cursor
  }
  expect(read).toEqual(xids)
  const all = await eventsAfter(db, '0.0', { limit: 10, accountId })
  expect(all.map((each) => each.cursor.split('.')[0])).toEqual(xids)
})

test('never emits events of a rolled-back transaction', async () => {
  const { heard, close } = await listener()
  const undone = await api.database.db.startTransaction().execute()
  await recordEvent(undone, event('undone'))
  await undone.rollback().execute()
  await recordEvent(api.database.db, event('done'))
  await eventually(() => expect(heard).toEqual(['notifications created done']))
  close()
})

test('a second instance emits to its own sockets', async () => {
  const db = connect({ url: api.database.url, applicationName: 'second node' })
  const node = await startTestApi({ database: { ...api.database, db } })
  const { heard, close } = await listener(node)
  const body = { businessName: 'Far', address1: 'a', phone: '1' }
  await call(api, 'POST', '/api/naps', { token: user.token, body })
  await eventually(() => expect(heard).toEqual(['naps created Far']))
  close()
  await node.stop()
  await db.destroy()
})

test('polls, so that a lost NOTIFY only delays', async () => {
  const { heard, close } = await listener()
  await sql`insert into outbox (account_id, path, event, record)
    values (${user.accountId}, 'notifications', 'created', '{"message": "unannounced"}')`.execute(
    api.database.db,
  )
  await eventually(() => expect(heard).toEqual(['notifications created unannounced']))
  close()
})

test('emits the record as the service returns it', async () => {
  const { cursor } = await missed()
  const body = { businessName: 'Same', address1: 'a', phone: '1', weekdays: [] }
  const created = await call(api, 'POST', '/api/naps', { token: user.token, body })
  await eventually(async () =>
    expect((await missed(cursor)).events).toEqual([{ path: 'naps', event: 'created', record: created.body }]),
  )
})

test('emits nothing for paths without a service', async () => {
  const { cursor } = await missed()
  await recordEvent(api.database.db, event('secret', 'users-of-old'))
  await recordEvent(api.database.db, event('known'))
  await eventually(async () => expect((await missed(cursor)).events).toHaveLength(1))
})

test('makes a client reload that was away longer than events are retained', async () => {
  const { cursor } = await missed()
  expect((await missed(cursor)).complete).toBe(true)
  await recordEvent(api.database.db, event('old'))
  await sql`update outbox set created_at = now() - interval '2 hours'`.execute(api.database.db)
  await deleteOldEvents(api.database.db)
  expect(await missed(cursor)).toMatchObject({ complete: false, events: [] })
  expect((await missed((await missed()).cursor)).complete).toBe(true)
})

test.each(['nonsense', '1', '1.2.3', "1.2'"])('rejects the cursor %s', async (after) => {
  expect((await call(api, 'GET', `/api/events?after=${after}`, { token: user.token })).status).toBe(400)
})

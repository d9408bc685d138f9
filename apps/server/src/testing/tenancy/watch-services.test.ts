import { Type } from 'typebox'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineService } from '../../platform/api/define-service.ts'
import type { CallParams, ServiceContext } from '../../platform/api/service-types.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { createTestDatabase, type TestDatabase } from '../postgres.ts'
import { call, signUp, startTestApi } from '../worlds/start-api.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

type Work = (context: ServiceContext, params: CallParams, ids: readonly string[]) => Promise<unknown>

/** Sends a request of two listings of the caller to a service. Returns what its API reports at its end. */
const reported = async (work: Work): Promise<unknown> => {
  const listings = defineService({
    path: 'odd',
    policy: { create: 'content:write' },
    data: { create: Type.Object({ ids: Type.Array(Type.String()) }) },
    methods: (context) => ({
      create: async (data, params) => {
        await work(context, params, (data as { ids: readonly string[] }).ids)
        return {}
      },
    }),
  })
  const api = await startTestApi({ database })
  const user = await signUp(api)
  const ids = [uuidV7(), uuidV7()]
  const listing = { accountId: user.accountId, createdBy: user.userId, businessName: 'Own' }
  const address = { address1: '1 Elm St', city: 'Salem', state: 'OR', country: 'United States', zip: '97301' }
  await database.db
    .insertInto('naps')
    .values(ids.map((id) => ({ ...listing, ...address, phone: '1', id })))
    .execute()
  await api.stop()
  const odd = await startTestApi({ database, services: [listings] })
  const { status, body } = await call(odd, 'POST', '/api/odd', { token: user.token, body: { ids } })
  expect([status, body]).toEqual([201, {}])
  return odd.stop().catch((error: unknown) => error)
}

const forgotten = (message: RegExp) => expect.objectContaining({ message: expect.stringMatching(message) })

const withoutAccount = /odd uses an id of the request without the account: .*"naps"/
const withoutKey = /odd names neither the account nor a row of it: .*"naps"/

it.each<[string, RegExp, Work]>([
  [
    'a read by an id of the request',
    withoutAccount,
    ({ db }, _params, [id]) => db.selectFrom('naps').select('id').where('id', '=', id!).execute(),
  ],
  [
    'a read by a list of ids',
    withoutAccount,
    ({ db }, _params, ids) => db.selectFrom('naps').select('phone').where('id', 'in', ids).execute(),
  ],
  [
    'an update in a transaction',
    withoutAccount,
    ({ db }, _params, [id]) =>
      db
        .transaction()
        .execute((transaction) =>
          transaction.updateTable('naps').set({ phone: '2' }).where('id', '=', id!).execute(),
        ),
  ],
  [
    'raw SQL',
    /odd uses an id of the request without the account: delete from naps/,
    ({ db }, _params, ids) => sql`delete from naps where id = any(${ids}::uuid[])`.execute(db),
  ],
  [
    'a condition that is no key',
    withoutKey,
    ({ db }) => db.selectFrom('naps').select('id').where('businessName', '=', 'Own').execute(),
  ],
  ['a count of all rows', withoutKey, ({ db }) => db.selectFrom('naps').select('id').execute()],
  [
    'an id of which another one was looked up',
    withoutAccount,
    async ({ db }, { caller }, [id, other]) => {
      const own = db.selectFrom('naps').select('id').where('accountId', '=', caller.accountId)
      await own.where('id', '=', id!).execute()
      await db.selectFrom('naps').select('phone').where('id', '=', other!).execute()
    },
  ],
  [
    'an id that was looked up and not found',
    withoutAccount,
    async ({ db }, { caller }, [id]) => {
      const own = db.selectFrom('naps').select('id').where('accountId', '=', caller.accountId)
      await own.where('id', '=', id!).where('phone', '=', 'none').execute()
      await db.selectFrom('naps').select('phone').where('id', '=', id!).execute()
    },
  ],
  [
    'an id that was only counted or locked',
    withoutAccount,
    async ({ db }, { caller }, [id]) => {
      await sql`select count(*) from naps where account_id = ${caller.accountId} and id = ${id!}`.execute(db)
      await sql`select pg_advisory_lock_shared(hashtext(${id!}))`.execute(db)
      await db.deleteFrom('naps').where('id', '=', id!).execute()
    },
  ],
])('fails a test whose service forgets the account in %s', async (_name, message, work) => {
  expect(await reported(work)).toEqual(forgotten(message))
})

it('accepts the account, ids found in it, ids of the server and an empty list', async () => {
  const work: Work = async ({ db }, { caller }, [id, other]) => {
    const { accountId } = caller
    const own = db.selectFrom('naps').select('phone').where('accountId', '=', accountId)
    await own.execute()
    await own.where('id', '=', id!).execute()
    await db.updateTable('naps').set({ phone: '3' }).where('id', '=', id!).execute()
    const found = await sql<{ id: string }>`
      select id from naps where account_id = ${accountId} and id = any(${[other]}::uuid[])`.execute(db)
    await db.deleteFrom('naps').where('id', '=', found.rows[0]!.id).execute()
    await db.deleteFrom('naps').where('id', '=', uuidV7()).execute()
    await sql`select from naps where id = any(${[]}::uuid[])`.execute(db)
  }
  expect(await reported(work)).toBeUndefined()
})

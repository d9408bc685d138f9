import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { StoredCategory } from '@web2/contract/articles'
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts'
import { uuidV7 } from '../uuid-v7.ts'
import { defineResource } from './resource.ts'
import { SqlAdapter } from './sql-adapter.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

it('a deep page shows the same rows and total as the whole list', async () => {
  const { db } = database
  const [accountId, other] = [uuidV7(), uuidV7()]
  for (const id of [accountId, other]) await db.insertInto('accounts').values({ id, name: 'Any' }).execute()
  await sql`
    insert into categories (id, account_id, name)
    select gen_random_uuid(), account.id, 'Name ' || lpad(((n * 7) % 1200)::text, 4, '0')
    from generate_series(1, 1200) as n, accounts as account where account.id in (${accountId}, ${other})`.execute(
    db,
  )
  const adapter = new SqlAdapter({
    db,
    resource: defineResource({ table: 'categories', schema: StoredCategory }),
  })
  const find = (query: object) =>
    adapter._find({
      query: { $sort: { name: -1 }, $select: ['name'], ...query },
      paginate: { default: 20, max: 2_000 },
      tenant: { accountId, userId: null },
    })
  const whole = await find({ $limit: 1_200 })
  expect(whole.total).toBe(1_200)
  for (const skip of [1_000, 1_150, 1_190])
    expect(await find({ $limit: 50, $skip: skip })).toMatchObject({
      total: 1_200,
      data: whole.data.slice(skip, skip + 50),
    })
  expect(await find({ $skip: 1_200 })).toMatchObject({ total: 1_200, data: [] })
  const some = { name: { $ne: 'Name 0003' } }
  const narrowed = await find({ ...some, $limit: 1_200 })
  expect((await find({ ...some, $limit: 50, $skip: 1_100 })).data).toEqual(narrowed.data.slice(1_100, 1_150))
})

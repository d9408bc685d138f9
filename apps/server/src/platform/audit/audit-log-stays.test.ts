import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uuidV7 } from '../db/uuid-v7.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { eraseAccount } from '../../domains/accounts/users/delete-account.ts'
import { contributions } from '../../main/contributions.ts'
import { recordAudit } from './record-audit.ts'

/* Tried with the product's own role, which is no superuser. */

let database: TestDatabase
const accountId = uuidV7()
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await db
    .insertInto('accounts')
    .values({ id: accountId, name: 'A', tier: 'silver', isActive: true })
    .execute()
  await recordAudit(db, { action: 'signed-in', userId: null, accountId })
  await recordAudit(db, { action: 'sign-in-refused', userId: null })
})
afterAll(() => database.destroy())

const lines = async () =>
  (
    await sql<{ text: string }>`select to_jsonb(audit_log)::text as text from audit_log order by id`.execute(
      database.db,
    )
  ).rows

it.each([
  'update audit_log set action = $$x$$',
  'update audit_log set user_id = null',
  'update audit_log set account_id = gen_random_uuid()',
  'delete from audit_log',
  'delete from audit_log where account_id is null',
  'truncate audit_log',
  'insert into audit_log (id, action) overriding system value select id, $$x$$ from audit_log',
])('the database rejects: %s', async (statement) => {
  const before = await lines()
  await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(
    /never changed|duplicate key|violates/,
  )
  expect(await lines()).toEqual(before)
})

it('the writing role is no superuser and cannot disable the trigger for a session', async () => {
  const { rows } = await sql<{ rolsuper: boolean }>`
    select rolsuper from pg_roles where rolname = current_user`.execute(database.db)
  expect(rows).toEqual([{ rolsuper: false }])
  await expect(sql`set session_replication_role = replica`.execute(database.db)).rejects.toThrow(
    'permission denied',
  )
})

it('is deleted only with its account', async () => {
  const { db } = database
  await db
    .transaction()
    .execute((transaction) => eraseAccount({ contributions, now: () => new Date() }, transaction, accountId))
  expect((await lines()).map(({ text }) => text)).toEqual([expect.stringContaining('sign-in-refused')])
})

import { sql, type Kysely, type Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { connect } from './connect.ts'
import type { Database } from './database.ts'
import { executeAndCommit } from './execute-and-commit.ts'

let database: TestDatabase
/** A pool of one connection, so that each transaction is given the connection of the one before. */
let db: Kysely<Database>

beforeAll(async () => {
  database = await createTestDatabase()
  db = connect({ url: database.url, applicationName: 'one connection', poolSize: 1 })
  await sql`create table parents (id integer primary key)`.execute(db)
  await sql`
    create table things (
      id integer primary key, parent integer references parents deferrable initially deferred
    )`.execute(db)
})
beforeEach(() => sql`truncate things`.execute(db))
afterAll(async () => {
  await db.destroy()
  await database.destroy()
})

const add = (id: number) => sql`insert into things (id) values (${sql.lit(id)})`
const ids = async () =>
  (await sql<{ id: number }>`select id from things order by id`.execute(db)).rows.map(({ id }) => id)

/** Inserts a thing and ends the transaction with the statements. */
const ending = (id: number, last: (transaction: Transaction<Database>) => Promise<unknown>) =>
  db.transaction().execute(async (transaction) => {
    await add(id).execute(transaction)
    await last(transaction)
  })

/** Checks that the next user of the connection has it without a transaction, and can use it. */
const expectUnharmed = async () => {
  const { rows } = await sql<{ state: string; alone: boolean }>`
    select state, xact_start = query_start as alone from pg_stat_activity where pid = pg_backend_pid()`.execute(db)
  expect(rows).toEqual([{ state: 'active', alone: true }])
  await add(100).execute(db)
  await expect(ending(101, () => Promise.reject(new Error('undone')))).rejects.toThrow('undone')
  await ending(102, (transaction) => executeAndCommit(transaction, [add(103)]))
  const elsewhere = await sql`select id from things where id >= 100 order by id`.execute(database.db)
  expect(elsewhere.rows).toEqual([{ id: 100 }, { id: 102 }, { id: 103 }])
}

test('commits the transaction with its last statements, before its caller continues', async () => {
  await ending(1, async (transaction) => {
    await executeAndCommit(transaction, [add(2), add(3)])
    expect((await sql`select from things`.execute(database.db)).rows).toHaveLength(3)
  })
  expect(await ids()).toEqual([1, 2, 3])
  await expectUnharmed()
})

test('the same message is sent again and again', async () => {
  const last = sql`update things set parent = null`
  for (let id = 1; id <= 4; id += 1) await ending(id, (transaction) => executeAndCommit(transaction, [last, last]))
  expect(await ids()).toEqual([1, 2, 3, 4])
  await expectUnharmed()
})

test.each([
  ['the first statement fails', [sql`select 1 / 0`, add(2)]],
  ['the last statement fails', [add(2), sql`select 1 / 0`]],
  ['the COMMIT fails', [sql`insert into things values (2, 7)`]],
])('if %s, nothing is left, and the connection is as before', async (_name, statements) => {
  await expect(ending(1, (transaction) => executeAndCommit(transaction, statements))).rejects.toThrow()
  expect(await ids()).toEqual([])
  await expectUnharmed()
})

test('a transaction that a statement has ended before is not committed', async () => {
  const broken = ending(1, async (transaction) => {
    await sql`select 1 / 0`.execute(transaction).catch(() => undefined)
    await executeAndCommit(transaction, [add(2)])
  })
  await expect(broken).rejects.toThrow('current transaction is aborted')
  expect(await ids()).toEqual([])
  await expectUnharmed()
})

test('a caller that fails after the commit undoes nothing of it', async () => {
  const failing = ending(1, async (transaction) => {
    await executeAndCommit(transaction, [add(2)])
    await add(3).execute(transaction)
    throw new Error('too late')
  })
  await expect(failing).rejects.toThrow('too late')
  expect(await ids()).toEqual([1, 2])
  await expectUnharmed()
})

test('a statement with parameters is refused, and its transaction undone', async () => {
  const refused = ending(1, (transaction) => executeAndCommit(transaction, [sql`select ${1}::int`]))
  await expect(refused).rejects.toThrow('takes no parameters')
  expect(await ids()).toEqual([])
  await expectUnharmed()
})

test('text is written as it is, whatever it contains', async () => {
  const text = `a'); commit; drop table things; -- \\' $1 ' \\\\`
  await sql`create temporary table texts (text text)`.execute(db)
  await ending(1, (transaction) =>
    executeAndCommit(transaction, [sql`insert into texts values (${sql.lit(text)})`]),
  )
  expect((await sql`select text from texts`.execute(db)).rows).toEqual([{ text }])
  await expectUnharmed()
})

test('a connection that is lost in the message is replaced', async () => {
  const lost = ending(1, (transaction) =>
    executeAndCommit(transaction, [add(2), sql`select pg_terminate_backend(pg_backend_pid())`]),
  )
  await expect(lost).rejects.toThrow()
  expect(await ids()).toEqual([])
  await expectUnharmed()
})

test('a message that is ended by its timeout leaves nothing', async () => {
  const late = ending(1, async (transaction) => {
    await sql`set local statement_timeout = 50`.execute(transaction)
    await executeAndCommit(transaction, [add(2), sql`select pg_sleep(30)`])
  })
  await expect(late).rejects.toThrow('statement timeout')
  expect(await ids()).toEqual([])
  await expectUnharmed()
})

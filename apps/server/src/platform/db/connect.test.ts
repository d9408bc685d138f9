import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { connect } from './connect.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

/** Returns the value as code receives it. */
async function value(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.db)
  return rows[0]?.value
}

test.each([
  ["timestamptz '2026-03-01 12:00:00.5+02'", '2026-03-01T10:00:00.500Z'],
  ["timestamp '2026-03-01 12:00'", '2026-03-01T12:00:00.000Z'],
  ["'infinity'::timestamptz", 'infinity'],
  ["date '2026-03-01'", '2026-03-01'],
  ['9007199254740991::int8', 9007199254740991],
  ['12.50::numeric', 12.5],
  [`'{"some_key": [1, null]}'::jsonb`, { some_key: [1, null] }],
  ['array[1,2]', [1, 2]],
  ['null', null],
])('%s is returned as %j', async (expression, expected) => {
  expect(await value(expression)).toEqual(expected)
})

test('rejects an int8 that JavaScript cannot hold instead of rounding it', async () => {
  await expect(value('9007199254740993::int8')).rejects.toThrow('too large')
})

test('columns are snake_case in SQL and camelCase in code', async () => {
  const { rows } = await sql`select 1 as created_at`.execute(database.db)
  expect(rows).toEqual([{ createdAt: 1 }])
})

test('statements without plugins name columns as they are', async () => {
  const { db } = database
  const both = [db, db.withoutPlugins(), db].map(
    (each) => each.selectFrom('accounts').select('isActive as wasActive').where('id', 'in', []).compile().sql,
  )
  expect(both).toEqual([
    'select "is_active" as "was_active" from "accounts" where "id" in ()',
    'select "isActive" as "wasActive" from "accounts" where "id" in ()',
    'select "is_active" as "was_active" from "accounts" where "id" in ()',
  ])
})

test('the role of the product is not a superuser', async () => {
  expect(await value('(select rolsuper or rolbypassrls from pg_roles where rolname = current_user)')).toBe(
    false,
  )
})

test('a connection that breaks in use fails only its next statement', async () => {
  const { db: other } = database
  const db = connect({ url: database.url, applicationName: 'web2 test held', poolSize: 1 })
  try {
    const held = db.connection().execute(async (pinned) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(pinned)
      await sql`select pg_terminate_backend(${rows[0]!.pid}, 10000)`.execute(other)
      await sql`select 1`.execute(pinned)
    })
    await expect(held).rejects.toThrow(/terminat|connection error/)
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  } finally {
    await db.destroy()
  }
})

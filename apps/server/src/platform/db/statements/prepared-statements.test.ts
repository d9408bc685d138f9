import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts'

// a process remembers a limited number of statements, and other tests of this worker have run some already
vi.hoisted(() => vi.resetModules())

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

test('prepares a repeated statement, which survives a change of its table', async () => {
  await database.db.connection().execute(async (db) => {
    const read = async () => (await sql`select * from thing where id = ${1}`.execute(db)).rows
    const prepared = async () =>
      (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows
    await sql`create table thing (id integer)`.execute(db)
    await sql`insert into thing values (1)`.execute(db)
    await read()
    expect(await prepared()).toEqual([])
    expect(await read()).toEqual([{ id: 1 }])
    expect(await prepared()).toEqual([{ statement: 'select * from thing where id = $1' }])
    await sql`alter table thing add column name text default 'new'`.execute(db)
    expect(await read()).toEqual([{ id: 1, name: 'new' }])
    expect(await read()).toEqual([{ id: 1, name: 'new' }])
  })
})

test('plans a search each time, because its plan depends on the pattern', async () => {
  await database.db.connection().execute(async (db) => {
    for (let run = 0; run < 3; run += 1)
      await sql`select 1 from accounts where name ilike ${`%roses ${run}%`}`.execute(db)
    const { rows } =
      await sql`select statement from pg_prepared_statements where statement like '%ilike%'`.execute(db)
    expect(rows).toEqual([])
  })
})

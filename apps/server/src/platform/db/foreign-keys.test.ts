import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

test('finds references to a deleted listing by an index', async () => {
  const { rows } = await sql<{ place: string; isIndexed: boolean }>`
    select conrelid::regclass::text as place, exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
    ) as is_indexed
    from pg_constraint where contype = 'f' and confrelid = 'naps'::regclass`.execute(database.db)
  expect(rows.length).toBeGreaterThanOrEqual(4)
  expect(rows.filter(({ isIndexed }) => !isIndexed)).toEqual([])
})

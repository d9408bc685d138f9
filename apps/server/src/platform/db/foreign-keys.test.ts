import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

test('what shows a listing is found by an index when the listing is deleted', async () => {
  const { rows } = await sql<{ place: string; isIndexed: boolean }>`
    select conrelid::regclass::text as place, exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
    ) as is_indexed
    from pg_constraint where contype = 'f' and confrelid = 'naps'::regclass`.execute(database.db)
  expect(rows.length).toBeGreaterThanOrEqual(4)
  expect(rows.filter(({ isIndexed }) => !isIndexed)).toEqual([])
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { schemaTypes } from './schema-types.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

describe('schemaTypes', () => {
  it('returns the columns with null, default and generated as the database has them', async () => {
    await sql`create table test_records (
      id uuid primary key,
      seq bigint generated always as identity,
      last4 text not null,
      label_text text not null default '',
      amount numeric,
      is_on boolean default true,
      tags text[] not null default '{}',
      data jsonb,
      picture bytea,
      seen_at timestamptz(3) not null default now(),
      size integer generated always as (octet_length(last4)) stored
    )`.execute(database.db)
    expect(await schemaTypes(database.db)).toContain(`
  testRecords: {
    id: string
    seq: GeneratedAlways<number>
    last4: string
    labelText: Generated<string>
    amount: number | null
    isOn: Generated<boolean | null>
    tags: Generated<string[]>
    data: Jsonb | null
    picture: Buffer | null
    seenAt: Generated<string>
    size: GeneratedAlways<number | null>
  }
`)
  })

  it('throws when a column has a type without a counterpart in TypeScript', async () => {
    await sql`create table test_places (position_of point)`.execute(database.db)
    await expect(schemaTypes(database.db)).rejects.toThrow('test_places.position_of: add the type point')
  })
})

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { databaseAt, dropDatabase } from '../../testing/postgres.ts'
import { readCatalog } from '../../testing/schema-catalog.ts'
import { findBreakingChanges } from '../../testing/breaking-statements.ts'
import { connect } from './connect.ts'
import { knownMigrations, migrate } from './migrate.ts'

/** The last migration before the rule existed (decision 63). */
const before = '0370'

const names: string[] = []
let url: string

const maintain = async (statement: string) => {
  const client = new Client({ connectionString: databaseAt(inject('postgresUrl'), 'postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

beforeAll(async () => {
  names.push(...(await knownMigrations()))
  const name = `steps_${randomBytes(6).toString('hex')}`
  await maintain(`create database ${name}`)
  url = databaseAt(inject('postgresUrl'), name)
})
afterAll(() => dropDatabase(new URL(url).pathname.slice(1)))

const atUrl = async <Answer>(work: (db: ReturnType<typeof connect>) => Promise<Answer>): Promise<Answer> => {
  const db = connect({ url, applicationName: 'web2 test' })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

describe('migrations', () => {
  test('wait for a table without blocking other queries', async () => {
    const earlier = names.filter((name) => name < '0320')
    await migrate(url, earlier)
    await atUrl(async (db) => {
      const reader = await db.startTransaction().execute()
      await sql`select from login_sessions`.execute(reader)
      const migrating = migrate(
        url,
        names.filter((name) => name < '0321'),
      )
      const waits = async () => {
        const { rows } = await sql`
          select from pg_stat_activity where application_name = 'web2 migration' and wait_event_type = 'Lock'`.execute(
          db,
        )
        return rows.length > 0
      }
      while (!(await waits())) await sql`select pg_sleep(0.02)`.execute(db)
      // would never finish behind a migration that waits for the reader
      await sql`select from login_sessions`.execute(db)
      await reader.commit().execute()
      expect(await migrating).toEqual(['0320-opened-sessions'])
    })
  })

  test('let instances of the previous release keep using the tables', async () => {
    await migrate(
      url,
      names.filter((name) => name.slice(0, 4) <= before),
    )
    const look = () =>
      atUrl(async (db) => {
        const { rows } = await sql<{ step: string }>`select step from schema_floor`.execute(db)
        return { catalog: await readCatalog(db), floor: rows.length }
      })
    const broken: string[] = []
    for (const name of names.filter((step) => step.slice(0, 4) > before)) {
      const old = await look()
      await migrate(
        url,
        names.filter((step) => step <= name),
      )
      const now = await look()
      const breaks = findBreakingChanges(old.catalog, now.catalog)
      if (breaks.length > 0 && now.floor === old.floor) broken.push(`${name}: ${breaks.join('; ')}`)
    }
    expect(broken).toEqual([])
  })

  test('let the previous release start, but not one from before a required migration', async () => {
    await migrate(url)
    const older = names.slice(0, -1)
    expect(await migrate(url, older)).toEqual([])
    await atUrl((db) => sql`insert into schema_floor values (${names.at(-1)})`.execute(db))
    await expect(migrate(url, older)).rejects.toThrow('the tables belong to a newer release')
    expect(await migrate(url)).toEqual([])
  })
})

describe('a change that breaks existing statements', () => {
  const change = (statement: string) =>
    atUrl(async (db) => {
      const trial = await db.startTransaction().execute()
      try {
        await sql`create table trial (id uuid primary key, name text not null default '', note text)`.execute(
          trial,
        )
        const catalog = await readCatalog(trial)
        await sql.raw(statement).execute(trial)
        return findBreakingChanges(catalog, await readCatalog(trial))
      } finally {
        await trial.rollback().execute()
      }
    })

  test.each([
    ['drop table trial', 'trial is gone'],
    ['alter table trial drop note', 'trial.note is gone'],
    ['alter table trial rename note to remark', 'trial.note is gone'],
    ['alter table trial alter note type varchar(3)', 'trial.note is character varying(3), was text'],
    ['alter table trial alter note set not null', 'trial.note must have a value'],
    ['alter table trial alter name drop default', 'trial.name has lost its default'],
    ['alter table trial add colour text not null', 'trial.colour is new and has no default'],
    ["alter table trial add check (note <> 'no')", "trial refuses more: CHECK ((note <> 'no'::text))"],
    ['alter table trial add foreign key (id) references accounts', 'trial refuses more: FOREIGN KEY (id)'],
    ['create unique index trial_once on trial (lower(name))', 'trial refuses more: CREATE UNIQUE INDEX'],
  ])('%s', async (statement, words) => {
    const [first = ''] = await change(statement)
    expect(first.startsWith(words), first).toBe(true)
  })

  test.each([
    "alter table trial add colour text not null default 'green'",
    "alter table trial add colour text check (colour <> '')",
    'create index trial_by_name on trial (name)',
    'create table other (id uuid primary key references trial)',
  ])('not: %s', async (statement) => {
    expect(await change(statement)).toEqual([])
  })
})

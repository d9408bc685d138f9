import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refuseUnfinishedChange } from '../../../platform/config/app-secret.ts'
import { migrate } from '../../../platform/db/migrate.ts'
import { createSecretBox, sealedWith } from '../../../platform/secrets/seal.ts'
import { maintenanceProgram } from '../../../testing/processes/built-programs.ts'
import {
  emptyInstallation,
  settingsOf,
  type EmptyInstallation,
} from '../../../testing/processes/installations.ts'
import { until } from '../../../testing/until.ts'
import { secretContextOf, sealedColumns } from './sealed-columns.ts'
import { rotateSecret } from './rotate-secret.ts'

/* Every stored secret opens with the new APP_SECRET only, even if the rotation was killed halfway. */

vi.setConfig({ testTimeout: 120_000 })

const first = 'the first secret of an installation, long'
const second = 'the second secret of an installation, long'

let place: EmptyInstallation
let client: Client
beforeEach(async () => {
  place = await emptyInstallation({ APP_SECRET: first })
  await migrate(place.databaseUrl)
  client = new Client({ connectionString: place.databaseUrl })
  await client.connect()
  // no foreign keys or checks, because the test needs rows of single tables
  await client.query(`do $$ declare c record; begin
    for c in select conrelid::regclass as name, conname from pg_constraint where contype in ('f', 'c')
      and connamespace = 'public'::regnamespace and conrelid <> 0 loop
      execute format('alter table %s drop constraint %I cascade', c.name, c.conname); end loop; end $$`)
})
afterEach(async () => {
  await client.end()
  await place.remove()
})

const account = '0190a000-0000-7000-8000-000000000001'

/** Inserts rows with a value in every required column. */
const insert = async (table: string, given: readonly Readonly<Record<string, string>>[]) => {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and attnotnull and not atthasdef and attidentity = ''`,
    [table],
  )
  const sample = (type: string): unknown =>
    ({ uuid: randomUUID(), text: randomUUID(), jsonb: {}, integer: 1, 'text[]': [] })[type] ?? '2030-01-01'
  const whole = given.map((values) => ({
    ...Object.fromEntries(rows.map(({ name, type }) => [name, sample(type)])),
    ...values,
  }))
  const names = Object.keys(whole[0] ?? {}).join(', ')
  await client.query(
    `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(whole)],
  )
}

const keyOf = (row: number) => `0190a000-0000-7000-8000-${String(row).padStart(12, '0')}`

/** Inserts rows with a secret in every sealed column. */
const fill = async (rows: number) => {
  const box = createSecretBox(first)
  const tables = new Set(sealedColumns.map(({ table }) => table))
  for (const table of tables) {
    const columns = sealedColumns.filter((column) => column.table === table)
    const all = Array.from({ length: rows }, (_, row) => {
      const keys = Object.fromEntries(
        columns[0]!.keys.map(({ name }) => [name, name === 'name' ? `key.${row}` : keyOf(row)]),
      )
      const values: Record<string, string> = { ...(columns[0]!.owner && { account_id: account }), ...keys }
      if (columns[0]!.owner !== 'account_id') delete values.account_id
      for (const column of columns) {
        const owner = column.owner === undefined ? '' : values[column.owner]!
        values[column.column] = box.seal(`${table} ${row}`, secretContextOf(column, { ...values, owner }))
      }
      return values
    })
    await insert(table, all)
  }
}

const opened = async (secret: string): Promise<(string | undefined)[]> => {
  const box = createSecretBox(secret)
  const texts: (string | undefined)[] = []
  for (const column of sealedColumns) {
    const { rows } = await client.query<Record<string, string>>(
      `select *, ${column.owner ?? "''"}::text as owner, ${column.column} as sealed from ${column.table}`,
    )
    texts.push(...rows.map((row) => box.open(row.sealed!, secretContextOf(column, row))))
  }
  return texts
}

const left = async (secret: string): Promise<number> => {
  let count = 0
  for (const { table, column } of sealedColumns) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${table} where starts_with(${column}, $1)`,
      [sealedWith(secret)],
    )
    count += rows[0]!.count
  }
  return count
}

it('covers every database column with sealed secrets', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name like '%\\_sealed' order by 1`,
  )
  const known = sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()
  expect(known).toEqual(rows.map(({ name }) => name).sort())
})

describe('a secret rotation', () => {
  it('seals everything again with the new secret and reports damaged values', async () => {
    await fill(3)
    const damaged = `${sealedWith(first)}${'a'.repeat(16)}.${'a'.repeat(22)}.aaaa`
    await client.query(`update mails set body_sealed = $1 where id = $2`, [damaged, keyOf(0)])
    const count = sealedColumns.length * 3
    expect(await rotateSecret(place.settings, second)).toEqual({
      resealed: count - 1,
      unreadable: 1,
      keptIn: 'environment',
    })
    expect((await opened(second)).filter((text) => text === undefined)).toHaveLength(1)
    expect((await opened(first)).every((text) => text === undefined)).toBe(true)
    expect(await left(first)).toBe(1)
    expect(existsSync(join(place.settings.dataDir, 'app-secret.next'))).toBe(false)
  })

  it('continues after a kill, and nothing starts before that', async () => {
    await fill(600)
    const environment = {
      PATH: process.env.PATH,
      DATA_DIR: place.settings.dataDir,
      DATABASE_URL: place.databaseUrl,
      APP_SECRET: first,
      NEW_APP_SECRET: second,
    }
    const total = sealedColumns.length * 600
    const child = spawn(process.execPath, [maintenanceProgram, 'rotate-secret'], {
      env: environment,
      stdio: 'inherit',
    })
    const ended = once(child, 'exit')
    await until(async () => child.exitCode !== null || (await left(second)) > 0)
    child.kill('SIGKILL')
    await ended
    expect(await left(first)).toBeGreaterThan(0)
    expect(() => refuseUnfinishedChange(place.settings.dataDir)).toThrow('A secret rotation was interrupted')
    await expect(rotateSecret(place.settings, `another ${second}`)).rejects.toThrow(
      'a different NEW_APP_SECRET',
    )
    await rotateSecret(place.settings, second)
    expect([await left(first), await left(second)]).toEqual([0, total])
    expect((await opened(second)).every((text) => text !== undefined)).toBe(true)
    expect(() => refuseUnfinishedChange(place.settings.dataDir)).not.toThrow()
  })

  it('generates the new secret if the data folder stores it', async () => {
    const settings = settingsOf({ DATA_DIR: place.settings.dataDir, DATABASE_URL: place.databaseUrl })
    expect(await rotateSecret(settings, undefined)).toMatchObject({ keptIn: 'data-folder' })
    const kept = () => readFile(join(settings.dataDir, 'app-secret'), 'utf8')
    const before = await kept()
    await rotateSecret(settings, undefined)
    expect(await kept()).not.toBe(before)
    expect((await kept()).length).toBeGreaterThanOrEqual(32)
  })

  it.each([
    [undefined, 'NEW_APP_SECRET'],
    ['short', 'at least 32'],
    [first, 'the same as the current secret'],
  ])('changes nothing with %j as new secret', async (given, sentence) => {
    await fill(1)
    await expect(rotateSecret(place.settings, given)).rejects.toThrow(sentence)
    expect(await left(first)).toBe(sealedColumns.length)
  })

  it('is refused while the product uses the database', async () => {
    const node = new Client({ connectionString: place.databaseUrl, application_name: 'web2' })
    await node.connect()
    await expect(rotateSecret(place.settings, second)).rejects.toThrow('Stop all its processes')
    await node.end()
    expect(existsSync(join(place.settings.dataDir, 'app-secret.next'))).toBe(false)
  })
})

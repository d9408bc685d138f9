import type { ClientBase } from 'pg'
import type { SequenceState, TableShape } from './manifest.ts'

/**
 * Tables of the running installation rather than its data: queued events hold transaction ids of their
 * database, instances send heartbeats, and migrations run again.
 */
const passing = ['outbox', 'outbox_horizon', 'nodes', 'kysely_migration', 'kysely_migration_lock']

/** Returns every table with data and its writable columns; generated ones follow from the others. */
export const dataTables = async (client: ClientBase): Promise<TableShape[]> => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select t.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class t join pg_attribute a on a.attrelid = t.oid
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and t.relname <> all ($1)
     group by t.relname order by t.relname`,
    [passing],
  )
  return rows
}

export const sequenceStates = async (client: ClientBase): Promise<SequenceState[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const states: SequenceState[] = []
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(name)}`,
    )
    states.push({ name, ...found[0]! })
  }
  return states
}

/** Returns the applied migrations in order, or undefined if the database is not ours. */
export const appliedMigrations = async (client: ClientBase): Promise<string[] | undefined> => {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as there`,
  )
  if (!rows[0]!.there) return undefined
  const applied = await client.query<{ name: string }>(
    'select name from public.kysely_migration order by name',
  )
  return applied.rows.map(({ name }) => name)
}

export const quoted = (name: string): string => `public."${name.replaceAll('"', '""')}"`

export const columnList = ({ columns }: TableShape): string =>
  columns.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')

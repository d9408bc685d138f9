import type { Client } from 'pg'
import { StartFailure } from '../../../platform/config/startup-error.ts'
import { knownMigrations, migrate } from '../../../platform/db/migrate.ts'
import { runningNodes } from './copy-session.ts'
import { appliedMigrations } from './backed-up-tables.ts'

/** Throws for a schema that this release does not know. */
export const requireKnownSchema = async (what: string, migrations: readonly string[]): Promise<void> => {
  const known = new Set(await knownMigrations())
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown === undefined) return
  throw new StartFailure(
    `${what} comes from a newer release: this release doesn’t know its migration “${unknown}”. ` +
      'Use that release or a newer one. Nothing was changed.',
  )
}

/** State of a database that should receive data. */
export type TargetState = 'fresh' | 'empty' | 'filled'

/**
 * Returns fresh for an empty database, empty for our tables without users, filled for one with users. Throws
 * for a foreign database and for one used by a running process.
 */
export const stateOf = async (client: Client, name: string): Promise<TargetState> => {
  const nodes = await runningNodes(client)
  if (nodes > 0) {
    throw new StartFailure(
      `Web 2 Manager is running on ${name} (${nodes} connections). Stop all its processes first. Nothing was changed.`,
    )
  }
  if (await appliedMigrations(client)) {
    const { rows } = await client.query<{ users: boolean }>(
      `select to_regclass('public.users') is not null as users`,
    )
    if (!rows[0]!.users) return 'empty'
    const filled = await client.query(
      'select 1 from public.users union all select 1 from public.accounts limit 1',
    )
    return filled.rowCount === 0 ? 'empty' : 'filled'
  }
  const strange = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  )
  if (strange.rowCount === 0) return 'fresh'
  throw new StartFailure(
    `${name} contains other tables (${strange.rows[0]!.name}). Use an empty database. Nothing was changed.`,
  )
}

/** Creates the schema of the backup in a database without data. */
export const prepareTables = async (
  client: Client,
  url: string,
  migrations: readonly string[],
): Promise<void> => {
  const applied = await appliedMigrations(client)
  if (applied && applied.join() !== migrations.join()) {
    await client.query('drop schema if exists pgboss cascade')
    await client.query('drop schema public cascade')
    await client.query('create schema public')
  }
  await migrate(url, migrations)
}

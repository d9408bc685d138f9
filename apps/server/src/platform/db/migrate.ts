import { readdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import { connect } from './connect.ts'
import type { Database } from './database.ts'

/** Folder of migrations: each file `NNNN-name.ts` exports `up(db)`; they run once each, by number. */
const folder = new URL('../../../migrations/', import.meta.url)

/** Any fixed number that nothing else in the database uses. */
const advisoryLock = 7_302_026

/** Returns the names of this release's migrations, in order. */
export const knownMigrations = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((name) => /^\d{4}-.*\.ts$/.test(name))
    .map((name) => name.slice(0, -3))
    .sort()

const providerOf = (names: readonly string[]): MigrationProvider => ({
  async getMigrations() {
    const load = async (name: string) =>
      [name, (await import(new URL(`${name}.ts`, folder).href)) as Migration] as const
    return Object.fromEntries(await Promise.all(names.map(load)))
  },
})

/**
 * Ms for which a migration waits for a table lock, which blocks all later queries; then it backs off and
 * retries.
 */
const longestWait = 2_000
const tries = 100
const lockNotAvailable = '55P03'

/**
 * Migrates the database to this release's schema, or by the migrations in `only`. Safe to run concurrently,
 * and while instances of the previous release run. Returns the applied migrations.
 */
export async function migrate(url: string, only?: readonly string[]): Promise<string[]> {
  const db = connect({
    url,
    applicationName: 'web2 migration',
    poolSize: 2,
    statementTimeout: 0,
    lockTimeout: longestWait,
  })
  try {
    const names = only ?? (await knownMigrations())
    if (await isCurrent(db, names)) return []
    return await db.connection().execute(async (connection) => {
      await sql`set lock_timeout = 0`.execute(connection)
      await sql`select pg_advisory_lock(${sql.lit(advisoryLock)})`.execute(connection)
      // another process has migrated by now, perhaps of a later release
      if (await isCurrent(db, names)) return []
      for (let left = tries; ; left -= 1) {
        try {
          return await runMigrations(db, names)
        } catch (error) {
          if (left <= 1 || !isLockRefused(error)) throw error
          await delay(longestWait)
        }
      }
    })
  } finally {
    await db.destroy()
  }
}

const isLockRefused = (error: unknown): boolean =>
  error instanceof MigrationFailure && (error.cause as { code?: unknown }).code === lockNotAvailable

/**
 * Returns whether the schema is current, so that a start need not load the migrations. A later release's
 * schema counts too.
 */
async function isCurrent(db: Kysely<Database>, names: readonly string[]): Promise<boolean> {
  const table = await sql<{
    found: boolean
  }>`select to_regclass('kysely_migration') is not null as found`.execute(db)
  if (!table.rows[0]?.found) return false
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const known = new Set(applied.rows.map(({ name }) => name))
  if (!names.every((name) => known.has(name))) return false
  if (known.size > names.length) await requireStillFit(db, names)
  return true
}

/**
 * Throws if the schema of a later release doesn't support this one. Migrations stay compatible with the
 * previous release (decision 63); one that does not adds itself to `schema_floor`.
 */
async function requireStillFit(db: Kysely<Database>, names: readonly string[]): Promise<void> {
  const floor = await sql<{ step: string }>`select step from schema_floor order by step desc`.execute(db)
  const missing = floor.rows.find(({ step }) => !names.includes(step))
  if (missing) throw new MigrationFailure(missing.step, new Error('the tables belong to a newer release'))
}

async function runMigrations(db: Kysely<Database>, names: readonly string[]): Promise<string[]> {
  const migrator = new Migrator({ db, provider: providerOf(names), allowUnorderedMigrations: true })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName
    throw new MigrationFailure(failed, error)
  }
  return results.map(({ migrationName }) => migrationName)
}

/** The schema could not be migrated. Every migration runs in one transaction, so nothing was changed. */
export class MigrationFailure extends Error {
  override readonly name = 'MigrationFailure'
  readonly migration: string | undefined

  constructor(migration: string | undefined, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.migration = migration
  }
}

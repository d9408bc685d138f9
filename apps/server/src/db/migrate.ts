import { readdir } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import { connect } from './connect.ts'
import type { Database } from './database.ts'

/** Each file `NNNN-name.ts` exports `up(db)`; they run in the order of their numbers, each once. */
const folder = new URL('../../migrations/', import.meta.url)

/** Any fixed number that nothing else in the database uses. */
const advisoryLock = 7_302_026

const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((name) => /^\d{4}-.*\.ts$/.test(name)).sort()
    const load = async (name: string) =>
      [name.slice(0, -3), (await import(new URL(name, folder).href)) as Migration] as const
    return Object.fromEntries(await Promise.all(files.map(load)))
  },
}

/** Brings the database to this release's schema; several processes may do it at once. Answers what was applied. */
export async function migrate(url: string): Promise<string[]> {
  const db = connect({ url, applicationName: 'web2 migration', poolSize: 2, statementTimeout: 0 })
  try {
    if (await isCurrent(db)) return []
    return await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${sql.lit(advisoryLock)})`.execute(connection)
      return runMigrations(db)
    })
  } finally {
    await db.destroy()
  }
}

/** Spares a start on a current database from loading the migrations. */
async function isCurrent(db: Kysely<Database>): Promise<boolean> {
  const table = await sql<{
    found: boolean
  }>`select to_regclass('kysely_migration') is not null as found`.execute(db)
  if (!table.rows[0]?.found) return false
  const files = (await readdir(folder)).filter((name) => /^\d{4}-.*\.ts$/.test(name))
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const known = new Set(applied.rows.map(({ name }) => `${name}.ts`))
  return known.size === files.length && files.every((name) => known.has(name))
}

async function runMigrations(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName
    throw new MigrationFailure(failed, error)
  }
  return results.map(({ migrationName }) => migrationName)
}

/** The schema could not be brought up to date. Every migration ran in one transaction, so nothing was changed. */
export class MigrationFailure extends Error {
  override readonly name = 'MigrationFailure'
  readonly migration: string | undefined

  constructor(migration: string | undefined, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.migration = migration
  }
}

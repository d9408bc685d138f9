import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Client } from 'pg'
import { inject } from 'vitest'
import { connect } from '../platform/db/connect.ts'
import type { Database } from '../platform/db/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated template database of this run. */
    postgresUrl: string
  }
}

export interface TestDatabase {
  readonly db: Kysely<Database>
  /** For code that opens its own connections. */
  readonly url: string
  destroy(): Promise<void>
}

/** Creates a migrated, empty database for a test file in about 50 ms. `destroy` it in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const maintenanceUrl = databaseAt(inject('postgresUrl'), 'postgres')
  await execute(maintenanceUrl, `create database ${name} template web2 strategy file_copy`)
  const url = databaseAt(inject('postgresUrl'), name)
  const db = connect({
    url,
    applicationName: 'web2 test',
    poolSize: 10,
    // tests end connections on purpose, and a forced drop ends what is left
    onConnectionLost: () => undefined,
  })
  return {
    db,
    url,
    destroy: async () => {
      await db.destroy()
      await dropDatabase(name)
    },
  }
}

/** Returns the URL with another database. */
export function databaseAt(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/**
 * Drops a test database with its remaining connections. A forced drop ends these, but can't end an autovacuum
 * worker, which belongs to the superuser; a plain drop ends that and waits for the others.
 */
export async function dropDatabase(name: string): Promise<void> {
  const maintenanceUrl = databaseAt(inject('postgresUrl'), 'postgres')
  const is = (code: string) => (error: { code?: string }) => {
    if (error.code !== code) throw error
    return 'again' as const
  }
  for (let tries = 0; tries < 5; tries += 1) {
    const forced = await execute(maintenanceUrl, `drop database ${name} with (force)`).catch(is('42501'))
    if (forced !== 'again') return
    const plain = await execute(maintenanceUrl, `drop database ${name}`).catch(is('55006'))
    if (plain !== 'again') return
  }
  throw new Error(`The database ${name} of a test is still in use.`)
}

/**
 * Runs a statement; PostgreSQL copies a template for one client at a time, and test files run concurrently.
 */
async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(1)')
    await client.query(statement)
  } finally {
    await client.end()
  }
}

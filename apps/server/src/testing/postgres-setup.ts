import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { throwAwaySettings } from '../platform/db/embedded/server-settings.ts'
import { startEmbedded } from '../platform/db/embedded/start-embedded.ts'
import { migrate } from '../platform/db/migrate.ts'
import { databaseAt } from './postgres.ts'

/**
 * Vitest's globalSetup: one disposable PostgreSQL for the whole run. Its database `web2` is migrated once and
 * is the template of each test's database (`createTestDatabase`).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-test-'))
  const postgres = await startEmbedded({ dataDir, log: () => undefined, settings: throwAwaySettings })
  await migrate(postgres.url)
  const client = new Client({ connectionString: databaseAt(postgres.superuserUrl, 'postgres') })
  await client.connect()
  await client.query('alter role web2 createdb')
  await client.end()
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

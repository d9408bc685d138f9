import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import { dataFiles } from '../../domains/operations/backup/data-files.ts'
import { dataTables } from '../../domains/operations/backup/backed-up-tables.ts'
import { readSettings, type Settings } from '../../platform/config/read-environment.ts'
import { databaseAt, dropDatabase } from '../postgres.ts'

/** Empty data folder and database. */
export interface EmptyInstallation {
  readonly settings: Settings
  readonly databaseUrl: string
  remove(): Promise<void>
}

export const emptyInstallation = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<EmptyInstallation> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-empty-'))
  const name = `empty_${randomBytes(6).toString('hex')}`
  await execute(`create database ${name} template template0`)
  const databaseUrl = databaseAt(inject('postgresUrl'), name)
  return {
    settings: settingsOf({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...environment }),
    databaseUrl,
    remove: async () => {
      await dropDatabase(name)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export const settingsOf = (environment: Readonly<Record<string, string>>): Settings =>
  readSettings(environment, '/')

const execute = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: databaseAt(inject('postgresUrl'), 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Returns a line for every table with data: its name, row count, and a hash of all rows. */
export const tableHashes = async (url: string): Promise<string[]> => {
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()
  try {
    const lines: string[] = []
    for (const { name } of await dataTables(client)) {
      const { rows } = await client.query<{ count: string; hash: string | null }>(
        `select count(*)::text as count, md5(string_agg(t::text, chr(10) order by t::text)) as hash
         from public."${name}" t`,
      )
      lines.push(`${name} ${rows[0]!.count} ${rows[0]!.hash ?? '-'}`)
    }
    return lines
  } finally {
    await client.end()
  }
}

/** Returns a line for every file of a data folder: its path and a hash of its bytes. */
export const fileHashes = async (dataDir: string): Promise<string[]> => {
  const lines: string[] = []
  for await (const path of dataFiles(dataDir)) {
    const bytes = await readFile(join(dataDir, path))
    lines.push(`${path} ${createHash('sha256').update(bytes).digest('hex')}`)
  }
  return lines.toSorted()
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { clusterFolder } from './data-cluster.ts'
import { throwAwaySettings } from './server-settings.ts'
import { startEmbedded } from './start-embedded.ts'

const locks = [(dataDir: string) => join(clusterFolder(dataDir), 'postmaster.pid')]
// PostgreSQL has no Unix sockets on Windows
if (process.platform !== 'win32')
  locks.push((dataDir) => join(dataDir, 'postgres-socket', '.s.PGSQL.5432.lock'))

it('a database killed before it wrote its lock files starts again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-lock-'))
  const start = () => startEmbedded({ dataDir, log: () => undefined, settings: throwAwaySettings })
  await (await start()).stop()
  for (const lockOf of locks) await writeFile(lockOf(dataDir), '')
  const database = await start()
  const client = new Client({ connectionString: database.url })
  try {
    await client.connect()
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  } finally {
    await client.end()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { childrenOf } from './child-processes.ts'
import { clusterFolder } from './data-cluster.ts'
import { readPostmasterFile } from './lock-file.ts'
import { startEmbedded, type EmbeddedPostgres } from './start-embedded.ts'

/** Waits for the PostgreSQL process with this title, and another id than `ended`. Returns its id. */
const partOf = (dataDir: string, title: string, ended?: number): Promise<number> =>
  vi.waitFor(
    async () => {
      const { pid } = (await readPostmasterFile(clusterFolder(dataDir)))!
      const children = (await childrenOf(pid)) ?? []
      const found = children.find((child) => child.pid !== ended && child.title.includes(`: ${title}`))
      if (found) return found.pid
      throw new Error(`no ${title} yet`)
    },
    { timeout: 20_000, interval: 1 },
  )

const connect = async (url: string) => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  await client.connect()
  await client.end()
}

/** Writes so much that a recovery takes long enough to be killed. */
const writeMuch = async (url: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('create table written (text text)')
  // in a transaction of its own, because the log leaves out rows of tables that are new in theirs (wal_level=minimal)
  await client.query('insert into written select md5(n::text) from generate_series(1, 600000) n')
  await client.end()
}

/** Runs a new database during the work. `said` has what it logs. */
const withDatabase = async (
  work: (database: EmbeddedPostgres, dataDir: string, said: readonly string[]) => Promise<void>,
): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-killed-'))
  const said: string[] = []
  const database = await startEmbedded({ dataDir, log: (line) => said.push(line) })
  try {
    await work(database, dataDir, said)
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

describe.skipIf(process.platform !== 'linux')('a database', { timeout: 120_000 }, () => {
  it('killed during recovery accepts connections again', () =>
    withDatabase(async ({ url }, dataDir, said) => {
      await writeMuch(url)
      process.kill(await partOf(dataDir, 'walwriter'), 'SIGKILL')
      process.kill(await partOf(dataDir, 'startup'), 'SIGKILL')
      await vi.waitFor(() => connect(url), { timeout: 60_000, interval: 200 })
      await vi.waitFor(() => expect(said.at(-1)).toBe('The database is running again.'))
    }))

  it('killed twice while it starts accepts connections again', () =>
    withDatabase(async ({ url }, dataDir) => {
      await writeMuch(url)
      const { pid } = (await readPostmasterFile(clusterFolder(dataDir)))!
      process.kill(pid, 'SIGKILL')
      await vi.waitFor(
        async () => {
          const file = await readPostmasterFile(clusterFolder(dataDir))
          expect(file?.pid ?? pid).not.toBe(pid)
        },
        { timeout: 20_000, interval: 1 },
      )
      const first = await partOf(dataDir, 'startup')
      process.kill(await partOf(dataDir, 'checkpointer'), 'SIGKILL')
      // the recovery of that kill, not the one that it ended
      process.kill(await partOf(dataDir, 'startup', first), 'SIGKILL')
      await vi.waitFor(() => connect(url), { timeout: 80_000, interval: 200 })
    }))

  it('has no processes that read for others, because it would wait for killed ones forever', () =>
    withDatabase(async (_database, dataDir) => {
      await partOf(dataDir, 'walwriter')
      const { pid } = (await readPostmasterFile(clusterFolder(dataDir)))!
      const titles = ((await childrenOf(pid)) ?? []).map(({ title }) => title)
      expect(titles.some((title) => title.includes('checkpointer'))).toBe(true)
      expect(titles.filter((title) => title.includes('io worker'))).toEqual([])
    }))
})

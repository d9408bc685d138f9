import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { childrenOf } from './child-processes.ts'
import { clusterFolder } from './data-cluster.ts'
import { readPostmasterFile } from './lock-file.ts'
import { startEmbedded } from './start-embedded.ts'

/** Waits for the PostgreSQL process with this title. Returns its id. */
const partOf = (dataDir: string, title: string): Promise<number> =>
  vi.waitFor(
    async () => {
      const { pid } = (await readPostmasterFile(clusterFolder(dataDir)))!
      const children = (await childrenOf(pid)) ?? []
      const found = children.find((child) => child.title.includes(`: ${title}`))
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

it.skipIf(process.platform !== 'linux')(
  'a database killed during recovery accepts connections again',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'web2-killed-'))
    const told: string[] = []
    const database = await startEmbedded({ dataDir, log: (line) => told.push(line) })
    try {
      process.kill(await partOf(dataDir, 'walwriter'), 'SIGKILL')
      process.kill(await partOf(dataDir, 'startup'), 'SIGKILL')
      await vi.waitFor(() => connect(database.url), { timeout: 60_000, interval: 200 })
      await vi.waitFor(() => expect(told.at(-1)).toBe('The database is running again.'))
    } finally {
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
  90_000,
)

it.skipIf(process.platform !== 'linux')(
  'a database killed twice while it starts accepts connections again',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'web2-killed-'))
    const told: string[] = []
    const database = await startEmbedded({ dataDir, log: (line) => told.push(line) })
    try {
      const { pid } = (await readPostmasterFile(clusterFolder(dataDir)))!
      process.kill(pid, 'SIGKILL')
      await vi.waitFor(async () => {
        const file = await readPostmasterFile(clusterFolder(dataDir))
        expect(file?.pid ?? pid).not.toBe(pid)
      })
      process.kill(await partOf(dataDir, 'checkpointer'), 'SIGKILL')
      process.kill(await partOf(dataDir, 'startup'), 'SIGKILL')
      await vi.waitFor(() => connect(database.url), { timeout: 80_000, interval: 200 })
    } finally {
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
  120_000,
)

it.skipIf(process.platform !== 'linux')(
  'a database has no processes that read for others, because it would wait for killed ones forever',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'web2-reads-'))
    const database = await startEmbedded({ dataDir, log: () => undefined })
    try {
      await partOf(dataDir, 'walwriter')
      const { pid } = (await readPostmasterFile(clusterFolder(dataDir)))!
      const titles = ((await childrenOf(pid)) ?? []).map(({ title }) => title)
      expect(titles.some((title) => title.includes('checkpointer'))).toBe(true)
      expect(titles.filter((title) => title.includes('io worker'))).toEqual([])
    } finally {
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
  90_000,
)

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { childrenOf } from './child-processes.ts'
import { watchRecovery } from './watch-crash-recovery.ts'

const often = { every: 20, patience: 5 }
const started: ChildProcess[] = []
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web2-watch-'))
})
afterEach(async () => {
  for (const { pid } of started.splice(0)) if (pid) process.kill(-pid, 'SIGKILL')
  await rm(folder, { recursive: true })
})

/** Starts a process whose children have the titles of PostgreSQL's. */
const serverWith = async (...parts: string[]): Promise<ChildProcess> => {
  const children = parts.map((part) => `(exec -a 'postgres: web2: ${part} ' sleep 600) &`).join('\n')
  const server = spawn('bash', ['-c', `${children}\necho up\nwait`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  started.push(server)
  await once(server.stdout!, 'data')
  await vi.waitFor(
    async () => {
      const children = (await childrenOf(server.pid!)) ?? []
      expect(children.filter(({ title }) => title.startsWith('postgres: '))).toHaveLength(parts.length)
    },
    { timeout: 10_000 },
  )
  return server
}

describe.skipIf(process.platform !== 'linux')('a hanging database', () => {
  it('is ended when it neither recovers nor works', async () => {
    const told: string[] = []
    const server = await serverWith('io worker 0', 'checkpointer', 'background writer')
    watchRecovery(server, folder, (line) => told.push(line), often)
    expect(await once(server, 'exit')).toEqual([null, 'SIGKILL'])
    expect(told).toEqual(['The database’s crash recovery is stuck. Stopping it.'])
  })

  it.each(['walwriter', 'startup recovering 000000010000000000000003'])(
    'is left alone with a %s',
    async (part) => {
      const server = await serverWith('io worker 0', 'checkpointer', part)
      watchRecovery(server, folder, (line) => expect.unreachable(line), often)
      await delay(often.every * often.patience * 4)
      expect(server.signalCode).toBeNull()
    },
  )

  it('is left alone during a shutdown', async () => {
    const server = await serverWith('checkpointer')
    const state = [server.pid, folder, 0, 5432, folder, '', 0, 'stopping']
    await writeFile(join(folder, 'postmaster.pid'), state.join('\n'))
    watchRecovery(server, folder, (line) => expect.unreachable(line), often)
    await delay(often.every * often.patience * 4)
    expect(server.signalCode).toBeNull()
  })

  it('is no longer watched when its files can’t be read, and keeps running', async () => {
    const told: string[] = []
    const server = await serverWith('checkpointer')
    await mkdir(join(folder, 'postmaster.pid'))
    watchRecovery(server, folder, (line) => told.push(line), often)
    await vi.waitFor(() => expect(told).toHaveLength(1))
    expect(told[0]).toMatch(/^The progress of the database’s crash recovery can’t be read: EISDIR/)
    await delay(often.every * often.patience * 2)
    expect([server.signalCode, told.length]).toEqual([null, 1])
  })

  it('gets time between recovery and work', async () => {
    const server = await serverWith('checkpointer')
    watchRecovery(server, folder, (line) => expect.unreachable(line), { every: 20, patience: 10_000 })
    await delay(200)
    expect(server.signalCode).toBeNull()
  })
})

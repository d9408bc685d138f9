import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { execPath } from 'node:process'
import { vi } from 'vitest'
import { freePort } from '../free-port.ts'

/** Azurite's well-known account, from its documentation. */
export const azuriteAccount = {
  accountName: 'devstoreaccount1',
  secretKey: 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==',
}

export interface Azurite {
  /** URL of the account's blobs without a trailing slash. */
  readonly endpoint: string
  stop(): Promise<void>
}

const answers = async (url: string): Promise<void> => {
  await (await fetch(url)).arrayBuffer()
}

/** Starts Azure's storage emulator on a free port, in memory. */
export const startAzurite = async (): Promise<Azurite> => {
  const port = await freePort()
  const program = createRequire(import.meta.url).resolve('azurite/dist/src/blob/main.js')
  const address = ['--blobHost', '127.0.0.1', '--blobPort', String(port)]
  const child = spawn(
    execPath,
    [program, ...address, '--silent', '--skipApiVersionCheck', '--disableTelemetry', '--inMemoryPersistence'],
    { cwd: tmpdir(), stdio: 'ignore' },
  )
  const endpoint = `http://127.0.0.1:${port}/${azuriteAccount.accountName}`
  await vi.waitFor(() => answers(endpoint), { timeout: 30_000, interval: 100 })
  return {
    endpoint,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

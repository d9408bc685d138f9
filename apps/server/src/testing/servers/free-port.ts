import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Range below the ephemeral ports of outgoing connections (from 32768 on Linux, 49152 elsewhere), because
 * those can be taken before a start, and between a stop and the next start.
 */
const [first, end] = [12_000, 30_000]

const given = new Set<number>()

/** Returns an unused loopback port, never the same twice in this process. */
export async function freePort(): Promise<number> {
  const port = randomInt(first, end)
  if (given.has(port) || !(await isFree(port))) return freePort()
  given.add(port)
  return port
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false
  }
  await once(server.close(), 'close')
  return true
}

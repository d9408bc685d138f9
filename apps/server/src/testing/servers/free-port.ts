import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems hand to outgoing connections (from 32768 on Linux, 49152 elsewhere): one of those could
 * be taken while nobody listens on it, before a start and between a stop and the next start.
 */
const [first, end] = [12_000, 30_000]

const given = new Set<number>()

/** A loopback port that nothing listens on, and that this process is not given twice. */
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

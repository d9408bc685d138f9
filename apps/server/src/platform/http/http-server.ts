import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { StartFailure } from '../config/startup-error.ts'

/**
 * Ms that an idle connection stays open. Longer than those of common proxies (60 s), because a connection that ends
 * just as its client sends a request loses that request. With Node's default of 5 s, busy processes did.
 */
const idleTimeout = 75_000

/** Opens the port; `variable` names the environment variable that sets it. */
export async function listen(server: Server, port: number, host: string, variable: string): Promise<void> {
  server.keepAliveTimeout = idleTimeout
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, port, host, variable)
  }
}

function explain(error: NodeJS.ErrnoException, port: number, host: string, variable: string): StartFailure {
  const cause = { cause: error }
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartFailure(
        `Port ${port} of ${host} is already in use. Stop the other program, or set ${variable} to a free port.`,
        cause,
      )
    case 'EACCES':
      return new StartFailure(
        `This user can’t open port ${port}. Set ${variable} to a port above 1023.`,
        cause,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartFailure(
        `HOST is ${host}, which is not an address of this machine. Set HOST to 127.0.0.1 (this machine only) ` +
          'or 0.0.0.0 (all networks).',
        cause,
      )
    default:
      return new StartFailure(`Port ${port} of ${host} can’t be opened: ${error.message}.`, cause)
  }
}

/** Ms that pending requests have to finish when the process stops. */
const grace = 5_000

/** Closes a server: accepts no new connections, waits for pending requests, then closes the rest. */
export async function close(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const timer = new AbortController()
  const late = delay(grace, undefined, { signal: timer.signal, ref: false }).then(
    () => server.closeAllConnections(),
    () => undefined,
  )
  await closed
  timer.abort()
  await late
}

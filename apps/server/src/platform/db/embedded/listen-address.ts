import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Launcher } from './launcher.ts'
import type { Settings } from './server-settings.ts'

/** Address at which the embedded PostgreSQL listens. */
export interface ListenAddress {
  readonly settings: Settings
  url(user: string, password: string, database: string): string
  remove(): Promise<void>
}

/**
 * Creates a Unix socket that only this user and root can reach; on Windows, where PostgreSQL has none, a
 * loopback port.
 */
export async function createListeningPlace(dataDir: string, launcher: Launcher): Promise<ListenAddress> {
  return process.platform === 'win32' ? loopbackPort() : socketFolder(dataDir, launcher)
}

/** sockaddr_un holds 107 bytes on Linux and 103 on macOS. */
const longestSocketPath = 103
const port = 5432
const fits = (folder: string) => Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestSocketPath

async function socketFolder(dataDir: string, launcher: Launcher): Promise<ListenAddress> {
  const inside = join(dataDir, 'postgres-socket')
  const folder = fits(inside) ? inside : await mkdtemp(join(shortBase(), 'web2-'))
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o700)
  await launcher.own(folder)
  const host = encodeURIComponent(folder)
  return {
    settings: { listen_addresses: '', unix_socket_directories: folder, port },
    url: (user, password, database) =>
      `postgresql://${user}:${password}@localhost:${port}/${database}?host=${host}`,
    remove: () => (folder === inside ? Promise.resolve() : rm(folder, { recursive: true, force: true })),
  }
}

/** Returns a folder for temporary files; `/tmp` if the usual one makes a socket path too long. */
const shortBase = () => (fits(join(tmpdir(), 'web2-abcdef')) ? tmpdir() : '/tmp')

async function loopbackPort(): Promise<ListenAddress> {
  const free = await freePort()
  return {
    settings: { listen_addresses: '127.0.0.1', port: free },
    url: (user, password, database) => `postgresql://${user}:${password}@127.0.0.1:${free}/${database}`,
    remove: () => Promise.resolve(),
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((fulfil, reject) => server.once('error', reject).listen(0, '127.0.0.1', fulfil))
  const { port } = server.address() as AddressInfo
  await new Promise((fulfil) => server.close(fulfil))
  return port
}

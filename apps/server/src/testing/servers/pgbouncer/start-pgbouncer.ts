import { closeSync, existsSync, openSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { binariesIn } from '../../../platform/db/embedded/binaries.ts'
import { createLauncher } from '../../../platform/db/embedded/launcher.ts'
import { freePort } from '../free-port.ts'

const program = '/usr/sbin/pgbouncer'

/** Returns whether Debian's PgBouncer is installed. */
export const hasPgbouncer = (): boolean => existsSync(program)

export interface Pgbouncer {
  /** The given URL, through the pooler. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts PgBouncer in transaction mode in front of a PostgreSQL, with fewer connections than the product
 * opens, so that they are certainly shared.
 */
export async function startPgbouncer(behind: string, poolSize = 6): Promise<Pgbouncer> {
  const { hostname, port: serverPort, username, password } = new URL(behind)
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  const [settings, users, log] = ['pgbouncer.ini', 'users.txt', 'log'].map((name) => join(folder, name))
  const port = await freePort()
  await writeFile(users!, `"${username}" "${decodeURIComponent(password)}"\n`)
  await writeFile(
    settings!,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users!}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
`,
  )
  const launcher = await createLauncher(binariesIn('/usr', 'pgbouncer'), folder)
  await chmod(folder, 0o755)
  const output = openSync(log!, 'a')
  const child = launcher.start(program, [settings!], output)
  const exit = once(child, 'exit')
  const through = Object.assign(new URL(behind), { host: `127.0.0.1:${port}` }).href
  const isReady = async () => {
    const client = new Client({ connectionString: through })
    try {
      await client.connect()
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(await readFile(log!, 'utf8'))
    await delay(50)
  }
  return {
    url: through,
    stop: async () => {
      child.kill('SIGINT')
      await exit
      closeSync(output)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

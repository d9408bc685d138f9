import { closeSync, existsSync, openSync, readdirSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { binariesIn } from '../../../platform/db/embedded/binaries.ts'
import { createLauncher } from '../../../platform/db/embedded/launcher.ts'
import { freePort } from '../free-port.ts'

export interface ExternalPostgres {
  /** As the superuser `postgres`, password `secret`, over TCP. */
  readonly url: string
  readonly major: number
  stop(): Promise<void>
}

const debianHome = '/usr/lib/postgresql'

/** Returns the versions of Debian's PostgreSQL on this machine, newest first; empty if none is installed. */
export function installedVersions(): number[] {
  if (!existsSync(debianHome)) return []
  const versions = readdirSync(debianHome).filter((name) => existsSync(join(debianHome, name, 'bin/initdb')))
  return versions.map(Number).sort((a, b) => b - a)
}

/** Starts Debian's PostgreSQL on a free port: an external database as in DATABASE_URL. */
export async function startPostgresql(major = installedVersions()[0]!): Promise<ExternalPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'external-postgres-'))
  const [files, passwordFile, sockets] = [join(folder, 'data'), join(folder, 'password'), join(folder, 'run')]
  const launcher = await createLauncher(binariesIn(join(debianHome, String(major)), String(major)), folder)
  await chmod(folder, 0o755)
  await mkdir(files, { mode: 0o700 })
  await mkdir(sockets)
  await writeFile(passwordFile, 'secret', { mode: 0o600 })
  for (const path of [files, passwordFile, sockets]) await launcher.own(path)
  const access = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  await launcher.run(launcher.binaries.initdb, [
    `--pgdata=${files}`,
    ...access,
    '--encoding=UTF8',
    '--no-sync',
  ])
  const port = await freePort()
  const places = ['-c', 'listen_addresses=127.0.0.1', '-c', `port=${port}`, '-k', sockets]
  const log = openSync(join(folder, 'log'), 'a')
  const child = launcher.start(launcher.binaries.postgres, ['-D', files, ...places, '-c', 'fsync=off'], log)
  const exit = once(child, 'exit')
  const isReady = async () =>
    (await readFile(join(files, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[7]?.trim() === 'ready'
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(await readFile(join(folder, 'log'), 'utf8'))
    await delay(20)
  }
  return {
    url: `postgresql://postgres:secret@127.0.0.1:${port}/postgres`,
    major,
    stop: async () => {
      child.kill('SIGINT')
      await exit
      closeSync(log)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

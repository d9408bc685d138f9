import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../../config/startup-error.ts'
import { explainFailure } from './explain-failure.ts'
import { createCredentials, readCredentials, type Credentials } from './credentials.ts'
import type { Launcher } from './launcher.ts'

/**
 * Returns the folder of PostgreSQL's own files. It is created under another name and renamed, so it exists
 * only complete.
 */
export const clusterFolder = (dataDir: string) => join(dataDir, 'postgres')

const draftPrefix = 'postgres.new-'

/** Names inside the embedded PostgreSQL. */
export const names = { superuser: 'postgres', app: 'web2', database: 'web2' } as const

/** Creates PostgreSQL's files on the first start. Returns the passwords on every start. */
export async function ensureCluster(dataDir: string, launcher: Launcher): Promise<Credentials> {
  await removeDrafts(dataDir)
  if (!existsSync(clusterFolder(dataDir))) {
    return createCluster(dataDir, launcher).catch((error: Error) => {
      throw explainFailure(error.message, clusterFolder(dataDir), error)
    })
  }
  await checkVersion(dataDir, launcher.binaries.major)
  const known = await readCredentials(dataDir)
  if (known) return known
  const credentials = await createCredentials(dataDir)
  await runSingleUser(launcher, clusterFolder(dataDir), passwordStatements(credentials))
  return credentials
}

async function createCluster(dataDir: string, launcher: Launcher): Promise<Credentials> {
  const credentials = await createCredentials(dataDir)
  const draft = await mkdtemp(join(dataDir, draftPrefix))
  const files = join(draft, 'data')
  const passwordFile = join(draft, 'password')
  await mkdir(files, { mode: 0o700 })
  await writeFile(passwordFile, credentials.superuser, { mode: 0o600 })
  for (const path of [draft, files, passwordFile]) await launcher.own(path)
  await launcher.run(launcher.binaries.initdb, [
    `--pgdata=${files}`,
    `--username=${names.superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--set=dynamic_shared_memory_type=mmap',
    '--no-instructions',
  ])
  await runSingleUser(launcher, files, [
    `create role ${names.app} login nosuperuser nobypassrls`,
    ...passwordStatements(credentials),
    `create database ${names.database} owner ${names.app}`,
  ])
  await rename(files, clusterFolder(dataDir))
  await rm(draft, { recursive: true, force: true })
  return credentials
}

/** Returns statements that set the passwords. These are base64url, so quoting them is safe. */
const passwordStatements = ({ superuser, app }: Credentials) => [
  `alter role ${names.superuser} password '${superuser}'`,
  `alter role ${names.app} password '${app}'`,
]

async function runSingleUser(
  launcher: Launcher,
  files: string,
  statements: readonly string[],
): Promise<void> {
  const script = statements.map((statement) => `${statement}\n`).join('')
  const output = await launcher.run(
    launcher.binaries.postgres,
    ['--single', '-D', files, '-c', 'log_statement=none', '-c', 'exit_on_error=on', 'postgres'],
    script,
  )
  // a single-user server reports a failed statement but exits with success
  const failure = output.split('\n').find((line) => /\b(ERROR|FATAL|PANIC):/.test(line))
  if (failure) throw new Error(failure)
}

async function removeDrafts(dataDir: string): Promise<void> {
  const drafts = (await readdir(dataDir)).filter((name) => name.startsWith(draftPrefix))
  // an initdb whose parent was killed may still be writing here for a moment
  for (const name of drafts) await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 20 })
}

async function checkVersion(dataDir: string, major: string): Promise<void> {
  const path = join(clusterFolder(dataDir), 'PG_VERSION')
  const found = await readFile(path, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  )
  if (found === undefined) {
    throw new StartFailure(
      `${clusterFolder(dataDir)} is not a PostgreSQL data folder (${path} is missing or unreadable). ` +
        'Restore it from a backup, or move it away to start with an empty database.',
    )
  }
  if (found !== major) {
    throw new StartFailure(
      `The database in ${clusterFolder(dataDir)} was created by PostgreSQL ${found}, but this release includes ` +
        `PostgreSQL ${major}. Move the data in three steps: run "npm run backup -- FILE" in the release that created it, ` +
        'move this folder away, then run "npm run restore -- FILE" here. Nothing was changed.',
    )
  }
}

import { StartFailure } from '../config/start-failure.ts'
import type { Settings } from '../config/read-settings.ts'
import { startEmbedded } from '../db/embedded/start-embedded.ts'

/** The database of a running process. */
export interface OpenDatabase {
  readonly url: string
  /** Resolves with a sentence if the embedded PostgreSQL ends by itself; never for an external one. */
  readonly died: Promise<string>
  stop(): Promise<void>
}

const oldestVersion = 15

/**
 * Starts the embedded PostgreSQL, or tries the one DATABASE_URL names. `onLaunch` is called once while that goes on.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Settings,
  log: (line: string) => void,
  onLaunch: () => void,
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) return startEmbedded({ dataDir, log, onLaunch })
  onLaunch()
  await checkExternal(databaseUrl)
  return { url: databaseUrl, died: new Promise<never>(() => {}), stop: () => Promise.resolve() }
}

async function checkExternal(url: string): Promise<void> {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // Without a listener, a connection that breaks while it is opened would end the process.
  client.on('error', () => client.end())
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; mayCreate: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version,
              has_database_privilege(current_database(), 'create') as "mayCreate"`,
    )
    if (rows[0]!.version < oldestVersion) {
      throw new StartFailure(
        `The PostgreSQL at ${place(url)} is version ${rows[0]!.version}; version ${oldestVersion} or newer is needed. ` +
          'Upgrade it, or unset DATABASE_URL to use the built-in one.',
      )
    }
    if (!rows[0]!.mayCreate) {
      throw new StartFailure(
        `The user of DATABASE_URL may not create anything in the database at ${place(url)}. ` +
          'Make that user the owner of the database: ALTER DATABASE … OWNER TO …',
      )
    }
  } catch (error) {
    throw error instanceof StartFailure ? error : explainConnection(url, error)
  } finally {
    await client.end()
  }
}

/** Host, port and database of an address, without its password. */
function place(url: string): string {
  const { host, searchParams, pathname } = new URL(url)
  return `${searchParams.get('host') ?? host}${pathname}`
}

function explainConnection(url: string, error: unknown): StartFailure {
  const { code } = error as { code?: string }
  const because = sentences[code ?? ''] ?? `it said "${words(error)}"`
  return new StartFailure(`The database at ${place(url)} (DATABASE_URL) can't be used: ${because}.`, {
    cause: error,
  })
}

/** By PostgreSQL's error codes (appendix A of its manual) and Node's. */
const sentences: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there. Start it, or correct host and port in DATABASE_URL',
  ENOTFOUND: 'there is no host of that name. Correct it in DATABASE_URL',
  EAI_AGAIN: 'the name of its host could not be looked up. Check the network, or use its IP address',
  ETIMEDOUT: 'it does not answer. Check host, port and firewall',
  '28P01': 'user name or password is wrong',
  '28000': 'it refuses this user from this machine (see its pg_hba.conf)',
  '3D000': 'there is no database of that name. Create it first, with that user as its owner',
  '53300': 'it has no connection left. Raise its max_connections or close some',
}

/** Node reports a host with several addresses as an error with errors inside and no message. */
function words(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(words).join('; ')
  return error instanceof Error ? error.message : String(error)
}

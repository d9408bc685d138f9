import { Client } from 'pg'
import { StartFailure } from '../config/startup-error.ts'
import { explainConnection, place } from './explain-connection-error.ts'
import { isSameDatabase, isTransactionPooled } from './detect-shared-sessions.ts'

const oldestVersion = 15

/** Throws if the target of a database move is a pooler in transaction mode. */
export async function checkMoveTarget(url: string): Promise<void> {
  await withClient('DATABASE_URL', url, (client) => checkRights(url, client))
  if (await isShared('DATABASE_URL', url))
    throw new StartFailure(
      `${place(url)} is a pooler in transaction mode. Move to the PostgreSQL behind it, then start with the pooler in ` +
        'DATABASE_URL and that PostgreSQL in DATABASE_SESSION_URL. Nothing was changed.',
    )
}

const isShared = (variable: string, url: string): Promise<boolean> =>
  withClient(variable, url, (one) => withClient(variable, url, (other) => isTransactionPooled(one, other)))

/** Checks the database of DATABASE_URL, and that of DATABASE_SESSION_URL if set. */
export async function checkExternal(url: string, sessionUrl: string | undefined): Promise<void> {
  await withClient('DATABASE_URL', url, (client) => checkRights(url, client))
  const variable = sessionUrl === undefined ? 'DATABASE_URL' : 'DATABASE_SESSION_URL'
  if (await isShared(variable, sessionUrl ?? url))
    throw sessionUrl === undefined ? pooled(url) : stillPooled(sessionUrl)
  if (sessionUrl === undefined) return
  const isSame = await withClient('DATABASE_SESSION_URL', sessionUrl, (own) =>
    withClient('DATABASE_URL', url, (shared) => isSameDatabase(own, shared)),
  )
  if (!isSame) throw otherDatabase(url, sessionUrl)
}

async function withClient<Answer>(
  variable: string,
  url: string,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 30_000,
    // differs from the product's name, because a pooler keeps its connections under it
    application_name: 'web2 check',
  })
  // without a listener, a connection that breaks while being opened would end the process
  client.on('error', () => client.end())
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    throw error instanceof StartFailure ? error : explainConnection(variable, url, error)
  } finally {
    await client.end()
  }
}

async function checkRights(url: string, client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number; mayCreate: boolean }>(
    `select current_setting('server_version_num')::int / 10000 as version,
            has_database_privilege(current_database(), 'create') as "mayCreate"`,
  )
  if (rows[0]!.version < oldestVersion) {
    throw new StartFailure(
      `The PostgreSQL at ${place(url)} is version ${rows[0]!.version}, but version ${oldestVersion} or newer is required. ` +
        'Upgrade it, or unset DATABASE_URL to use the built-in one.',
    )
  }
  if (!rows[0]!.mayCreate) {
    throw new StartFailure(
      `The user of DATABASE_URL can’t create tables in the database at ${place(url)}. ` +
        'Make that user the owner of the database: ALTER DATABASE name OWNER TO user',
    )
  }
}

const pooled = (url: string) =>
  new StartFailure(
    `DATABASE_URL leads to ${place(url)}, a pooler in transaction mode. Locks and live updates need session ` +
      'connections: set DATABASE_SESSION_URL to the PostgreSQL behind it.',
  )

const stillPooled = (url: string) =>
  new StartFailure(
    `DATABASE_SESSION_URL leads to ${place(url)}, a pooler in transaction mode. ` +
      'Set it to the PostgreSQL behind it, or to a pool in session mode.',
  )

const otherDatabase = (url: string, sessionUrl: string) =>
  new StartFailure(
    `DATABASE_URL (${place(url)}) and DATABASE_SESSION_URL (${place(sessionUrl)}) lead to different databases. ` +
      'Both must lead to the same one: the first through the pooler, the second directly.',
  )

import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { Pool, types, type ClientBase, type PoolConfig } from 'pg'
import type { Database } from './database.ts'
import { registerSessionPool } from './dedicated-connection.ts'
import { registerPool } from './pool-stats.ts'
import { prepareRepeated } from './prepared-statements.ts'

export interface ConnectOptions {
  readonly url: string
  /**
   * Where a connection is a session of its own, if `url` leads through a pooler that gives one out for a transaction
   * alone (PgBouncer's transaction mode). Nothing of a session is then used at `url`: no prepared statement, no
   * setting but the time zone, which such poolers carry along.
   */
  readonly sessionUrl?: string | undefined
  /** Shown in pg_stat_activity. */
  readonly applicationName: string
  /** Connections at most; default 20. */
  readonly poolSize?: number
  /** Milliseconds after which PostgreSQL cancels a statement; 0 is never; default 30,000. */
  readonly statementTimeout?: number
  /** Milliseconds after which a statement gives up waiting for a lock; default never. */
  readonly lockTimeout?: number
  /** Told when a connection that nobody uses breaks; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void
}

/** The database, with snake_case columns as camelCase. Ends with `destroy()`. */
export function connect(options: ConnectOptions): Kysely<Database> {
  const { sessionUrl, ...own } = options
  const pool = connectionPool(options)
  if (sessionUrl === undefined) {
    const db = overPool(pool)
    registerPool(db, pool)
    return db
  }
  const apart = connect({ ...own, url: sessionUrl })
  const db = overPool({
    options: pool.options,
    connect: () => pool.connect(),
    end: async () => void (await Promise.all([pool.end(), apart.destroy()])),
  })
  registerPool(db, pool)
  registerSessionPool(db, apart)
  return db
}

const overPool = (pool: PostgresPool): Kysely<Database> =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })

function connectionPool(options: ConnectOptions): Pool {
  const isShared = options.sessionUrl !== undefined
  const pool = new Pool(isShared ? pooledConfig(options) : poolConfig(options))
  pool.on('error', options.onConnectionLost ?? ((error) => process.emitWarning(error)))
  // The pool listens to connections that nobody uses. One that breaks in use says so to its statement, or to the next
  // one on it; without a listener here it would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  if (!isShared) pool.on('connect', prepareRepeated)
  return pool
}

/** A pooler refuses settings at the start of a connection, save those it carries from one to the next. */
const speakUtc = async (client: ClientBase): Promise<void> => {
  await client.query("set timezone to 'UTC'")
}

/** The name of connections through a pooler, which outlive who used them. */
export const pooledName = (applicationName: string): string => `${applicationName} pooled`

const pooledConfig = (options: ConnectOptions): PoolConfig => ({
  ...sharedConfig({ ...options, applicationName: pooledName(options.applicationName) }),
  onConnect: speakUtc,
})

const sharedConfig = ({ url, applicationName, poolSize = 20 }: ConnectOptions): PoolConfig => ({
  connectionString: url,
  application_name: applicationName,
  max: poolSize,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
  types: { getTypeParser },
})

/** The settings of every connection of ours, for the few places that need one outside the pool (LISTEN). */
export function poolConfig(options: ConnectOptions): PoolConfig {
  return {
    ...sharedConfig(options),
    statement_timeout: options.statementTimeout ?? 30_000,
    ...(options.lockTimeout === undefined ? {} : { lock_timeout: options.lockTimeout }),
    options: '-c timezone=UTC -c idle_in_transaction_session_timeout=60000',
  }
}

const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, parseInt8],
  [types.builtins.NUMERIC, Number],
  [types.builtins.DATE, String],
  [types.builtins.TIMESTAMP, parseTimestamp],
  [types.builtins.TIMESTAMPTZ, parseTimestamp],
])

/**
 * Values as the API shows them: moments are ISO 8601 text in UTC with milliseconds (columns are timestamptz(3)),
 * days are text, int8 and numeric are numbers.
 */
const getTypeParser: typeof types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  (format === 'binary' ? undefined : parsers.get(id)) ?? types.getTypeParser(id, format)

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a JavaScript number`)
  return value
}

/** Sessions run in UTC, so PostgreSQL writes `2026-11-20 17:48:42.123+00`; `infinity` stays as it is. */
function parseTimestamp(text: string): string {
  const moment = new Date(text.replace(' ', 'T').replace(/\+00$/, '') + 'Z')
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString()
}

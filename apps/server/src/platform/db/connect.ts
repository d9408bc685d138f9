import { Kysely, type PostgresPool } from 'kysely'
import { Pool, types, type ClientBase, type PoolConfig } from 'pg'
import type { Database } from './database.ts'
import { registerSessionPool } from './dedicated-connection.ts'
import { registerPool } from './pool-stats.ts'
import { prepareRepeated } from './statements/prepared-statements.ts'
import { snakeCase, SnakeCaseDialect } from './statements/snake-case.ts'

export interface ConnectOptions {
  readonly url: string
  /**
   * URL for dedicated connections, if `url` is a pooler that assigns connections per transaction (PgBouncer's
   * transaction mode). Then `url` is used without session state: no prepared statements, no setting but the
   * time zone, which such poolers track.
   */
  readonly sessionUrl?: string | undefined
  /** Shown in pg_stat_activity. */
  readonly applicationName: string
  /** Maximum of connections; default 20. */
  readonly poolSize?: number
  /** Statement timeout in ms; 0 is never; default 30,000. */
  readonly statementTimeout?: number
  /** Lock timeout in ms; default never. */
  readonly lockTimeout?: number
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void
}

/** Opens the database, with snake_case columns as camelCase. Close it with `destroy()`. */
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
    dialect: new SnakeCaseDialect({ pool }),
    plugins: [snakeCase],
  })

function connectionPool(options: ConnectOptions): Pool {
  const isShared = options.sessionUrl !== undefined
  const pool = new Pool(isShared ? pooledConfig(options) : poolConfig(options))
  pool.on('error', options.onConnectionLost ?? ((error) => process.emitWarning(error)))
  // the pool listens only to idle connections; one that breaks in use fails its statement, but without a
  // listener here it would also end the process
  pool.on('connect', (client) => void client.on('error', () => undefined))
  if (!isShared) pool.on('connect', prepareRepeated)
  return pool
}

/** Sets UTC on an open connection, because a pooler rejects startup settings it does not track. */
const speakUtc = async (client: ClientBase): Promise<void> => {
  await client.query("set timezone to 'UTC'")
}

/** Returns the application name of pooled connections, which outlive their client. */
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

/** Returns the settings of all connections, for the few callers that open one outside the pool (LISTEN). */
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
 * Parsers for values as the API returns them: timestamps are ISO 8601 text in UTC with milliseconds (columns
 * are timestamptz(3)), dates are text, int8 and numeric are numbers.
 */
const getTypeParser: typeof types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  (format === 'binary' ? undefined : parsers.get(id)) ?? types.getTypeParser(id, format)

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a JavaScript number`)
  return value
}

/**
 * Parses a timestamp. Sessions run in UTC, so PostgreSQL writes `2026-11-20 17:48:42.123+00`; `infinity` is
 * kept.
 */
function parseTimestamp(text: string): string {
  const moment = new Date(text.replace(' ', 'T').replace(/\+00$/, '') + 'Z')
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString()
}

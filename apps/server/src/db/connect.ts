import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Pool, types, type PoolConfig } from 'pg'
import type { Database } from './database.ts'
import { prepareRepeated } from './prepare-repeated.ts'

export interface ConnectOptions {
  readonly url: string
  /** Shown in pg_stat_activity. */
  readonly applicationName: string
  /** Connections at most; default 20. */
  readonly poolSize?: number
  /** Milliseconds after which PostgreSQL cancels a statement; 0 is never; default 30,000. */
  readonly statementTimeout?: number
  /** Told when a connection that nobody uses breaks; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void
}

/** The database, with snake_case columns as camelCase. Ends with `destroy()`. */
export function connect(options: ConnectOptions): Kysely<Database> {
  const pool = new Pool(poolConfig(options))
  pool.on('error', options.onConnectionLost ?? ((error) => process.emitWarning(error)))
  pool.on('connect', prepareRepeated)
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

/** The settings of every connection of ours, for the few places that need one outside the pool (LISTEN). */
export function poolConfig({
  url,
  applicationName,
  poolSize = 20,
  statementTimeout = 30_000,
}: ConnectOptions): PoolConfig {
  return {
    connectionString: url,
    application_name: applicationName,
    max: poolSize,
    statement_timeout: statementTimeout,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    options: '-c timezone=UTC -c idle_in_transaction_session_timeout=60000',
    types: { getTypeParser },
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

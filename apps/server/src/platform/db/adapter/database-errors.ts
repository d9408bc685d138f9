import {
  badInput,
  badQuery,
  databaseAway,
  diskFull,
  isPublicError,
  taken,
  unavailable,
  type PublicError,
} from '../../errors.ts'
import { isDiskFull } from '../../files/is-disk-full.ts'
import type { ResourceDefinition } from './resource.ts'

/** Properties of node-postgres' server errors. */
interface DatabaseError extends Error {
  readonly code: string
  readonly constraint?: string
  readonly column?: string
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && typeof (error as { code?: unknown }).code === 'string'

/**
 * Serialization failure, deadlock, canceled by a timeout, too many connections; also read-only, which a
 * primary becomes at a failover.
 */
const passing = /^(40001|40P01|57014|53300|25006)$/

/** Shutting down, crashed, starting; connection lost or refused. */
const away = /^(57P0[1235]|08...|ECONN.*|ETIMEDOUT|EPIPE)$/

/** Messages of node-postgres without a code, for a lost connection and for a full pool. */
const lostConnection = /^(Connection terminated|Client (has encountered a connection error|was closed))/
const noConnection = /^timeout exceeded when trying to connect/

/** Returns whether the error is a missing Unix socket. */
const isNoSocket = (error: Error) =>
  (error as NodeJS.ErrnoException).code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect'

const isAway = (error: unknown): boolean =>
  isDatabaseError(error)
    ? away.test(error.code) || isNoSocket(error)
    : error instanceof Error && lostConnection.test(error.message)

const isBusy = (error: unknown): boolean =>
  isDatabaseError(error)
    ? passing.test(error.code)
    : error instanceof Error && noConnection.test(error.message)

/** Returns a public error for a transient failure, which a retry may resolve, or undefined for others. */
export const transientFailureMessage = (error: unknown): PublicError | undefined => {
  if (isAway(error)) return databaseAway()
  if (isBusy(error)) return unavailable()
  return isDiskFull(error) ? diskFull() : undefined
}

/** Returns whether PostgreSQL rejected a text that it can't store: NUL, or a lone surrogate in JSON. */
export const isUnstorableText = (error: unknown): boolean =>
  isDatabaseError(error) &&
  (error.code === '22021' ||
    error.code === '22P05' ||
    (error.code === '22P02' && error.message.endsWith('type json')))

/**
 * Maps a database failure to a public error (SQLSTATE classes: PostgreSQL manual, appendix A). Unknown errors
 * are returned unchanged: they are bugs, logged and answered without their text.
 */
export const publicDatabaseError = (
  resource: Pick<ResourceDefinition, 'unique'>,
  error: unknown,
): unknown => {
  if (isPublicError(error)) return error
  if (!isDatabaseError(error)) return transientFailureMessage(error) ?? error
  if (error.code === '23505') {
    const known = resource.unique?.[error.constraint ?? '']
    return taken(known ? { [known.field]: known.message } : {})
  }
  if (error.code === '23503') return badInput({}, 'A referenced record doesn’t exist.')
  if (error.code === '23502' || error.code === '23514') return badInput({}, 'A value is missing or invalid.')
  if (error.code.startsWith('22')) return badQuery('A value has the wrong type or is out of range.')
  return transientFailureMessage(error) ?? error
}

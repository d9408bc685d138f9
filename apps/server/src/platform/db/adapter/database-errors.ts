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

/** What node-postgres puts on an error of the server. */
interface DatabaseError extends Error {
  readonly code: string
  readonly constraint?: string
  readonly column?: string
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && typeof (error as { code?: unknown }).code === 'string'

/**
 * Serialization failure, deadlock, cancelled by a timeout, too many connections; and read-only, which a primary becomes
 * when another takes its place.
 */
const passing = /^(40001|40P01|57014|53300|25006)$/

/** Shutting down, crashed, starting; connection lost, or refused. */
const away = /^(57P0[1235]|08...|ECONN.*|ETIMEDOUT|EPIPE)$/

/** What node-postgres says without a code when a connection ends, and when none can be had. */
const lostConnection = /^(Connection terminated|Client (has encountered a connection error|was closed))/
const noConnection = /^timeout exceeded when trying to connect/

/** A socket of the file system that is not there (yet). */
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

/** The sentence for what passes: the same call may well succeed in a moment. Undefined for everything else. */
export const transientFailureMessage = (error: unknown): PublicError | undefined => {
  if (isAway(error)) return databaseAway()
  if (isBusy(error)) return unavailable()
  return isDiskFull(error) ? diskFull() : undefined
}

/** Whether a text was refused for what PostgreSQL cannot hold: NUL, and in JSON half of a character. */
export const isUnstorableText = (error: unknown): boolean =>
  isDatabaseError(error) &&
  (error.code === '22021' ||
    error.code === '22P05' ||
    (error.code === '22P02' && error.message.endsWith('type json')))

/**
 * The sentence for a failure of the database (SQLSTATE classes: PostgreSQL manual, appendix A). What is not known
 * here comes back as it was: a programmer's mistake, logged and answered without its text.
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
  if (error.code === '23503') return badInput({}, 'This refers to a record that does not exist.')
  if (error.code === '23502' || error.code === '23514')
    return badInput({}, 'A value is missing or not allowed.')
  if (error.code.startsWith('22')) return badQuery('A value is of the wrong kind or out of range.')
  return transientFailureMessage(error) ?? error
}

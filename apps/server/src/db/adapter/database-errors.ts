import { badInput, badQuery, isPublicError, taken, unavailable } from '../../errors.ts'
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
 * Serialization failure, deadlock, cancelled by a timeout, too many connections, shutting down, connection lost; and
 * read-only, which a primary becomes when another takes its place.
 */
const passing = /^(40001|40P01|57014|53300|57P0[1235]|25006|08...|ECONN.*|ETIMEDOUT|EPIPE)$/

/** What node-postgres says without a code when a connection ends, or none can be had. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/

/** Whether the same statement may well succeed in a moment. */
export const isPassing = (error: unknown): boolean =>
  isDatabaseError(error)
    ? passing.test(error.code)
    : error instanceof Error && lostConnection.test(error.message)

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
  if (!isDatabaseError(error)) return isPassing(error) ? unavailable() : error
  if (error.code === '23505') {
    const known = resource.unique?.[error.constraint ?? '']
    return taken(known ? { [known.field]: known.message } : {})
  }
  if (error.code === '23503') return badInput({}, 'This refers to a record that does not exist.')
  if (error.code === '23502' || error.code === '23514')
    return badInput({}, 'A value is missing or not allowed.')
  if (error.code.startsWith('22')) return badQuery('A value is of the wrong kind or out of range.')
  return isPassing(error) ? unavailable() : error
}

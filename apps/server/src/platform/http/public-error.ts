import { isUnstorableText, transientFailureMessage } from '../db/adapter/database-errors.ts'
import { badInput, isFrameworkError, unexpected, type PublicError } from '../errors.ts'

/** What the caller may know of a failure; what nobody foresaw is logged and answered without its text. */
export const publicError = (error: unknown, log: (line: string) => void): PublicError => {
  if (isFrameworkError(error)) return error
  if (isUnstorableText(error)) return badInput({}, 'A text holds a character that cannot be stored.')
  log(error instanceof Error ? (error.stack ?? error.message) : String(error))
  return transientFailureMessage(error) ?? unexpected()
}

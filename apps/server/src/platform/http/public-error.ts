import { isUnstorableText, transientFailureMessage } from '../db/adapter/database-errors.ts'
import { badInput, isFrameworkError, unexpected, type PublicError } from '../errors.ts'

/** Returns the error that a caller may see. Unexpected errors are logged and returned without their text. */
export const publicError = (error: unknown, log: (line: string) => void): PublicError => {
  if (isFrameworkError(error)) return error
  if (isUnstorableText(error)) return badInput({}, 'A text contains an unsupported character.')
  log(error instanceof Error ? (error.stack ?? error.message) : String(error))
  return transientFailureMessage(error) ?? unexpected()
}

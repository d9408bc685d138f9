import { ApiFailure } from '@web2/client'
import { CliFailure, exitCodes } from './exit-codes.ts'

/**
 * Follows something that continues on the server without this process. Throws a CliFailure that says so if
 * the server becomes unreachable.
 */
export const whileItGoesOn = <Answer>(follow: Promise<Answer>): Promise<Answer> =>
  follow.catch((error: unknown) => {
    if (!(error instanceof ApiFailure) || error.id !== 'unreachable') throw error
    throw new CliFailure(
      `${error.message} The work continues on the server. Check its progress in the app.`,
      exitCodes.unreachable,
    )
  })

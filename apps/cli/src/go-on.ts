import { ApiFailure } from '@web2/client'
import { CliFailure, exitCodes } from './exit-codes.ts'

/** Follows something that goes on at the server also without us, and says so if the server can't be asked any more. */
export const whileItGoesOn = <Answer>(follow: Promise<Answer>): Promise<Answer> =>
  follow.catch((error: unknown) => {
    if (!(error instanceof ApiFailure) || error.id !== 'unreachable') throw error
    throw new CliFailure(
      `${error.message} What was begun is not lost: it goes on there, and the product shows what became of it.`,
      exitCodes.unreachable,
    )
  })

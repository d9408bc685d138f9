import { isApiError, isUnreachable, sentenceFor } from '../../../../lib/api/errors.ts'

export const pageDeleted = 'This page was deleted in another tab or by another user.'
const conflict = 'Another tab or user changed this page just now. Try again.'

/** Returns why a page that is not open could not be stored. */
export const refusalOfPage = (error: unknown): string =>
  isApiError(error) && error.code === 409 ? conflict : sentenceFor(error)

/** Returns true for a failure that the next page would meet as well. */
export const endsAll = (error: unknown): boolean =>
  isUnreachable(error) || (isApiError(error) && [401, 403, 429].includes(error.code))

/** Returns true for a failure after which the server may have stored what was sent. */
export const mayHaveArrived = (error: unknown): boolean =>
  isUnreachable(error) || (isApiError(error) && error.code >= 500)

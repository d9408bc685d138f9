import { httpNotAllowed } from '@web2/contract/core'
import { badInput } from '../errors.ts'
import { isReadableOnTheWay } from './origins.ts'

/**
 * Throws 400 at `field` if a secret would be sent to this URL unencrypted without the user's confirmation.
 * URLs of this machine need none.
 */
export const requireHttpConsent = (
  address: string,
  { field = 'allowsHttp', given }: { readonly field?: string; readonly given: boolean | undefined },
): void => {
  if (given !== true && isReadableOnTheWay(address)) throw badInput({ [field]: httpNotAllowed })
}

/** Error message for a stored secret that must be entered again after a change of the URL. */
export const enterAgain = 'Enter the key again: saved keys are only sent to the URL they were entered for.'

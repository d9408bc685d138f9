import { httpNotAllowed } from '@web2/contract/core'
import { badInput } from '../errors.ts'
import { isReadableOnTheWay } from './origins.ts'

/**
 * Throws 400 at `field` where a secret would be sent to this address unencrypted and nobody has confirmed it. Addresses of
 * this very machine need no confirmation.
 */
export const requireHttpConsent = (
  address: string,
  { field = 'allowsHttp', given }: { readonly field?: string; readonly given: boolean | undefined },
): void => {
  if (given !== true && isReadableOnTheWay(address)) throw badInput({ [field]: httpNotAllowed })
}

/** The sentence at a stored secret that a new address needs again. */
export const enterAgain = 'Enter it again: a stored key is sent only to the address it was entered for.'

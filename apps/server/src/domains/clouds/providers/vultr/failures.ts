import type { ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import type { Refusal } from '../protocols/http/json-api.ts'
import { sentenceIn, vendorFailure } from '../protocols/http/vendor-error.ts'

/** Classifies Vultr's refusals, {error, status}; a key used from a disallowed IP address also answers 401. */
export const vultrFailure = (refusal: Refusal): ServiceFailure => {
  if (refusal.status === 401 && /unauthorized ip/i.test(sentenceIn(refusal.text)))
    return {
      kind: 'auth-dead',
      message:
        'Vultr does not let this server use the API key. Add its address under Account → API → Access Control.',
    }
  return vendorFailure('Vultr', refusal)
}

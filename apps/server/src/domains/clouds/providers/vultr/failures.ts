import type { ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import type { Refusal } from '../protocols/http/json-api.ts'
import { sentenceIn, vendorFailure } from '../protocols/http/vendor-error.ts'

/** Vultr refuses with {error, status}; a key used from an address it does not allow gets 401 as well. */
export const vultrFailure = (refusal: Refusal): ServiceFailure => {
  if (refusal.status === 401 && /unauthorized ip/i.test(sentenceIn(refusal.text)))
    return {
      kind: 'auth-dead',
      message:
        'Vultr does not let this server use the API key. Add its address under Account → API → Access Control.',
    }
  return vendorFailure('Vultr', refusal)
}

import type { ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import type { Refusal } from '../protocols/http/json-api.ts'
import { sentenceIn, vendorFailure } from '../protocols/http/vendor-error.ts'

/** Classifies Bunny's refusals, {ErrorKey, Field, Message}. */
export const bunnyFailure = (refusal: Refusal): ServiceFailure => {
  const said = sentenceIn(refusal.text)
  if (refusal.status === 400 && /taken|already (exists|in use)/i.test(said))
    return {
      kind: 'bad-content',
      message: 'This storage zone name is already taken at Bunny. Choose another name.',
    }
  if (refusal.status === 400 && /name/i.test(said))
    return {
      kind: 'bad-content',
      message:
        'Bunny does not allow this storage zone name. Use 4 to 60 lowercase letters, digits and hyphens.',
    }
  // with a complete body, only a checksum damaged in transit can be wrong
  if (refusal.status === 400 && /checksum/i.test(said + refusal.text))
    return { kind: 'retryable', message: 'A file arrived damaged at Bunny. We’ll retry automatically.' }
  return vendorFailure('Bunny', refusal)
}

export const zoneGone = (name: string): ServiceFailure => ({
  kind: 'bad-content',
  message: `There is no storage zone “${name}” in this Bunny account. Create it or choose another one.`,
})

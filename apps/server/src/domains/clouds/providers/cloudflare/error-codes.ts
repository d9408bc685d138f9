import type { ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import type { Refusal } from '../protocols/http/json-api.ts'
import { vendorFailure } from '../protocols/http/vendor-error.ts'

/** Codes of Cloudflare's API for wrong or malformed tokens. */
const wrongToken = new Set([1000, 1001, 6003, 6111, 9106, 9109])

const codesIn = (text: string): number[] => {
  try {
    const { errors = [] } = JSON.parse(text) as { errors?: { code?: number }[] }
    return errors.flatMap(({ code }) => (code === undefined ? [] : [code]))
  } catch {
    return []
  }
}

/** Classifies Cloudflare's refusals, {success: false, errors: [{code, message}]}. */
export const cloudflareFailure = (refusal: Refusal): ServiceFailure => {
  const codes = codesIn(refusal.text)
  if (codes.some((code) => wrongToken.has(code)))
    return {
      kind: 'auth-dead',
      message: 'Cloudflare rejected this API token. Check it under Cloud accounts.',
    }
  // 10000 means either a wrong token or a missing permission
  if (refusal.status === 403 || codes.includes(10000))
    return {
      kind: 'auth-dead',
      message:
        'The API token can’t change R2 buckets of this account. Check the account ID, and give the token ' +
        'Admin Read & Write for R2.',
    }
  if (codes.includes(10006))
    return {
      kind: 'bad-content',
      message: 'This bucket does not exist at Cloudflare. Create it or choose another one.',
    }
  return vendorFailure('Cloudflare', refusal)
}

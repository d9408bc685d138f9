import type { Dispatcher } from 'undici'
import { askService } from '../../../../platform/outbound/call-service.ts'
import { done, failed, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { valueAt } from '../../../../platform/outbound/read-json.ts'
import { keyRefused } from '../../../../platform/outbound/service-error.ts'
import { imageRefusal } from './image-refusal.ts'

interface Balance {
  readonly service: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** Returns the key's balance in credits of a cent, which costs nothing to ask for, as a sentence. */
const balance = async (
  dispatcher: Dispatcher,
  { service, url, headers }: Balance,
): Promise<Outcome<string>> => {
  const answer = await askService(dispatcher, {
    service,
    isFixedUrl: true,
    url,
    headers,
    timeout: 15_000,
    maxBytes: 100_000,
    maxRedirects: 0,
    failure: (refusal) =>
      refusal.status === 403 ? keyRefused(service) : imageRefusal(service, 'balance', refusal),
  })
  if (!answer.ok) return answer
  const credits = valueAt(answer.value, 'credits')
  if (typeof credits !== 'number')
    return failed({ kind: 'unknown', message: `${service} returned an unexpected response.` })
  if (credits <= 0)
    return failed({
      kind: 'auth-dead',
      message: `The key works, but your ${service} account has no credit left. Add credit there first.`,
    })
  return done(
    `The key works. Your account has ${credits.toLocaleString('en-US', { maximumFractionDigits: 1 })} credits left.`,
  )
}

/** Tries a key of Black Forest Labs (docs.bfl.ai, “Get the user's credits”). */
export const tryFluxKey = (dispatcher: Dispatcher, base: string, key: string): Promise<Outcome<string>> =>
  balance(dispatcher, {
    service: 'Black Forest Labs',
    url: `${base}/v1/credits`,
    headers: { 'x-key': key },
  })

/** Tries a key of Stability AI (platform.stability.ai/docs/api-reference, “User”). */
export const tryStabilityKey = (
  dispatcher: Dispatcher,
  base: string,
  key: string,
): Promise<Outcome<string>> =>
  balance(dispatcher, {
    service: 'Stability AI',
    url: `${base}/v1/user/balance`,
    headers: { authorization: `Bearer ${key}` },
  })

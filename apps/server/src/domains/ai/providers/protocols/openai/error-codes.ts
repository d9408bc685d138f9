import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import type { FailureKind, Outcome } from '../../../../../platform/outbound/outcome.ts'
import { failed } from '../../text-failure.ts'

type Row = readonly [kind: FailureKind, sentence: (service: string, detail: string) => string]

const keyRefused: Row = [
  'auth-dead',
  (service) => `${service} rejected the API key. Check it in the Settings page.`,
]
const noCredit: Row = [
  'auth-dead',
  (service) => `Your ${service} account is out of credit. Add credit there, then try again.`,
]
const refusedContent: Row = [
  'bad-content',
  (service) =>
    `${service} refused the prompt because of its content policy. Change the prompt and try again.`,
]
const tooLong: Row = [
  'bad-content',
  () => 'The prompt is too long for this model. Shorten it or choose another model.',
]
const noModel: Row = [
  'bad-content',
  (service) => `Your ${service} key has no access to this model. Choose another model.`,
]

/**
 * Codes in error bodies, from “Error codes” in OpenAI's API reference. Poe and compatible servers use the
 * same shape.
 */
const byCode: Readonly<Record<string, Row>> = {
  invalid_api_key: keyRefused,
  insufficient_quota: noCredit,
  insufficient_credits: noCredit,
  billing_hard_limit_reached: noCredit,
  content_filter: refusedContent,
  content_policy_violation: refusedContent,
  context_length_exceeded: tooLong,
  string_above_max_length: tooLong,
  model_not_found: noModel,
}

const byStatus: Readonly<Record<number, Row>> = {
  400: ['bad-content', (service, detail) => `${service} rejected the prompt: ${detail}`],
  401: keyRefused,
  402: noCredit,
  403: [
    'auth-dead',
    (service) => `Your ${service} API key doesn’t allow this. Check it in the Settings page.`,
  ],
  404: noModel,
  408: ['retryable', (service) => `${service} took too long to respond.`],
  409: ['retryable', (service) => `${service} is already processing the same request.`],
  413: tooLong,
  422: ['bad-content', (service, detail) => `${service} rejected the prompt: ${detail}`],
  429: ['rate-limited', (service) => `${service}’s rate limit was reached.`],
}
const serverTrouble: Row = ['retryable', (service) => `${service} is temporarily unavailable.`]

/**
 * Returns the requested wait in ms from `retry-after-ms` or `Retry-After` (seconds or HTTP date), at most ten
 * minutes.
 */
const waitOf = (headers: Headers | undefined, now: number): number | undefined => {
  const exact = Number(headers?.get('retry-after-ms') ?? Number.NaN)
  const given = headers?.get('retry-after')?.trim() ?? ''
  const seconds = given === '' ? Number.NaN : Number(given)
  const wait = [exact, seconds * 1_000, Date.parse(given) - now].find(Number.isFinite)
  return wait === undefined ? undefined : Math.min(Math.max(wait, 0), 600_000)
}

/** Returns the service's own message, shortened and on one line. */
const detailOf = (error: APIError): string => {
  const said = (error.error as { message?: unknown } | undefined)?.message
  return typeof said === 'string' ? said.replace(/\s+/g, ' ').slice(0, 300) : `status ${error.status}`
}

const isRefusedEgress = (error: unknown): boolean => {
  for (let current = error; current instanceof Error; current = current.cause)
    if ((current as { code?: unknown }).code === 'EGRESS_REFUSED') return true
  return false
}

export const lostConnection = (service: string) =>
  failed('retryable', `The connection to ${service} was lost before the text was complete.`)

/** Classifies an error of the SDK. */
export const failureOf = (error: unknown, service: string, now: number): Outcome<never> => {
  if (isRefusedEgress(error))
    return failed(
      'auth-dead',
      `The URL of ${service} leads to a private network. Use a public URL, or ask the admin of this installation ` +
        'to add it to EGRESS_ALLOW.',
    )
  if (error instanceof APIConnectionTimeoutError)
    return failed('retryable', `${service} took too long to respond.`)
  if (error instanceof APIConnectionError)
    return failed('retryable', `${service} could not be reached. Check the connection, or try again later.`)
  if (error instanceof APIError) {
    const { status, code } = error
    // an error in the middle of a stream has no status
    const row =
      (typeof code === 'string' && Object.hasOwn(byCode, code) ? byCode[code] : undefined) ??
      (status === undefined || status >= 500 ? serverTrouble : byStatus[status])
    if (row) return failed(row[0], row[1](service, detailOf(error)), waitOf(error.headers, now))
    return failed('unknown', `${service} returned an unexpected response: ${detailOf(error)}`)
  }
  // thrown by undici while it reads the body, or by the parser for text that isn't JSON
  return lostConnection(service)
}

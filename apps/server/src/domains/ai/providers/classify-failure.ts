import type { FailureKind, Outcome, ServiceFailure } from '../../../platform/outbound/outcome.ts'
import { listAt, parsedJson, textAt, valueAt } from '../../../platform/outbound/read-json.ts'
import { failed } from './text-failure.ts'

type Row = readonly [
  kind: FailureKind,
  sentence: (service: string, detail: string) => string,
  reason?: ServiceFailure['reason'],
]

const keyRefused: Row = [
  'auth-dead',
  (service) => `${service} rejected the API key. Check it in the Settings page.`,
  'key-refused',
]
const noCredit: Row = [
  'auth-dead',
  (service) => `Your ${service} account is out of credit. Add credit there to use it again.`,
  'no-credit',
]
const notAllowed: Row = [
  'auth-dead',
  (service) => `Your ${service} API key doesn’t allow this. Check it in the Settings page.`,
  'key-refused',
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
  (service) =>
    `${service} doesn’t offer this model to your key. It may have been switched off. Choose another model.`,
  'no-model',
]
const limited: Row = ['rate-limited', (service) => `${service}’s rate limit was reached.`]
const trouble: Row = ['retryable', (service) => `${service} is temporarily unavailable.`]

/**
 * Codes, types and states in error bodies. Sources: “Error codes” of OpenAI's API reference, whose shape Azure, Poe,
 * DeepSeek and compatible servers use; “Errors” of Anthropic's; “Troubleshooting” of the Gemini API; the exceptions of
 * Amazon Bedrock's Converse operation.
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
  invalid_model: noModel,
  ResourceNotFoundException: noModel,
  authentication_error: keyRefused,
  billing_error: noCredit,
  enforced_spend_limit_reached: noCredit,
  permission_error: notAllowed,
  request_too_large: tooLong,
  overloaded_error: trouble,
  API_KEY_INVALID: keyRefused,
  FAILED_PRECONDITION: [
    'auth-dead',
    (service, detail) => `${service} needs billing or isn’t available in this server’s region: ${detail}`,
    'no-credit',
  ],
  UnrecognizedClientException: keyRefused,
  ExpiredTokenException: keyRefused,
  AccessDeniedException: notAllowed,
  ThrottlingException: limited,
  ModelNotReadyException: trouble,
}

/** Recognizes a message about a model that the service doesn't have, where its code is that of any bad request. */
const saysNoModel = (detail: string): boolean =>
  /\bmodel\b.{0,160}\b(?:not exist|doesn['’]t exist|is invalid|deprecated|decommissioned|retired|not found|no longer)\b|\b(?:not a valid|invalid) model\b/i.test(
    detail,
  )

const rejected: Row = ['bad-content', (service, detail) => `${service} rejected the prompt: ${detail}`]

const byStatus: Readonly<Record<number, Row>> = {
  400: rejected,
  401: keyRefused,
  402: noCredit,
  403: notAllowed,
  404: noModel,
  408: ['retryable', (service) => `${service} took too long to respond.`],
  409: ['retryable', (service) => `${service} is already processing the same request.`],
  // a gateway's answer for a model that was switched off
  410: noModel,
  413: tooLong,
  422: rejected,
  429: limited,
}

/** An error answer of a service; `status` is absent for an error in the middle of a stream. */
export interface RefusedCall {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const mostWait = 600_000
const bounded = (wait: number): number => Math.min(Math.max(wait, 0), mostWait)

/**
 * Returns the requested wait in ms, at most ten minutes: from `retry-after-ms`, from `Retry-After` (seconds or an HTTP
 * date), or from the `retryDelay` in a body of the Gemini API (“34s”).
 */
const waitOf = (headers: RefusedCall['headers'], body: unknown, now: number): number | undefined => {
  const exact = Number(headers['retry-after-ms'] ?? Number.NaN)
  const given = headers['retry-after']?.trim() ?? ''
  const seconds = given === '' ? Number.NaN : Number(given)
  const delays = listAt(body, 'error', 'details').map((each) =>
    Number(/^([\d.]+)s$/.exec(textAt(each, 'retryDelay'))?.[1] ?? Number.NaN),
  )
  const wait = [
    exact,
    seconds * 1_000,
    Date.parse(given) - now,
    ...delays.map((delay) => delay * 1_000),
  ].find(Number.isFinite)
  return wait === undefined ? undefined : bounded(wait)
}

const errorIn = (body: unknown): unknown => valueAt(body, 'error') ?? body

/** Codes of an error body, the most exact first. */
const codesIn = (body: unknown, headers: RefusedCall['headers']): string[] => {
  const error = errorIn(body)
  const reasons = listAt(error, 'details').map((each) => textAt(each, 'reason'))
  const exception = headers['x-amzn-errortype']?.split(':')[0] ?? ''
  return [
    textAt(error, 'error_code'),
    textAt(error, '__type'),
    ...reasons,
    textAt(error, 'code'),
    textAt(error, 'type'),
    textAt(error, 'status'),
    exception,
  ].filter((code) => code !== '')
}

/** Returns the service's own message, shortened and on one line. */
const detailOf = (body: unknown, status: number | undefined): string => {
  const error = errorIn(body)
  const said = textAt(error, 'message') || (typeof error === 'string' ? error : '')
  return said === '' ? `status ${status}` : said.replace(/\s+/g, ' ').slice(0, 300)
}

/** Classifies the error answer of a service. */
export const refusalOf = (
  { status, headers, body }: RefusedCall,
  service: string,
  now: number,
): Outcome<never> => {
  const answer = parsedJson(body)
  const codes = codesIn(answer, headers)
  const known = codes.find((each) => Object.hasOwn(byCode, each))
  // OpenRouter tells an error in the middle of a stream by its status, as a code
  const said = status ?? codes.map(Number).find((each) => each >= 400 && each < 600)
  const row =
    (known === undefined ? undefined : byCode[known]) ??
    (said === undefined || said >= 500 ? trouble : byStatus[said])
  const detail = detailOf(answer, said)
  const [kind, sentence, reason] = row === rejected && saysNoModel(detail) ? noModel : (row ?? [])
  if (kind && sentence) return failed(kind, sentence(service, detail), waitOf(headers, answer, now), reason)
  return failed('unknown', `${service} returned an unexpected response: ${detail}`)
}

const causesOf = function* (error: unknown): Generator<Error & { readonly code?: unknown }> {
  for (let current = error; current instanceof Error; current = current.cause) yield current
}

const hasCode = (error: unknown, isWanted: (code: string) => boolean): boolean =>
  [...causesOf(error)].some(({ code }) => typeof code === 'string' && isWanted(code))

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
])
const slow = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])

/** Responses that are no answer (`fetch-through.ts`). */
const unusable: Readonly<Record<string, Row>> = {
  REDIRECTED: [
    'bad-content',
    (service) => `${service} redirects to another URL. Enter that URL in the Settings page.`,
  ],
  COMPRESSED: [
    'bad-content',
    (service) => `${service} sends compressed responses. Turn compression off there.`,
  ],
  WEB_PAGE: [
    'retryable',
    (service) => `${service} returned a web page instead of text. Check its URL, or try again later.`,
  ],
  ANSWER_TOO_LARGE: [
    'bad-content',
    (service) => `${service} sent more data than a text can have.`,
    'too-large',
  ],
}

export const lostConnection = (service: string) =>
  failed('retryable', `The connection to ${service} was lost before the text was complete.`)

/** An error in the middle of a stream, as the providers' packages report it. */
const streamError = (error: unknown): RefusedCall | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  const { statusCode, message, type, code } = error as Record<string, unknown>
  if (statusCode === undefined && type === undefined && code === undefined) return undefined
  const status = typeof statusCode === 'number' && statusCode >= 400 ? statusCode : undefined
  return { status, headers: {}, body: JSON.stringify({ error: { message, type, code } }) }
}

/** The error of a call as the packages throw it, told by its name, so that none of them is loaded for it. */
interface CallError extends Error {
  readonly statusCode?: number
  readonly responseHeaders?: Readonly<Record<string, string>>
  readonly responseBody?: string
}
const isCallError = (error: unknown): error is CallError =>
  error instanceof Error && error.name === 'AI_APICallError'

/** Classifies an error that a provider's package throws or reports in a stream. */
export const failureOf = (error: unknown, service: string, now: number): Outcome<never> => {
  if (hasCode(error, (code) => code === 'EGRESS_REFUSED'))
    return failed(
      'auth-dead',
      `The URL of ${service} leads to a private network. Use a public URL, or ask the admin of this installation ` +
        'to add it to EGRESS_ALLOW.',
      undefined,
      'private-address',
    )
  for (const [code, row] of Object.entries(unusable))
    if (hasCode(error, (each) => each === code)) return failed(row[0], row[1](service, ''), undefined, row[2])
  if (hasCode(error, (code) => unreachable.has(code)))
    return failed('retryable', `${service} could not be reached. Check the connection, or try again later.`)
  if (hasCode(error, (code) => slow.has(code)))
    return failed('retryable', `${service} took too long to respond.`)
  if (isCallError(error) && error.statusCode !== undefined && error.statusCode >= 400)
    return refusalOf(
      { status: error.statusCode, headers: error.responseHeaders ?? {}, body: error.responseBody ?? '' },
      service,
      now,
    )
  const refused = streamError(error)
  if (refused && !isCallError(error)) return refusalOf(refused, service, now)
  // thrown while the body is read, or by a parser for text that isn't JSON
  return lostConnection(service)
}

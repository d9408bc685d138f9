import type { Dispatcher } from 'undici'
import { boundedRequest, AnswerTooLarge, type BoundedAnswer } from './bounded-request.ts'
import { EgressRefused } from './egress-error.ts'
import { done, failed, type Outcome, type ServiceFailure } from './outcome.ts'
import { parsedJson } from './read-json.ts'
import { serviceRefusal, type Refusal } from './service-error.ts'

export interface ServiceCall {
  /** The service's name for users. */
  readonly service: string
  readonly url: string
  /** The URL is the service's own and not entered by a user, so there is nothing to check about it. */
  readonly isFixedUrl?: true
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as raw bytes; `headers` declares their type. */
  readonly bytes?: Uint8Array
  /** Time limit for the whole exchange in ms. */
  readonly timeout: number
  readonly maxBytes: number
  /** 0 for calls whose key is meant for one host. */
  readonly maxRedirects?: number
  /** Message for a response that is too large. */
  readonly tooLarge?: string
  /** Maps an error response of this service. */
  readonly failure?: (refusal: Refusal) => ServiceFailure
}

const slow = new Set([
  'TimeoutError',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
])
const lost = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'])
/**
 * HTTPParserError: the peer is no web server; undici sets a code only if its parser has a name for the error.
 */
const network =
  /^(?:E[A-Z_]+|UND_ERR_[A-Z_]+|HPE_\w+|HTTPParserError|CERT_[A-Z_]+|.*(?:CERT|SIGNED|UNABLE_TO_VERIFY).*)$/

/** Returns codes and names of an error and its causes, innermost last. */
const codesOf = (error: unknown): string[] => {
  const codes: string[] = []
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as Error & { code?: unknown }
    codes.push(typeof code === 'string' && code !== '' ? code : current.name)
  }
  return codes
}

const thrownFailure = ({ service, isFixedUrl, tooLarge }: ServiceCall, error: unknown): ServiceFailure => {
  if (error instanceof AnswerTooLarge)
    return {
      kind: 'bad-content',
      message: tooLarge ?? `The response from ${service} is too large.`,
      reason: 'too-large',
      mayCost: true,
    }
  const codes = codesOf(error)
  const refused = codes.includes('EGRESS_REFUSED')
  if (error instanceof EgressRefused || refused)
    return {
      kind: 'bad-content',
      message: `${service} points to a private network, so it was not contacted.`,
      reason: 'private-address',
    }
  if (codes.some((code) => slow.has(code)))
    return {
      kind: 'retryable',
      message: `${service} did not respond in time. Try again in a moment.`,
      ...(!codes.includes('UND_ERR_CONNECT_TIMEOUT') && { mayCost: true }),
    }
  if (codes.some((code) => lost.has(code)))
    return {
      kind: 'retryable',
      message: `The connection to ${service} was lost. Try again in a moment.`,
      mayCost: true,
    }
  if (codes.includes('ENOTFOUND'))
    return {
      kind: 'retryable',
      message: isFixedUrl
        ? `This server can’t reach ${service}. Check its internet connection, or try again later.`
        : `Can’t find the server of ${service}. Check the URL and this server’s internet connection, then try again.`,
      reason: 'no-host',
    }
  if (codes.some((code) => network.test(code)))
    return {
      kind: 'retryable',
      message: `Can’t reach ${service}. Check this server’s internet connection, or try again later.`,
    }
  throw error
}

/** Statuses of gateways that stopped waiting for a service, which may still do the work. */
const gatewayTimeouts = new Set([504, 524])

/** Calls an external service through the given (guarded) dispatcher. Errors are returned as values. */
export const callService = async (
  dispatcher: Dispatcher,
  call: ServiceCall,
): Promise<Outcome<BoundedAnswer>> => {
  const {
    service,
    url,
    method = 'GET',
    headers = {},
    json,
    bytes,
    timeout,
    maxBytes,
    maxRedirects,
    failure,
  } = call
  try {
    const answer = await boundedRequest(dispatcher, url, {
      method,
      headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(bytes === undefined ? {} : { body: Buffer.from(bytes) }),
      timeout,
      maxBytes,
      ...(maxRedirects === undefined ? {} : { maxRedirects }),
    })
    if (answer.status >= 200 && answer.status < 300) return done(answer)
    const refusal = { status: answer.status, headers: answer.headers, text: answer.body.toString() }
    const refused = failure?.(refusal) ?? serviceRefusal(service, refusal)
    return failed(gatewayTimeouts.has(answer.status) ? { ...refused, mayCost: true } : refused)
  } catch (error) {
    return failed(thrownFailure(call, error))
  }
}

/** Calls a service that responds in JSON. */
export const askService = async (dispatcher: Dispatcher, call: ServiceCall): Promise<Outcome<unknown>> => {
  const headers = { accept: 'application/json', ...call.headers }
  const answer = await callService(dispatcher, { ...call, headers })
  if (!answer.ok) return answer
  const body = parsedJson(answer.value.body.toString())
  if (body !== undefined) return done(body)
  return failed({ kind: 'unknown', message: `${call.service} sent an invalid response.`, mayCost: true })
}

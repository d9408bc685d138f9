import { textAt, parsedJson } from './read-json.ts'
import type { ServiceFailure } from './outcome.ts'
import { retryAfterOf } from './retry-after.ts'

/** Error response of a service. */
export interface Refusal {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Returns the message in a JSON error, from any of the usual fields; empty if there is none. */
export const sentenceIn = (text: string): string => {
  const body = parsedJson(text)
  const places = [['error', 'message'], ['message'], ['error'], ['errors', 0], ['description'], ['code']]
  return places.map((path) => textAt(body, ...path)).find((said) => said !== '') ?? ''
}

const longestWait = 3_600_000

const inWords = (ms: number): string =>
  ms > 90_000 ? `${Math.ceil(ms / 60_000)} minutes` : `${Math.max(1, Math.ceil(ms / 1_000))} seconds`

export const keyRefused = (service: string): ServiceFailure => ({
  kind: 'auth-dead',
  message: `${service} rejects the API key. Check it in the Settings page.`,
})

export const tooFast = (service: string, headers: Refusal['headers'], now: number): ServiceFailure => {
  const retryAfter = retryAfterOf(headers['retry-after'], now, longestWait)
  const when = retryAfter === undefined ? 'later' : `in ${inWords(retryAfter)}`
  return {
    kind: 'rate-limited',
    message: `${service} is limiting requests right now. Try again ${when}.`,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
}

/** Maps an error response by its HTTP status; providers handle their own cases first. */
export const serviceRefusal = (service: string, { status, headers, text }: Refusal): ServiceFailure => {
  const said = sentenceIn(text)
  const quoted = said === '' ? `HTTP ${status}` : `“${said.slice(0, 300)}”`
  if (status === 401 || status === 403) return keyRefused(service)
  if (status === 429) return tooFast(service, headers, Date.now())
  if (status >= 500)
    return {
      kind: 'retryable',
      message: `${service} has a problem right now. Try again later.`,
    }
  if (status >= 400) return { kind: 'bad-content', message: `${service} rejected the request: ${quoted}.` }
  return { kind: 'unknown', message: `${service} sent an invalid response (${quoted}).` }
}

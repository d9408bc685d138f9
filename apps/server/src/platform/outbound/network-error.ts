import type { ServiceFailure, FailureKind } from './outcome.ts'

type Row = readonly [kind: FailureKind, message: (endpoint: string) => string]

const unreachable: Row = [
  'retryable',
  (endpoint) => `Can’t reach the storage at ${endpoint}. Check its URL, or try again later.`,
]
const cut: Row = [
  'retryable',
  (endpoint) => `The connection to ${endpoint} was lost. It will be retried automatically.`,
]

const byCode: Record<string, Row> = {
  ECONNREFUSED: unreachable,
  ENOTFOUND: [
    'auth-dead',
    (endpoint) => `There is no storage at ${endpoint}. Check the endpoint URL under Cloud accounts.`,
  ],
  EAI_AGAIN: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: unreachable,
  UND_ERR_CONNECT_TIMEOUT: unreachable,
  UND_ERR_HEADERS_TIMEOUT: cut,
  UND_ERR_BODY_TIMEOUT: cut,
  UND_ERR_SOCKET: cut,
  ECONNRESET: cut,
  EPIPE: cut,
  EGRESS_REFUSED: [
    'auth-dead',
    (endpoint) =>
      `The URL ${endpoint} points to a private network. Use a public one, or ask an admin to add it to EGRESS_ALLOW.`,
  ],
  // undici's name for a response that is not HTTP
  HTTPParserError: [
    'retryable',
    (endpoint) =>
      `The server at ${endpoint} did not send an HTTP response. Check the URL, or try again later.`,
  ],
  ANSWER_TOO_LARGE: [
    'retryable',
    (endpoint) =>
      `The server at ${endpoint} sent an unexpectedly large response. Check the URL, or try again later.`,
  ],
  ERR_SSL_WRONG_VERSION_NUMBER: [
    'auth-dead',
    (endpoint) => `The storage at ${endpoint} doesn’t support https. Start its URL with http://.`,
  ],
}

const isTlsTrouble = (code: string): boolean => /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY/.test(code)

export const lostConnection = (endpoint: string): ServiceFailure => ({
  kind: cut[0],
  message: cut[1](endpoint),
})

/** Maps Node's or undici's code of a network error. Returns undefined for other codes. */
export const networkFailure = (code: string, endpoint: string): ServiceFailure | undefined => {
  const known = Object.hasOwn(byCode, code) ? byCode[code] : undefined
  if (known) return { kind: known[0], message: known[1](endpoint) }
  if (!isTlsTrouble(code)) return undefined
  return { kind: 'auth-dead', message: `The certificate of ${endpoint} is not trusted (${code}).` }
}

/** Returns the innermost code of an error thrown by undici or Node, following its causes. */
export const networkCodeOf = (error: unknown): string => {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as Error & { code?: unknown }
    if (typeof code !== 'string') continue
    if (networkFailure(code, '') !== undefined || current.cause === undefined) return code
  }
  return error instanceof Error ? error.name : 'Unknown'
}

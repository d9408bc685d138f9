import type { CloudFailure, FailureKind } from '../failure.ts'

/** What a store said: its S3 error code, its HTTP status, or the code of a network error. */
export interface S3Symptom {
  readonly code: string
  readonly status?: number
  /** Seconds, or a date, of a Retry-After header. */
  readonly retryAfter?: string
  readonly bucket?: string | null
  readonly endpoint: string
}

type Row = readonly [kind: FailureKind, message: (symptom: S3Symptom) => string]

const named = (bucket: string | null | undefined): string =>
  bucket ? `the bucket “${bucket}”` : 'the bucket'

const wrongKey: Row = [
  'auth-dead',
  () => 'The store does not accept these keys. Check the access key and the secret key in Cloud API keys.',
]
const unreachable: Row = [
  'retryable',
  ({ endpoint }) => `The store at ${endpoint} could not be reached. Check its address, or try again later.`,
]
const cut: Row = [
  'retryable',
  ({ endpoint }) => `The connection to ${endpoint} was lost. It is tried again by itself.`,
]
const busy: Row = ['rate-limited', () => 'The store asks for a slower pace. It is tried again by itself.']
const broken: Row = [
  'retryable',
  () => 'The store has a fault of its own at the moment. It is tried again by itself.',
]
const badName: Row = [
  'bad-content',
  () =>
    'The store does not accept this bucket name. Use 3 to 63 lower-case letters, digits and hyphens, ' +
    'with a letter or digit at both ends.',
]

/** By S3 error code or Node's and undici's code of a network error. */
const byCode: Record<string, Row> = {
  InvalidAccessKeyId: wrongKey,
  SignatureDoesNotMatch: wrongKey,
  InvalidSecurity: wrongKey,
  InvalidToken: wrongKey,
  ExpiredToken: wrongKey,
  AccountProblem: wrongKey,
  AccessDenied: [
    'auth-dead',
    ({ bucket }) =>
      bucket
        ? `These keys may not use ${named(bucket)}: it belongs to someone else, or the keys lack the right to it. ` +
          'Choose another bucket or other keys.'
        : 'These keys lack the right to do this. Give them the right to list and write buckets.',
  ],
  RequestTimeTooSkewed: [
    'unknown',
    () => 'The clock of this server differs too much from the store’s. Set the clock right and try again.',
  ],
  NoSuchBucket: [
    'bad-content',
    ({ bucket }) => `There is no bucket “${bucket ?? ''}” at this store. Create it or choose another one.`,
  ],
  BucketAlreadyExists: [
    'bad-content',
    ({ bucket }) =>
      `The name of ${named(bucket)} is taken by someone else at this store. Choose another name.`,
  ],
  BucketAlreadyOwnedByYou: [
    'bad-content',
    ({ bucket }) => `You already have ${named(bucket)}. Choose it from the list instead of creating it.`,
  ],
  InvalidBucketName: badName,
  TooManyBuckets: [
    'bad-content',
    () => 'This account has as many buckets as the store allows. Delete one first.',
  ],
  IllegalLocationConstraintException: [
    'bad-content',
    () => 'The store does not know this region. Choose the region of your account.',
  ],
  InvalidLocationConstraint: [
    'bad-content',
    () => 'The store does not know this region. Choose the region of your account.',
  ],
  AuthorizationHeaderMalformed: [
    'auth-dead',
    () => 'The region of this account does not fit the bucket. Correct the region in Cloud API keys.',
  ],
  PermanentRedirect: [
    'auth-dead',
    () => 'This bucket lives in another region. Correct the region or endpoint in Cloud API keys.',
  ],
  EntityTooLarge: ['bad-content', () => 'A file is larger than the store accepts.'],
  KeyTooLongError: [
    'bad-content',
    () => 'A page address is longer than the store accepts. Shorten its slug.',
  ],
  BadDigest: cut,
  XAmzContentSHA256Mismatch: cut,
  IncompleteBody: cut,
  RequestTimeout: cut,
  SlowDown: busy,
  Throttling: busy,
  ThrottlingException: busy,
  TooManyRequests: busy,
  InternalError: broken,
  ServiceUnavailable: busy,
  QuotaExceeded: [
    'auth-dead',
    () => 'The storage of this account is full. Make room in it and publish again.',
  ],
  ECONNREFUSED: unreachable,
  ENOTFOUND: [
    'auth-dead',
    ({ endpoint }) => `There is no store at ${endpoint}. Check the endpoint address in Cloud API keys.`,
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
    ({ endpoint }) =>
      `The address ${endpoint} leads into a private network. Use a public address, or ask whoever runs this ` +
      'installation to add it to EGRESS_ALLOW.',
  ],
  ERR_SSL_WRONG_VERSION_NUMBER: [
    'auth-dead',
    ({ endpoint }) => `The store at ${endpoint} does not speak https. Begin its address with http://.`,
  ],
}

const isTlsTrouble = (code: string): boolean => /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY/.test(code)

const rowOf = (symptom: S3Symptom): Row => {
  const known = byCode[symptom.code]
  if (known) return known
  if (isTlsTrouble(symptom.code))
    return ['auth-dead', ({ endpoint }) => `The certificate of ${endpoint} is not trusted (${symptom.code}).`]
  const status = symptom.status ?? 0
  if (status === 429) return busy
  if (status >= 500) return broken
  if (status === 401 || status === 403) return byCode.AccessDenied ?? wrongKey
  if (status === 404)
    return ['unknown', ({ endpoint }) => `There is no S3 store at ${endpoint}. Check the endpoint address.`]
  if (status >= 400)
    return ['bad-content', () => `The store refused the request (${symptom.code || `HTTP ${status}`}).`]
  return ['unknown', () => `The store gave an answer that was not understood (${symptom.code || 'no code'}).`]
}

const waitOf = (retryAfter: string | undefined, now: number): number | undefined => {
  if (retryAfter === undefined) return undefined
  const seconds = Number(retryAfter)
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(retryAfter) - now
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), 600_000) : undefined
}

/** The one place where an S3 store's symptom becomes a class of failure and a sentence. */
export const s3Failure = (symptom: S3Symptom): CloudFailure => {
  const [kind, message] = rowOf(symptom)
  const retryAfter = kind === 'rate-limited' ? waitOf(symptom.retryAfter, Date.now()) : undefined
  return { kind, message: message(symptom), ...(retryAfter === undefined ? {} : { retryAfter }) }
}

/** The symptom in an error thrown by undici, Node or the AWS SDK; causes are looked through. */
export const symptomOf = (error: unknown): { code: string; status?: number; retryAfter?: string } => {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, name, $metadata, $response } = current as Error & {
      code?: string
      $metadata?: { httpStatusCode?: number }
      $response?: { headers?: Record<string, string> }
    }
    if (typeof code === 'string' && code in byCode) return { code }
    if ($metadata?.httpStatusCode !== undefined)
      return {
        code: name,
        status: $metadata.httpStatusCode,
        retryAfter: $response?.headers?.['retry-after'],
      }
    if (typeof code === 'string' && current.cause === undefined) return { code }
  }
  return { code: error instanceof Error ? error.name : 'Unknown' }
}

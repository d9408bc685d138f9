import type { ServiceFailure, FailureKind } from '../../../../../platform/outbound/outcome.ts'
import {
  lostConnection,
  networkCodeOf,
  networkFailure,
} from '../../../../../platform/outbound/network-error.ts'
import { retryAfterOf } from '../../../../../platform/outbound/retry-after.ts'

/** A store's S3 error code, its HTTP status, or the code of a network error. */
export interface S3Symptom {
  readonly code: string
  readonly status?: number
  /** Value of a Retry-After header: seconds or a date. */
  readonly retryAfter?: string
  readonly bucket?: string | null
  /** The required permission under Amazon's name, e.g. s3:PutObject. */
  readonly permission?: string
  readonly endpoint: string
}

type Row = readonly [kind: FailureKind, message: (symptom: S3Symptom) => string]

const named = (bucket: string | null | undefined): string =>
  bucket ? `the bucket “${bucket}”` : 'the bucket'

const wrongKey: Row = [
  'auth-dead',
  () => 'The store does not accept these keys. Check the access key and the secret key in Cloud API keys.',
]
const cut: Row = ['retryable', ({ endpoint }) => lostConnection(endpoint).message]
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

/** Failures by S3 error code. */
const byCode: Record<string, Row> = {
  InvalidAccessKeyId: wrongKey,
  SignatureDoesNotMatch: wrongKey,
  InvalidSecurity: wrongKey,
  InvalidToken: wrongKey,
  ExpiredToken: wrongKey,
  AccountProblem: wrongKey,
  AccessDenied: [
    'auth-dead',
    ({ bucket, permission }) =>
      bucket
        ? `These keys may not use ${named(bucket)}: it belongs to someone else, or the keys lack ` +
          `${permission ? `the permission ${permission}` : 'the right to it'}. Choose another bucket or other keys.`
        : `These keys lack ${permission ? `the permission ${permission}` : 'the right to do this'}. ` +
          'Give it to them at the store, or use other keys.',
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
}

const rowOf = (symptom: S3Symptom): Row => {
  const known = Object.hasOwn(byCode, symptom.code) ? byCode[symptom.code] : undefined
  if (known) return known
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

/** Classifies a symptom of an S3 store and returns its message. */
export const s3Failure = (symptom: S3Symptom): ServiceFailure => {
  const network = networkFailure(symptom.code, symptom.endpoint)
  if (network) return network
  const [kind, message] = rowOf(symptom)
  const retryAfter = kind === 'rate-limited' ? retryAfterOf(symptom.retryAfter, Date.now()) : undefined
  return { kind, message: message(symptom), ...(retryAfter === undefined ? {} : { retryAfter }) }
}

/** Returns the symptom of an error from undici, Node or the AWS SDK, searching its causes. */
export const symptomOf = (error: unknown): { code: string; status?: number; retryAfter?: string } => {
  const { name, code, $metadata, $response } = error as {
    name?: string
    code?: string
    $metadata?: { httpStatusCode?: number }
    $response?: { headers?: Record<string, string> }
  }
  if (typeof code === 'string' && Object.hasOwn(byCode, code)) return { code }
  if ($metadata?.httpStatusCode !== undefined)
    return {
      code: name ?? '',
      status: $metadata.httpStatusCode,
      retryAfter: $response?.headers?.['retry-after'],
    }
  return { code: networkCodeOf(error) }
}

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
  () =>
    'The storage provider rejected these keys. Check the access key and the secret key under Cloud accounts.',
]
const cut: Row = ['retryable', ({ endpoint }) => lostConnection(endpoint).message]
const busy: Row = [
  'rate-limited',
  () => 'The storage provider is rate-limiting requests. We’ll retry automatically.',
]
const broken: Row = [
  'retryable',
  () => 'The storage provider has a temporary problem. We’ll retry automatically.',
]
const badName: Row = [
  'bad-content',
  () =>
    'The storage provider does not allow this bucket name. Use 3 to 63 lowercase letters, digits and hyphens, ' +
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
        ? `These keys can’t use ${named(bucket)}: it belongs to someone else, or the keys lack ` +
          `${permission ? `the permission ${permission}` : 'access to it'}. Choose another bucket or other keys.`
        : `These keys lack ${permission ? `the permission ${permission}` : 'a required permission'}. ` +
          'Grant it at your provider, or use other keys.',
  ],
  RequestTimeTooSkewed: [
    'unknown',
    () =>
      'This server’s clock differs too much from the storage provider’s. Correct the clock and try again.',
  ],
  NoSuchBucket: [
    'bad-content',
    ({ bucket }) => `The bucket “${bucket ?? ''}” does not exist. Create it or choose another one.`,
  ],
  BucketAlreadyExists: [
    'bad-content',
    ({ bucket }) => `The name of ${named(bucket)} is already taken. Choose another name.`,
  ],
  BucketAlreadyOwnedByYou: [
    'bad-content',
    ({ bucket }) => `You already have ${named(bucket)}. Choose it from the list instead of creating it.`,
  ],
  InvalidBucketName: badName,
  TooManyBuckets: [
    'bad-content',
    () => 'You’ve reached the storage provider’s bucket limit. Delete a bucket first.',
  ],
  IllegalLocationConstraintException: [
    'bad-content',
    () => 'The storage provider does not know this region. Choose the region of your account.',
  ],
  InvalidLocationConstraint: [
    'bad-content',
    () => 'The storage provider does not know this region. Choose the region of your account.',
  ],
  AuthorizationHeaderMalformed: [
    'auth-dead',
    () => 'The region of this account does not match the bucket. Correct the region under Cloud accounts.',
  ],
  PermanentRedirect: [
    'auth-dead',
    () => 'This bucket is in another region. Correct the region or endpoint under Cloud accounts.',
  ],
  EntityTooLarge: ['bad-content', () => 'A file is larger than the storage provider allows.'],
  KeyTooLongError: [
    'bad-content',
    () => 'A page URL is longer than the storage provider allows. Shorten its slug.',
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
  QuotaExceeded: ['auth-dead', () => 'The storage of this account is full. Free up space and publish again.'],
}

const rowOf = (symptom: S3Symptom): Row => {
  const known = Object.hasOwn(byCode, symptom.code) ? byCode[symptom.code] : undefined
  if (known) return known
  const status = symptom.status ?? 0
  if (status === 429) return busy
  if (status >= 500) return broken
  if (status === 401 || status === 403) return byCode.AccessDenied ?? wrongKey
  if (status === 404)
    return ['unknown', ({ endpoint }) => `No S3 storage was found at ${endpoint}. Check the endpoint.`]
  if (status >= 400)
    return [
      'bad-content',
      () => `The storage provider refused the request (${symptom.code || `HTTP ${status}`}).`,
    ]
  return [
    'unknown',
    () => `The storage provider returned an unexpected response (${symptom.code || 'no code'}).`,
  ]
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

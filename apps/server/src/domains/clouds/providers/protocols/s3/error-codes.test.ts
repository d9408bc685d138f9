import { describe, expect, it } from 'vitest'
import { s3Failure, symptomOf } from './error-codes.ts'

const endpoint = 'https://store.example'

describe('S3 failures', () => {
  it.each([
    ['InvalidAccessKeyId', 403, 'auth-dead', /access key and the secret key/],
    ['SignatureDoesNotMatch', 403, 'auth-dead', /access key and the secret key/],
    ['AccessDenied', 403, 'auth-dead', /“shop”.*someone else/],
    ['RequestTimeTooSkewed', 403, 'unknown', /clock/],
    ['NoSuchBucket', 404, 'bad-content', /bucket “shop” does not exist/],
    ['BucketAlreadyExists', 409, 'bad-content', /already taken/],
    ['BucketAlreadyOwnedByYou', 409, 'bad-content', /already have/],
    ['SlowDown', 503, 'rate-limited', /rate-limiting/],
    ['InternalError', 500, 'retryable', /temporary problem/],
    ['', 502, 'retryable', /temporary problem/],
    ['', 429, 'rate-limited', /rate-limiting/],
    ['', 403, 'auth-dead', /“shop”/],
    ['SomethingNew', 400, 'bad-content', /SomethingNew/],
    ['ECONNRESET', undefined, 'retryable', /connection .* lost/],
    ['ECONNREFUSED', undefined, 'retryable', /Can’t reach/],
    ['ENOTFOUND', undefined, 'auth-dead', /Check the endpoint/],
    ['EGRESS_REFUSED', undefined, 'auth-dead', /EGRESS_ALLOW/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', undefined, 'auth-dead', /certificate/],
    ['Odd', undefined, 'unknown', /Odd/],
  ])('%s %s is classified as %s', (code, status, kind, message) => {
    const failure = s3Failure({ code, status, bucket: 'shop', endpoint })
    expect(failure.kind).toBe(kind)
    expect(failure.message).toMatch(message)
  })

  it('passes on the requested wait, up to ten minutes', () => {
    const wait = (retryAfter: string) => s3Failure({ code: 'SlowDown', retryAfter, endpoint }).retryAfter
    expect(wait('7')).toBe(7_000)
    expect(wait('86400')).toBe(600_000)
    expect(wait('soon')).toBeUndefined()
  })

  it('finds the network code of an SDK or undici error', () => {
    const cause = Object.assign(new Error('reset'), { code: 'ECONNRESET' })
    expect(symptomOf(new Error('outer', { cause }))).toEqual({ code: 'ECONNRESET' })
  })
})

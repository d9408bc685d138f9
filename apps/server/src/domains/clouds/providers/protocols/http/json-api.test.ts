import { MockAgent } from 'undici'
import { describe, expect, it } from 'vitest'
import { createJsonApi } from './json-api.ts'
import { sentenceIn, vendorFailure } from './vendor-error.ts'

const refusal = (status: number, text = '', headers: Record<string, string> = {}) => ({
  status,
  headers,
  text,
})

describe('a vendor’s refusal', () => {
  it.each([
    [refusal(401), 'auth-dead', /Cloud accounts/],
    [refusal(403, '{"message":"No, never"}'), 'auth-dead', /“No, never”/],
    [refusal(404, '{"error":"Gone"}'), 'bad-content', /“Gone”/],
    [refusal(429), 'rate-limited', /rate-limiting/],
    [refusal(503, '', { 'retry-after': '5' }), 'rate-limited', /rate-limiting/],
    [refusal(502, '<html>'), 'retryable', /temporary problem/],
  ])('of %j is classified with a message', (said, kind, message) => {
    const failure = vendorFailure('Vendor', said)
    expect(failure).toMatchObject({ kind, message: expect.stringMatching(message) })
  })

  it('keeps the requested wait, up to ten minutes', () => {
    const wait = (header: string) =>
      vendorFailure('V', refusal(429, '', { 'retry-after': header })).retryAfter
    expect(wait('7')).toBe(7_000)
    expect(wait('86400')).toBe(600_000)
    expect(wait('soon')).toBeUndefined()
  })

  it.each([
    ['{"Message":"a"}', 'a'],
    ['{"errors":[{"message":"b"}]}', 'b'],
    ['<html>', ''],
  ])('reads from %s the message %j', (text, sentence) => {
    expect(sentenceIn(text)).toBe(sentence)
  })
})

it('reports an unreachable vendor without blaming the user’s input', async () => {
  const dispatcher = new MockAgent()
  dispatcher.disableNetConnect()
  const notFound = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
  dispatcher.get('https://api.vendor.example').intercept({ path: '/v1/list' }).replyWithError(notFound)
  const api = createJsonApi({
    base: 'https://api.vendor.example/v1',
    headers: {},
    dispatcher,
    failure: (said) => vendorFailure('Vendor', said),
  })
  expect(await api.call({ method: 'GET', path: '/list' })).toEqual({
    ok: false,
    failure: {
      kind: 'retryable',
      message: expect.stringMatching(/^api\.vendor\.example could not be found/),
    },
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { defineService } from '../api/define-service.ts'
import { services } from '../../main/services.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../testing/worlds/start-api.ts'
import { socketClient } from '../../testing/network/official-client.ts'

const brokenService = defineService({
  path: 'broken',
  policy: { find: 'guest', get: 'guest' },
  methods: () => ({
    find: async () => {
      throw new Error('select password from secrets')
    },
    get: async () => null,
  }),
})

let api: TestApi
let user: TestUser
beforeAll(async () => {
  api = await startTestApi({ services: [...services, brokenService] })
  user = await signUp(api)
})
afterAll(() => api.stop())

const post = (body: string, headers = {}) =>
  call(api, 'POST', '/api/naps', { token: user.token, body, headers })

test.each([
  ['malformed JSON', '{"businessName": ', 400],
  ['no object', '7', 400],
  ['nothing', '', 400],
  [
    'prototype names',
    '{"__proto__": {"polluted": 1}, "businessName": "a", "address1": "a", "phone": "1"}',
    400,
  ],
  ['too much', JSON.stringify({ businessName: 'x'.repeat(17_000_000) }), 413],
])('answers a body with %s in the common error shape', async (_name, text, status) => {
  const answer = await post(text)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ name: expect.any(String), message: expect.any(String), code: status })
  expect(answer.body).not.toHaveProperty('stack')
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

test('rejects a body that is not JSON', async () => {
  expect((await post('businessName=x', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(
    400,
  )
})

test('rejects a body that is not compressed as declared', async () => {
  expect((await post('{}', { 'Content-Encoding': 'gzip' })).status).toBe(400)
})

test.each([
  ['POST', '/api/authentication', { strategy: 'local', email: 'a\0@example.org', password: 'password' }],
  ['PATCH', '/api/users/me', { name: 'a\0b' }],
  ['POST', '/api/cloud-builder', { siteName: 'a\0b', rootSlug: 'nul', templateId: '1' }],
  ['GET', '/api/cloud-builder?bucketList=true&cloud=s3&accountLabel=%00', undefined],
])('%s %s rejects an invalid character', async (method, path, body) => {
  const address = path.replace('/me', `/${user.userId}`)
  const { status } = await call(api, method, address, { token: user.token, ...(body && { body }) })
  expect(status).toBe(400)
})

test.each([
  ['a name of two lines', { name: 'Ann\r\nBcc: x@example.org' }, 'name'],
  ['a picture that is a script', { imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
  ['a picture that is nowhere', { imageUrl: '//evil.example' }, 'imageUrl'],
])('%s is rejected', async (_case, body, field) => {
  const answer = await call(api, 'PATCH', `/api/users/${user.userId}`, { token: user.token, body })
  expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } })
})

test('deletes records by id, never by a condition alone', async () => {
  for (const path of [
    'prompt-stacker',
    'article-prompts',
    'articles',
    'saved-blocks',
    'cloud-modules',
    'rss-feeds',
  ])
    for (const query of ['', '?name=x'])
      expect((await call(api, 'DELETE', `/api/${path}${query}`, { token: user.token })).status).toBe(400)
})

test('returns Retry-After after too many attempts', async () => {
  const body = { strategy: 'local', email: 'nobody@example.org', password: 'wrong password' }
  const tries = await Promise.all(
    Array.from({ length: 11 }, () => call(api, 'POST', '/api/authentication', { body })),
  )
  const refused = tries.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(refused?.body.data.retryAfter).toBe(Number(refused?.headers.get('Retry-After')))
})

test('an unexpected error is logged and answered without its text on both transports', async () => {
  const answer = await call(api, 'GET', '/api/broken')
  expect(answer).toMatchObject({ status: 500, body: { message: 'Something went wrong. Please try again.' } })
  expect(JSON.stringify(answer.body)).not.toMatch(/secrets|stack/)
  const client = socketClient(api.url)
  const error = await client.app
    .service('broken')
    .find()
    .catch((caught: unknown) => caught)
  expect(error).toMatchObject({ code: 500, message: 'Something went wrong. Please try again.' })
  expect(JSON.stringify(error)).not.toMatch(/secrets|stack/)
  client.close()
  expect(api.logged.filter((line) => line.includes('select password from secrets'))).toHaveLength(2)
})

test.each([
  ['GET', '/api/nothing', 404],
  ['GET', '/api/', 404],
  ['GET', '/snappy/nothing', 404],
  ['GET', '/api/naps/a/b', 404],
  ['GET', '/api/constructor', 404],
  ['GET', '/api/naps/__proto__', 404],
  ['POST', '/api/version', 405],
  ['DELETE', '/api/health', 405],
])('%s %s returns %i', async (method, path, status) => {
  const answer = await call(api, method, path, { token: user.token })
  expect(answer.status).toBe(status)
  expect(answer.body.code).toBe(status)
})

test.each(['__proto__', 'constructor', 'naps/toString'])('no socket finds a service %s', async (path) => {
  const { socket, close } = socketClient(api.url)
  const error = await new Promise((resolve) => socket.emit('find', path, {}, resolve))
  expect(error).toMatchObject({ code: 404, name: 'NotFound' })
  close()
})

test('services require the base path; other paths belong to the web app', async () => {
  const response = await fetch(`${api.url}/naps`, { headers: { Authorization: `Bearer ${user.token}` } })
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).not.toMatch(/json/)
})

test('responses forbid caching, sniffing and framing', async () => {
  const { headers } = await call(api, 'GET', '/api/version')
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test('version and health are public', async () => {
  expect((await call(api, 'GET', '/api/version')).body).toEqual({
    version: '1.1.1',
    publicUrl: 'http://localhost',
    hostedDomain: '',
    isNew: expect.any(Boolean),
  })
  expect((await call(api, 'GET', '/api/health')).body).toMatchObject({ database: 'ok' })
})

test.each([
  ['https://evil.example', false],
  ['null', false],
  ['http://localhost', true],
  [undefined, true],
])('a socket from the origin %s: %s', async (origin, isOpen) => {
  const client = socketClient(api.url, origin === undefined ? {} : { Origin: origin })
  const opened = await new Promise<boolean>((resolve) => {
    client.socket.on('connect', () => resolve(true))
    client.socket.on('connect_error', () => resolve(false))
  })
  expect(opened).toBe(isOpen)
  client.close()
})

test('only websockets are accepted, no polling', async () => {
  const response = await fetch(`${api.url}/socket.io/?EIO=4&transport=polling`)
  expect(response.status).toBe(400)
})

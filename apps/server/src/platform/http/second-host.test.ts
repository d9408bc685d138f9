import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../testing/worlds/start-api.ts'

let api: TestApi
let user: TestUser
beforeAll(async () => {
  api = await startTestApi({ config: { snappyUrl: 'https://accounts.example.com' } })
  user = await signUp(api)
})
afterAll(() => api.stop())

const ask = (method: string, path: string, origin: string) =>
  fetch(`${api.url}${path}`, {
    method,
    headers: { Origin: origin, Authorization: `Bearer ${user.token}` },
  })

test('the web app may call /snappy/ on it from its origin', async () => {
  const asked = await ask('OPTIONS', '/snappy/users', 'http://localhost')
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-headers')).toContain('Authorization')
  const answered = await ask('GET', '/snappy/users', 'http://localhost')
  expect(answered.status).toBe(200)
  expect(answered.headers.get('access-control-allow-origin')).toBe('http://localhost')
  for (const { headers } of [asked, answered])
    expect(headers.get('access-control-allow-credentials')).toBe('true')
})

test('a sign-in there sets a cookie for the second host’s path', async () => {
  const { email, password } = user
  const { headers } = await call(api, 'POST', '/snappy/authentication', {
    body: { strategy: 'local', email, password },
  })
  expect(headers.getSetCookie().filter((line) => line.includes('; Path=/authentication;'))).toHaveLength(1)
})

test.each([
  ['/snappy/users', 'https://evil.example'],
  ['/api/users', 'http://localhost'],
])('%s is not allowed for %s', async (path, origin) => {
  for (const method of ['OPTIONS', 'GET']) {
    const { headers } = await ask(method, path, origin)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  }
})

test('without a second host nothing is allowed', async () => {
  const plain = await startTestApi({ database: api.database })
  const { headers } = await call(plain, 'GET', '/snappy/users', {
    token: user.token,
    headers: { Origin: 'http://localhost' },
  })
  expect(headers.get('access-control-allow-origin')).toBeNull()
  await plain.stop()
})

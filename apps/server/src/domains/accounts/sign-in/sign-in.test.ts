import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SignJWT } from 'jose'
import {
  call,
  signInAs,
  signUp,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../../testing/worlds/start-api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { restClient, socketClient } from '../../../testing/network/official-client.ts'
import { triedBefore } from '../../../testing/kills/tried-before.ts'

let api: TestApi
let admin: TestUser
beforeAll(async () => {
  api = await startTestApi()
  admin = await signUp(api)
})
afterAll(() => api.stop())

const me = (token?: string) => call(api, 'GET', '/snappy/users', { token })
const login = (email: string, password: string) =>
  call(api, 'POST', '/snappy/authentication', { body: { strategy: 'local', email, password } })
const isAccepted = async (token: string) => (await me(token)).status === 200

describe('registration', () => {
  test('makes the first user an admin with an active account of tier silver', async () => {
    const { body } = await me(admin.token)
    expect(body).toMatchObject({ total: 1, limit: 1, skip: 0 })
    expect(body.data[0]).toMatchObject({
      _id: admin.userId,
      role: 'admin',
      roles: ['lc:admin'],
      subscription: { 'lc.isActive': true },
      tier: { type: 'silver', usedResources: 0 },
      memberships: [{ accountId: admin.accountId, roles: ['lc:admin'] }],
    })
    expect(body.data[0].abilities).toContain('users:manage')
    const raised = await call(api, 'PATCH', `/api/users/${admin.userId}`, {
      token: admin.token,
      body: { tier: { type: 'platinum' } },
    })
    expect(raised).toMatchObject({ status: 200, body: { tier: { type: 'platinum' } } })
  })

  test('creates later accounts inactive, with only profile and billing', async () => {
    const late = await signUp(api, { active: false })
    const { body } = await me(late.token)
    expect(body.data[0]).toMatchObject({
      roles: ['lc:inactive-new-signup'],
      subscription: { 'lc.isActive': false },
      tier: { type: 'silver', usedResources: 0 },
      abilities: ['billing:see', 'profile:own'],
    })
    const naps = await call(api, 'GET', '/api/naps', { token: late.token })
    expect(naps).toMatchObject({ status: 403, body: { data: { id: 'account-inactive' } } })
    expect((await call(api, 'GET', '/api/tiers', { token: late.token })).status).toBe(200)
  })

  test('makes one admin of concurrent registrations in an empty installation', async () => {
    const empty = await startTestApi()
    const register = (email: string) =>
      call(empty, 'POST', '/api/users', { body: { name: 'A', email, password: 'long enough' } })
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => register(`${name}@example.com`)))
    const roles = answers.map(({ body }) => body.roles[0]).sort()
    await empty.stop()
    expect(roles).toEqual(['lc:admin', ...Array<string>(3).fill('lc:inactive-new-signup')])
  })

  test.each([
    [{ name: '  ' }, { name: 'This field is required' }],
    [{ email: 'nonsense' }, { email: 'Enter a valid email address' }],
    [{ password: 'short' }, { password: 'Use at least 8 characters' }],
    [{ password: undefined }, { password: 'This field is required' }],
    [{ roles: ['lc:admin'] }, { roles: 'Unknown field' }],
  ])('returns 400 for the field of %j', async (change, errors) => {
    const body = { name: 'A', email: 'new@example.com', password: 'long enough', ...change }
    expect(await call(api, 'POST', '/api/users', { body })).toMatchObject({ status: 400, body: { errors } })
  })

  test('returns 409 for a taken address in any case, without SQL details', async () => {
    const body = { name: 'A', email: admin.email.toUpperCase(), password: 'long enough' }
    const answer = await call(api, 'POST', '/api/users', { body })
    expect(answer.status).toBe(409)
    expect(answer.body.errors).toEqual({
      email: 'An account with this email already exists. Sign in instead?',
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/insert|constraint|users_/i)
  })

  test('stays possible after a hundred registrations from the same IP address', async () => {
    await triedBefore(api, 'register:address:127.0.0.1', 100)
    const body = { name: 'A', email: 'late@example.com', password: 'long enough' }
    expect((await call(api, 'POST', '/api/users', { body })).status).toBe(201)
    await triedBefore(api, 'register:address:127.0.0.1', 0)
  })
})

describe('sign-in', () => {
  test('returns the token and the user, but no secret', async () => {
    const { status, body } = await login(admin.email.toUpperCase(), admin.password)
    expect(status).toBe(201)
    expect(body).toMatchObject({ accessToken: expect.any(String), user: { _id: admin.userId } })
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i)
  })

  test('answers a wrong password and an unknown address alike', async () => {
    const wrong = await login(admin.email, 'wrong password')
    const unknown = await login('nobody@example.com', 'wrong password')
    expect(wrong.status).toBe(401)
    expect(unknown.body).toEqual(wrong.body)
  })

  test.each([
    [{ strategy: 'local' }],
    [{ strategy: 'local', email: { $ne: null }, password: 'x' }],
    [{ strategy: 'local', email: ['a'], password: 'x' }],
    [{ strategy: 'anonymous' }],
    [{ strategy: 'jwt', accessToken: 7 }],
    [{}],
    [[]],
  ])('returns 400 for %j', async (body) => {
    expect((await call(api, 'POST', '/api/authentication', { body })).status).toBe(400)
  })

  test('is blocked for an IP address after ten wrong passwords', async () => {
    const victim = await signUp(api)
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await login(victim.email, 'wrong password')).status).toBe(401)
    }
    const headers = { 'X-Forwarded-For': '203.0.113.7' }
    const body = { strategy: 'local', email: victim.email, password: victim.password }
    const answer = await call(api, 'POST', '/api/authentication', { body, headers })
    expect(answer).toMatchObject({ status: 429, body: { data: { id: 'too-many-requests' } } })
    expect(answer.body.message).toMatch(/Try again in \d+ minutes/)
    expect(await isAccepted(victim.token)).toBe(true)
  })

  test('is logged in the audit log, including refused attempts', async () => {
    const user = await signUp(api)
    await login(user.email, 'wrong password')
    const rows = await api.database.db
      .selectFrom('auditLog')
      .select('action')
      .where('userId', '=', user.userId)
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['registered', 'signed-in', 'sign-in-refused'])
  })
})

describe('tokens', () => {
  const forged = async (change: {
    key?: string
    header?: object
    claims?: Record<string, unknown>
    exp?: string
  }) => {
    const [, payload = ''] = admin.token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
    const token = new SignJWT({ ...claims, ...change.claims }).setProtectedHeader({
      alg: 'HS256',
      typ: 'JWT',
      ...change.header,
    })
    if (change.exp) token.setExpirationTime(change.exp)
    return token.sign(new TextEncoder().encode(change.key ?? 'some other secret, 32 bytes or more'))
  }
  const unsigned = () => {
    const [, payload = ''] = admin.token.split('.')
    return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`
  }

  test.each([
    ['signed with another key', () => forged({})],
    ['signed with the raw secret', () => forged({ key: 'a secret of tests alone, 32 bytes long' })],
    ['unsigned', unsigned],
    ['nonsense', () => 'nonsense'],
    ['cut', () => admin.token.slice(0, -2)],
    [
      'with another payload',
      () => admin.token.replace(/\.[^.]+\./, `.${Buffer.from('{}').toString('base64url')}.`),
    ],
  ])('a token %s is refused', async (_name, make) => {
    expect(await me(await make())).toMatchObject({ status: 401, body: { data: { id: 'session-ended' } } })
  })

  test('a request without a token returns 401', async () => {
    expect(await me()).toMatchObject({ status: 401, body: { data: { id: 'not-signed-in' } } })
  })

  test('expire with their session', async () => {
    let now = new Date()
    const clocked = await startTestApi({ now: () => now })
    const user = await signUp(clocked)
    expect((await call(clocked, 'GET', '/api/users', { token: user.token })).status).toBe(200)
    now = new Date(now.getTime() + 15 * 24 * 3_600_000)
    expect((await call(clocked, 'GET', '/api/users', { token: user.token })).status).toBe(401)
    await clocked.stop()
  })
})

describe('the end of a session', () => {
  let user: TestUser
  let other: string
  let client: ReturnType<typeof socketClient>
  const disconnected = vi.fn()
  beforeEach(async () => {
    user = await signUp(api)
    other = await signInAs(api, user.email, user.password)
    disconnected.mockClear()
    client = socketClient(api.url, { Authorization: `Bearer ${other}` })
    await client.app.service('naps').find()
    client.socket.on('disconnect', disconnected)
    return () => client.close()
  })

  test('a sign-out ends only that session’s token and sockets', async () => {
    expect((await call(api, 'DELETE', '/api/authentication', { token: other })).status).toBe(200)
    expect(await isAccepted(other)).toBe(false)
    expect(await isAccepted(user.token)).toBe(true)
    await eventually(() => expect(disconnected).toHaveBeenCalledOnce())
  })

  test('a new password ends other sessions and requires the current password', async () => {
    const change = (body: object) =>
      call(api, 'PATCH', `/api/users/${user.userId}`, { token: user.token, body })
    const password = 'an entirely new one'
    expect((await change({ password })).body.errors).toHaveProperty('currentPassword')
    expect((await change({ password, currentPassword: 'wrong' })).body.errors).toHaveProperty(
      'currentPassword',
    )
    expect(await isAccepted(other)).toBe(true)
    expect((await change({ password, currentPassword: user.password })).status).toBe(200)
    expect(await isAccepted(user.token)).toBe(true)
    expect(await isAccepted(other)).toBe(false)
    await eventually(() => expect(disconnected).toHaveBeenCalledOnce())
    expect((await login(user.email, user.password)).status).toBe(401)
    expect((await login(user.email, password)).status).toBe(201)
  })

  test('deactivation ends all sessions and prevents sign-in', async () => {
    const path = `/api/users/${user.userId}`
    const answer = await call(api, 'PATCH', path, { token: admin.token, body: { isActive: false } })
    expect(answer.body).toMatchObject({ _id: user.userId, isActive: false })
    expect([await isAccepted(user.token), await isAccepted(other)]).toEqual([false, false])
    await eventually(() => expect(disconnected).toHaveBeenCalledOnce())
    expect((await login(user.email, user.password)).status).toBe(401)
  })

  test('takes effect on other instances and their sockets', async () => {
    const node = await startTestApi({ database: api.database })
    const there = socketClient(node.url, { Authorization: `Bearer ${other}` })
    await there.app.service('naps').find()
    const cut = vi.fn()
    there.socket.on('disconnect', cut)
    await call(api, 'DELETE', '/api/authentication', { token: other })
    await eventually(() => expect(cut).toHaveBeenCalledOnce())
    expect((await call(node, 'GET', '/api/naps', { token: other })).status).toBe(401)
    there.close()
    await node.stop()
  })

  test('the session list shows both sessions and can end one', async () => {
    const list = await call(api, 'GET', '/api/login-sessions', { token: user.token })
    expect(list.body.data.map((row: { isCurrent: boolean }) => row.isCurrent)).toEqual([false, true])
    await call(api, 'DELETE', `/api/login-sessions/${list.body.data[0]._id}`, { token: user.token })
    expect(await isAccepted(other)).toBe(false)
  })
})

describe('the official client', () => {
  test.each([
    ['REST', () => ({ app: restClient(api.url), close: () => undefined })],
    ['a websocket', () => socketClient(api.url)],
  ])('signs in, re-authenticates with its stored token and signs out over %s', async (_name, connect) => {
    const user = await signUp(api)
    const { app, close } = connect()
    const result = await app.authenticate({ strategy: 'local', email: user.email, password: user.password })
    expect(result).toMatchObject({ user: { _id: user.userId } })
    expect(await app.service('naps').find()).toMatchObject({ total: 0 })
    expect(await app.reAuthenticate(true)).toMatchObject({ accessToken: result.accessToken })
    await app.logout()
    await expect(app.service('naps').find()).rejects.toMatchObject({ code: 401 })
    expect(await isAccepted(result.accessToken as string)).toBe(false)
    close()
  })
})

import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let admin: TestUser
let time = Date.now()
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(time) })
  admin = await signUp(api)
})
afterAll(() => api.stop())

/** Returns the code an authenticator app would show, by the published algorithm. */
const codeOf = (secret: string, at = time) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: at })
const testPassword = 'correct horse battery'
const begin = (token: string, password = testPassword) =>
  call(api, 'POST', '/api/two-factor', { token, body: { password } })
const change = (token: string, code: string, isOn = true) =>
  call(api, 'PATCH', '/api/two-factor/current', { token, body: { code, isOn } })
const login = ({ email }: TestUser, code?: string) =>
  call(api, 'POST', '/snappy/authentication', {
    body: { strategy: 'local', email, password: testPassword, ...(code !== undefined && { code }) },
  })

let user: TestUser
let secret: string
let recovery: string[]
beforeEach(async () => {
  time += 3_600_000
  user = await signUp(api)
  secret = (await begin(user.token)).body.secret
  recovery = (await change(user.token, codeOf(secret))).body.recoveryCodes
  time += 60_000
})

describe('signing in with a second factor', () => {
  it('accepts the current code, and each code once', async () => {
    const asked = await login(user)
    expect(asked).toMatchObject({ status: 401, body: { data: { id: 'code-needed' } } })
    expect((await login(user, codeOf(secret))).status).toBe(201)
    expect((await login(user, codeOf(secret))).status).toBe(401)
    time += 30_000
    expect((await login(user, codeOf(secret))).status).toBe(201)
  })

  it('accepts a clock that is 30 seconds off, but no older code', async () => {
    expect((await login(user, codeOf(secret, time - 61_000))).status).toBe(401)
    expect((await login(user, codeOf(secret, time - 30_000))).status).toBe(201)
  })

  it('accepts each recovery code once, in any format, even concurrently', async () => {
    expect(recovery).toHaveLength(10)
    expect((await login(user, ` ${recovery[0]!.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(201)
    expect((await login(user, recovery[0])).status).toBe(401)
    const both = await Promise.all([login(user, recovery[1]), login(user, recovery[1])])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 401])
    const state = await call(api, 'GET', '/api/two-factor/current', { token: user.token })
    expect(state.body).toMatchObject({ isOn: true, recoveryLeft: 8 })
  })

  it('doesn’t mention codes if the password is wrong, and limits attempts', async () => {
    const wrong = await call(api, 'POST', '/snappy/authentication', {
      body: { strategy: 'local', email: user.email, password: 'not this one', code: codeOf(secret) },
    })
    expect(wrong.body.data.id).toBe('sign-in-failed')
    const statuses: number[] = []
    for (let tries = 0; tries < 12; tries += 1) statuses.push((await login(user, '000000')).status)
    expect(statuses).toContain(429)
  })
})

describe('enabling and disabling the second factor', () => {
  it('requires the password and a valid first code', async () => {
    const fresh = await signUp(api)
    expect(await begin(fresh.token, 'not this one')).toMatchObject({
      status: 400,
      body: { errors: { password: 'This isn’t your current password' } },
    })
    const { body } = await begin(fresh.token)
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Web%202%20Manager:/)
    expect((await change(fresh.token, '000000')).status).toBe(400)
    expect((await login(fresh)).status).toBe(201)
    expect((await change(fresh.token, codeOf(body.secret))).body).toMatchObject({ isOn: true })
  })

  it('returns 409 if it is enabled already, and needs a code to disable it', async () => {
    expect((await begin(user.token)).status).toBe(409)
    expect((await change(user.token, '000000', false)).status).toBe(400)
    expect((await change(user.token, recovery[3]!, false)).body).toMatchObject({ isOn: false })
    expect((await login(user)).status).toBe(201)
  })

  it('can be disabled by an admin if the device is lost', async () => {
    const body = { twoFactor: false }
    await call(api, 'PATCH', `/api/users/${user.userId}`, { token: admin.token, body })
    expect((await login(user)).status).toBe(201)
  })

  it('stores neither the secret nor recovery codes in plain text', async () => {
    const rows = await api.database.db.selectFrom('twoFactor').selectAll().execute()
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain(secret)
    for (const code of recovery) expect(stored).not.toContain(code)
  })
})

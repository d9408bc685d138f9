import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  call,
  signInAs,
  signUp,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../../testing/worlds/start-api.ts'
import { triedBefore } from '../../../testing/kills/tried-before.ts'

let api: TestApi
let admin: TestUser
let owner: TestUser
let clock: Date
beforeAll(async () => {
  clock = new Date()
  api = await startTestApi({ now: () => clock })
  admin = await signUp(api)
})
beforeEach(async () => {
  clock = new Date()
  owner = await signUp(api)
})
afterAll(() => api.stop())

let invited = 0
const newAddress = () => `va${(invited += 1)}@example.com`
const invite = (email: string, by = owner) =>
  call(api, 'POST', '/api/invite-user', { token: by.token, body: { email, name: 'Vera' } })
const open = (token: string) => call(api, 'GET', `/api/invitations/${token}`)
const accept = (
  token: string,
  { as, password = 'correct horse battery' }: { as?: string; password?: string } = {},
) =>
  call(api, 'POST', '/api/invitations', {
    token: as,
    body: { token, ...(as === undefined && { name: 'Vera', password }) },
  })
const tokenIn = async (email: string): Promise<string> => {
  const { body } = await call(api, 'GET', `/api/mails?search=${email}`, { token: admin.token })
  const mail = await call(api, 'GET', `/api/mails/${body.data[0]._id}`, { token: admin.token })
  return /token=([\w-]+)/.exec(mail.body.text)?.[1] ?? ''
}
const statusOf = async (email: string): Promise<string> => {
  const { body } = await call(api, 'GET', '/api/invite-user', { token: owner.token })
  return body.data.find((each: { email: string }) => each.email === email).status
}

describe('an invitation', () => {
  it('returns its link only to the inviting user, and only without a mail server', async () => {
    const email = newAddress()
    const { body } = await invite(email)
    expect(body.link).toBe(`${api.context.config.publicUrl}/invitation?token=${await tokenIn(email)}`)
    const again = await call(api, 'PATCH', `/api/invite-user/${body._id}`, {
      token: owner.token,
      body: { resend: true },
    })
    expect(again.body.link).toContain('/invitation?token=')
    expect(again.body.link).not.toBe(body.link)
    expect((await open(again.body.link.split('token=')[1])).status).toBe(200)
    const listed = await call(api, 'GET', '/api/invite-user', { token: owner.token })
    expect(JSON.stringify(listed.body)).not.toContain('token=')
    const told = await sql`select record from outbox where path = 'invite-user'`.execute(api.context.db)
    expect(told.rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(told.rows)).not.toContain('token=')
  })

  it('makes a new user a VA of only this account', async () => {
    const email = newAddress()
    expect(await invite(email.toUpperCase())).toMatchObject({
      status: 201,
      body: { email, status: 'pending' },
    })
    const token = await tokenIn(email)
    expect((await open(token)).body).toMatchObject({ email, name: 'Vera', isUser: false })
    expect(await accept(token)).toMatchObject({ status: 201, body: { email } })
    expect(await statusOf(email)).toBe('accepted')
    const va = await signInAs(api, email, 'correct horse battery')
    const { body } = await call(api, 'GET', '/api/users', { token: va })
    expect(body.data[0]).toMatchObject({ accountId: owner.accountId, roles: ['lc:va'], role: '' })
    expect(body.data[0].memberships).toHaveLength(1)
    for (const closed of ['cloud-settings-manager', 'invite-user', 'mails', 'access-tokens'])
      expect({ closed, status: (await call(api, 'GET', `/api/${closed}`, { token: va })).status }).toEqual({
        closed,
        status: 403,
      })
  })

  it('works once, even for concurrent attempts', async () => {
    const email = newAddress()
    await invite(email)
    const token = await tokenIn(email)
    const tries = await Promise.all(Array.from({ length: 8 }, () => accept(token)))
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await open(token)).status).toBe(404)
  })

  it('can be accepted after many wrong links from the same IP address', async () => {
    const email = newAddress()
    await invite(email)
    const token = await tokenIn(email)
    await triedBefore(api, 'invitation:address:127.0.0.1', 60)
    expect((await open('no-such-link')).status).toBe(429)
    expect((await accept('no-such-link')).status).toBe(429)
    expect((await open(token)).status).toBe(200)
    expect((await accept(token)).status).toBe(201)
    await triedBefore(api, 'invitation:address:127.0.0.1', 0)
  })

  it('is invalid after a week, when revoked, or when replaced', async () => {
    const [late, revoked, renewed] = [newAddress(), newAddress(), newAddress()]
    const answers = [await invite(late), await invite(revoked), await invite(renewed)]
    const links = await Promise.all([late, revoked, renewed].map(tokenIn))
    await call(api, 'DELETE', `/api/invite-user/${answers[1]!.body._id}`, { token: owner.token })
    await call(api, 'PATCH', `/api/invite-user/${answers[2]!.body._id}`, {
      token: owner.token,
      body: { resend: true },
    })
    expect((await open(links[1]!)).status).toBe(404)
    expect((await open(links[2]!)).status).toBe(404)
    expect((await open(await tokenIn(renewed))).status).toBe(200)
    clock = new Date(clock.getTime() + 7 * 24 * 3_600_000)
    expect((await accept(links[0]!)).status).toBe(404)
    expect(await statusOf(late)).toBe('expired')
  })

  it('can’t be accepted by an access token or an impersonating admin', async () => {
    const other = await signUp(api)
    await invite(other.email)
    const token = await tokenIn(other.email)
    const made = await call(api, 'POST', '/api/access-tokens', {
      token: other.token,
      body: { name: 'Script', scopes: ['content:read'], expiresInDays: null },
    })
    const actedBy = await call(api, 'POST', '/api/login-as-user', {
      token: admin.token,
      body: { userId: other.userId },
    })
    for (const as of [made.body.token, actedBy.body.accessToken]) {
      expect(as).toEqual(expect.any(String))
      expect((await accept(token, { as })).status).toBe(403)
    }
    expect((await accept(token, { as: other.token })).status).toBe(201)
  })

  it('gives a user with an account a second membership', async () => {
    const other = await signUp(api)
    await invite(other.email)
    const token = await tokenIn(other.email)
    expect(await accept(token)).toMatchObject({
      status: 409,
      body: { message: `This invitation is for ${other.email}. Sign in with that address to accept it.` },
    })
    const stranger = await signUp(api)
    expect((await accept(token, { as: stranger.token })).status).toBe(409)
    expect((await accept(token, { as: other.token })).status).toBe(201)
    const { body } = await call(api, 'GET', '/api/users', { token: other.token })
    expect(body.data[0]).toMatchObject({ accountId: other.accountId, roles: ['lc:customer'] })
    const roles = body.data[0].memberships.map((each: { roles: string[] }) => each.roles)
    expect(roles).toEqual([['lc:customer'], ['lc:va']])
  })

  it('returns 400 for extra roles or fields', async () => {
    const answer = await call(api, 'POST', '/api/invite-user', {
      token: owner.token,
      body: { email: newAddress(), roles: ['lc:admin'] },
    })
    expect(answer.status).toBe(400)
    const email = newAddress()
    await invite(email)
    const token = await tokenIn(email)
    const more = await call(api, 'POST', '/api/invitations', {
      body: { token, name: 'Vera', password: 'correct horse battery', role: 'admin' },
    })
    expect(more.status).toBe(400)
  })

  it('is refused for members, for invited users and for invalid addresses', async () => {
    const email = newAddress()
    await invite(email)
    expect((await invite(email)).body).toMatchObject({
      errors: { email: expect.stringContaining('already') },
    })
    expect((await invite(owner.email)).status).toBe(409)
    expect((await invite('nobody')).status).toBe(400)
  })

  it('can’t be seen or changed by another account', async () => {
    const { body } = await invite(newAddress())
    const other = await signUp(api)
    const path = `/api/invite-user/${body._id}`
    expect((await call(api, 'GET', path, { token: other.token })).status).toBe(404)
    expect((await call(api, 'DELETE', path, { token: other.token })).status).toBe(404)
    const body_ = { resend: true }
    expect((await call(api, 'PATCH', path, { token: other.token, body: body_ })).status).toBe(404)
  })
})

it('an admin can’t change the tier of a VA, who owns no account', async () => {
  const email = newAddress()
  await invite(email)
  await accept(await tokenIn(email))
  const found = await call(api, 'GET', `/api/users?search=${email}`, { token: admin.token })
  const [{ _id }] = found.body.data
  const answer = await call(api, 'PATCH', `/api/users/${_id}`, {
    token: admin.token,
    body: { tier: { type: 'bronze' } },
  })
  expect(answer).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('no account of their own') },
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let admin: TestUser
let time = Date.now()
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(time) })
  admin = await signUp(api)
})
afterAll(() => api.stop())

const loginAs = (userId: string, token = admin.token) =>
  call(api, 'POST', '/snappy/login-as-user', { token, body: { userId } })
const me = (token: string) => call(api, 'GET', '/snappy/users', { token })
const newNap = { businessName: 'Made in passing', address1: '1 Lane', phone: '555 0100' }

describe('an admin impersonating a customer', () => {
  it('has the customer’s rights and is named in the audit log', async () => {
    const customer = await signUp(api)
    const { status, body } = await loginAs(customer.userId)
    expect(status).toBe(201)
    const { actedBy, _id, abilities } = (await me(body.accessToken)).body.data[0]
    expect(_id).toBe(customer.userId)
    expect(abilities).not.toContain('users:manage')
    expect(Date.parse(actedBy.until)).toBe(time + 3_600_000)
    await call(api, 'POST', '/api/naps', { token: body.accessToken, body: newNap })
    const log = await call(api, 'GET', '/api/audit-log', { token: customer.token })
    expect(log.body.data.slice(0, 2)).toMatchObject([
      {
        action: 'record-created',
        byName: actedBy.name,
        details: { service: 'naps', name: 'Made in passing' },
      },
      { action: 'signed-in-as', byName: actedBy.name, userId: customer.userId },
    ])
    expect((await me(customer.token)).body.data[0].actedBy).toBeNull()
  })

  it.each([
    ['POST', 'access-tokens', { name: 'mine', scopes: ['content:read'], expiresInDays: null }],
    ['POST', 'account-deletion', { password: 'x', confirmation: 'x' }],
    ['POST', 'two-factor', { password: 'correct horse battery' }],
  ])('gets 403 for actions reserved to the user: %s /%s', async (method, path, data) => {
    const customer = await signUp(api)
    const { body } = await loginAs(customer.userId)
    const answer = await call(api, method, `/api/${path}`, { token: body.accessToken, body: data })
    expect(answer).toMatchObject({ status: 403, body: { data: { id: 'forbidden' } } })
  })

  it('gets 403 for an account export', async () => {
    const customer = await signUp(api)
    const { body } = await loginAs(customer.userId)
    const answer = await call(api, 'GET', '/api/account-export.zip', { token: body.accessToken })
    expect(answer).toMatchObject({ status: 403, body: { data: { id: 'forbidden' } } })
  })

  it('is named in the audit log when ending the user’s session', async () => {
    const customer = await signUp(api)
    const { body } = await loginAs(customer.userId)
    const sessions = await call(api, 'GET', '/api/login-sessions', { token: body.accessToken })
    const theirs = sessions.body.data.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    await call(api, 'DELETE', `/api/login-sessions/${theirs._id}`, { token: body.accessToken })
    const lines = await api.database.db
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'signed-out')
      .where('userId', '=', customer.userId)
      .execute()
    expect(lines).toEqual([{ details: { session: theirs._id, by: admin.userId } }])
  })

  it('is named in every audit log entry until the sign-out', async () => {
    const customer = await signUp(api)
    const { accessToken: token } = (await loginAs(customer.userId)).body
    const body = { email: `invited-by-${customer.userId}@example.com` }
    const invited = await call(api, 'POST', '/api/invite-user', { token, body })
    await call(api, 'DELETE', `/api/invite-user/${invited.body._id}`, { token })
    await call(api, 'PATCH', '/api/settings/' + customer.accountId, {
      token,
      body: { openAi: { apiKey: 'sk-of-somebody-else' } },
    })
    await call(api, 'PATCH', '/api/login-sessions/current', {
      token,
      body: { accountId: customer.accountId },
    })
    await call(api, 'DELETE', '/api/authentication', { token })
    const lines = await api.database.db
      .selectFrom('auditLog')
      .select(['action', 'details'])
      .where('userId', '=', customer.userId)
      .where('action', 'not in', ['registered', 'signed-in'])
      .execute()
    const actions = lines.map(({ action }) => action)
    for (const each of [
      'member-invited',
      'invitation-revoked',
      'keys-changed',
      'account-switched',
      'signed-out',
    ])
      expect(actions).toContain(each)
    for (const { action, details } of lines)
      expect({ action, details }).toMatchObject({ action, details: { by: admin.userId } })
  })

  it('can’t change the name or the password', async () => {
    const customer = await signUp(api)
    const { body } = await loginAs(customer.userId)
    const patch = { token: body.accessToken, body: { name: 'Somebody else' } }
    expect((await call(api, 'PATCH', `/api/users/${customer.userId}`, patch)).status).toBe(403)
  })

  it('loses the session after an hour, a sign-out or the loss of admin rights', async () => {
    const customer = await signUp(api)
    const [timed, left, back] = await Promise.all([1, 2, 3].map(() => loginAs(customer.userId)))
    await call(api, 'DELETE', '/snappy/authentication', { token: back!.body.accessToken })
    expect((await me(back!.body.accessToken)).status).toBe(401)
    expect((await me(admin.token)).status).toBe(200)

    const second = await signUp(api)
    const patch = (roles: string[]) =>
      call(api, 'PATCH', `/api/users/${second.userId}`, { token: admin.token, body: { roles } })
    await patch(['lc:admin'])
    const theirs = await loginAs(customer.userId, second.token)
    expect((await me(theirs.body.accessToken)).status).toBe(200)
    await patch(['lc:customer'])
    await eventually(async () => expect((await me(theirs.body.accessToken)).status).toBe(401))
    expect((await me(left!.body.accessToken)).status).toBe(200)

    time += 3_600_001
    expect((await me(timed!.body.accessToken)).status).toBe(401)
    expect((await me(customer.token)).status).toBe(200)
  })
})

it('impersonation is refused to non-admins, of yourself, admins and inactive users', async () => {
  const [customer, other] = [await signUp(api), await signUp(api)]
  expect((await loginAs(other.userId, customer.token)).status).toBe(403)
  expect((await loginAs(admin.userId)).status).toBe(400)
  expect((await loginAs('0190a000-0000-7000-8000-000000000000')).status).toBe(404)
  const change = (body: object) =>
    call(api, 'PATCH', `/api/users/${other.userId}`, { token: admin.token, body })
  await change({ isActive: false })
  expect((await loginAs(other.userId)).status).toBe(409)
  await change({ isActive: true, roles: ['lc:admin'] })
  expect((await loginAs(other.userId)).status).toBe(409)
  const { body } = await loginAs(customer.userId)
  expect((await loginAs(other.userId, body.accessToken)).status).toBe(403)
})

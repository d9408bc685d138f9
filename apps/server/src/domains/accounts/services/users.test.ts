import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  call,
  signInAs,
  signUp,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../../testing/worlds/start-api.ts'

let api: TestApi
let admin: TestUser
beforeAll(async () => {
  api = await startTestApi()
  admin = await signUp(api)
})
afterAll(() => api.stop())

let made = 0
const newcomer = (change: object = {}) => ({
  name: 'New Comer',
  email: `made${(made += 1)}@example.com`,
  role: 'lc:customer',
  tier: 'golden',
  isActive: true,
  ...change,
})
const create = (body: object, by: TestUser = admin) =>
  call(api, 'POST', '/api/users', { token: by.token, body })
const remove = (id: string, content: string, by: TestUser = admin) =>
  call(api, 'DELETE', `/api/users/${id}?content=${content}`, { token: by.token })
const patch = (id: string, body: object, by: TestUser = admin) =>
  call(api, 'PATCH', `/api/users/${id}`, { token: by.token, body })

describe('a user created by an admin', () => {
  it('sets a password by the mailed link and has an account of the given tier', async () => {
    const body = newcomer()
    const answer = await create(body)
    expect(answer).toMatchObject({
      status: 201,
      body: {
        roles: ['lc:customer'],
        role: '',
        tier: { type: 'golden' },
        subscription: { 'lc.isActive': true },
      },
    })
    const { body: mails } = await call(api, 'GET', `/api/mails?search=${body.email}`, { token: admin.token })
    const mail = await call(api, 'GET', `/api/mails/${mails.data[0]._id}`, { token: admin.token })
    const secret = /token=([\w-]+)/.exec(mail.body.text)?.[1] ?? ''
    const password = 'correct horse battery'
    await call(api, 'PATCH', `/api/password-resets/${secret}`, { body: { password } })
    await expect(signInAs(api, body.email, password)).resolves.toEqual(expect.any(String))
  })

  it('is refused for a taken address and for callers who aren’t admins', async () => {
    const customer = await signUp(api)
    expect(await create(newcomer({ email: customer.email }))).toMatchObject({
      status: 409,
      body: { errors: { email: 'An account with this email already exists. Sign in instead?' } },
    })
    expect((await create(newcomer({ role: 'lc:admin' }), customer)).status).toBe(400)
    const guest = await call(api, 'POST', '/api/users', { body: newcomer({ role: 'lc:admin' }) })
    expect(guest.status).toBe(400)
  })

  it.each(['role', 'roles', 'isAdmin', 'accountId', 'tier'])(
    'a registration returns 400 for the field %s',
    async (field) => {
      const registration = {
        name: 'Eve',
        email: `eve-${field}@example.com`,
        password: 'correct horse battery',
      }
      const answer = await call(api, 'POST', '/api/users', { body: { ...registration, [field]: 'lc:admin' } })
      expect(answer.status).toBe(400)
    },
  )
})

it('the list of users is sorted by the query', async () => {
  await signUp(api)
  const dates = async (order: string) => {
    const { body } = await call(api, 'GET', `/api/users?$sort[createdAt]=${order}&$limit=5`, {
      token: admin.token,
    })
    return body.data.map(({ createdAt }: { createdAt: string }) => createdAt)
  }
  expect(await dates('1')).toEqual((await dates('1')).toSorted())
  expect((await dates('-1'))[0] >= (await dates('1'))[0]).toBe(true)
})

describe('deleting a user', () => {
  it('deletes the account or transfers it to the admin', async () => {
    const [gone, kept] = [await signUp(api), await signUp(api)]
    const nap = { businessName: 'Kept', address1: '1 Lane', phone: '555 0100' }
    await call(api, 'POST', '/api/naps', { token: kept.token, body: nap })
    expect((await remove(gone.userId, 'delete')).status).toBe(200)
    expect((await remove(kept.userId, 'keep')).status).toBe(200)
    for (const { token } of [gone, kept])
      expect((await call(api, 'GET', '/api/users', { token })).status).toBe(401)
    const { body } = await call(api, 'GET', '/api/users', { token: admin.token })
    const accounts = body.data[0].memberships.map(({ accountId }: { accountId: string }) => accountId)
    expect(accounts).toContain(kept.accountId)
    expect(accounts).not.toContain(gone.accountId)
    await call(api, 'PATCH', '/api/login-sessions/current', {
      token: admin.token,
      body: { accountId: kept.accountId },
    })
    expect((await call(api, 'GET', '/api/naps', { token: admin.token })).body.total).toBe(1)
    await call(api, 'PATCH', '/api/login-sessions/current', {
      token: admin.token,
      body: { accountId: admin.accountId },
    })
  })

  it('leaves the account where a VA works unchanged', async () => {
    const owner = await signUp(api)
    const email = 'helper@example.com'
    await call(api, 'POST', '/api/invite-user', { token: owner.token, body: { email } })
    const { body: mails } = await call(api, 'GET', `/api/mails?search=${email}`, { token: admin.token })
    const mail = await call(api, 'GET', `/api/mails/${mails.data[0]._id}`, { token: admin.token })
    const token = /token=([\w-]+)/.exec(mail.body.text)?.[1]
    await call(api, 'POST', '/api/invitations', {
      body: { token, name: 'Helper', password: 'correct horse battery' },
    })
    const { body: found } = await call(api, 'GET', `/api/users?search=${email}`, { token: admin.token })
    expect((await remove(found.data[0]._id, 'delete')).status).toBe(200)
    expect((await call(api, 'GET', '/api/naps', { token: owner.token })).status).toBe(200)
  })

  it('is refused for yourself, unknown users, and without the content option', async () => {
    expect((await remove(admin.userId, 'delete')).status).toBe(400)
    expect((await remove('0190a000-0000-7000-8000-000000000000', 'delete')).status).toBe(404)
    const someone = await signUp(api)
    const answer = await call(api, 'DELETE', `/api/users/${someone.userId}`, { token: admin.token })
    expect(answer.status).toBe(400)
    expect((await remove(admin.userId, 'delete', someone)).status).toBe(403)
  })
})

it('two admins demoting each other concurrently leave one', async () => {
  const second = await signUp(api)
  await patch(second.userId, { roles: ['lc:admin'] })
  const answers = await Promise.all([
    patch(second.userId, { roles: ['lc:customer'] }),
    patch(admin.userId, { roles: ['lc:customer'] }, second),
  ])
  const admins = await api.database.db.selectFrom('users').select('id').where('role', '=', 'admin').execute()
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(admins).toHaveLength(1)
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { eventually } from '../../../testing/eventually.ts'

/* Accounts request a tier, admins answer, and a grant takes effect immediately. */

let api: TestApi
let admin: TestUser
let ada: TestUser
beforeAll(async () => {
  api = await startTestApi()
  admin = await signUp(api)
})
afterAll(() => api.stop())
beforeEach(async () => {
  ada = await signUp(api, { active: false })
})

const ask = (by: TestUser, body: object = { tier: 'golden', message: 'We are five people.' }) =>
  call(api, 'POST', '/api/billing-requests', { token: by.token, body })
const own = async (by: TestUser) =>
  (await call(api, 'GET', '/api/billing-requests', { token: by.token })).body
const withdraw = (by: TestUser, id: string) =>
  call(api, 'PATCH', `/api/billing-requests/${id}`, { token: by.token, body: { status: 'withdrawn' } })
const answer = (id: string, body: object, by = admin) =>
  call(api, 'PATCH', `/api/billing-grants/${id}`, { token: by.token, body })
const self = async (by: TestUser) => (await call(api, 'GET', '/api/users', { token: by.token })).body.data[0]

describe('a new user', () => {
  it('requests activation and, once granted, continues in the same session', async () => {
    const asked = await ask(ada)
    expect(asked).toMatchObject({ status: 201, body: { status: 'open', tier: 'golden', answer: '' } })
    expect((await call(api, 'GET', '/api/naps', { token: ada.token })).status).toBe(403)
    const { body: list } = await call(api, 'GET', '/api/billing-grants?status=open', { token: admin.token })
    expect(list.data).toContainEqual(
      expect.objectContaining({
        _id: asked.body._id,
        email: ada.email,
        currentTier: 'silver',
        accountActive: false,
        message: 'We are five people.',
      }),
    )
    expect((await answer(asked.body._id, { status: 'granted', answer: 'Welcome!' })).status).toBe(200)
    expect(await self(ada)).toMatchObject({
      roles: ['lc:customer'],
      tier: { type: 'golden' },
      subscription: { 'lc.isActive': true },
    })
    await eventually(async () =>
      expect((await call(api, 'GET', '/api/naps', { token: ada.token })).status).toBe(200),
    )
    expect((await own(ada)).data[0]).toMatchObject({ status: 'granted', answer: 'Welcome!' })
  })

  it('is notified by mail, and the admin by mail and in the app', async () => {
    const { body } = await ask(ada)
    await answer(body._id, { status: 'declined', answer: 'Not this month.' })
    const mailsTo = async (email: string) => {
      const { body: mails } = await call(api, 'GET', `/api/mails?search=${email}`, { token: admin.token })
      return mails.data.map(({ subject }: { subject: string }) => subject)
    }
    expect(await mailsTo(ada.email)).toEqual(['Your plan request was declined'])
    expect(await mailsTo(admin.email)).toContainEqual(expect.stringContaining('requested the Golden plan'))
    const { body: notices } = await call(api, 'GET', '/api/notifications', { token: admin.token })
    expect(notices.data[0]).toMatchObject({ type: 'billing-request', payload: { link: '/users/requests' } })
    expect(JSON.stringify(notices.data)).not.toContain(ada.email)
    expect(await self(ada)).toMatchObject({ subscription: { 'lc.isActive': false } })
  })
})

describe('a request', () => {
  it('is limited to one at a time, even from two tabs, until it is withdrawn', async () => {
    const both = await Promise.all([ask(ada), ask(ada)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.body.errors.tier).toContain('You already have a pending request.')
    const [{ _id }] = (await own(ada)).data
    expect(await withdraw(ada, _id)).toMatchObject({ status: 200, body: { status: 'withdrawn' } })
    expect((await withdraw(ada, _id)).status).toBe(409)
    expect((await answer(_id, { status: 'granted' })).status).toBe(409)
    expect((await ask(ada)).status).toBe(201)
  })

  it('is answered once by concurrent admins, optionally with another tier', async () => {
    const { body } = await ask(ada)
    const answers = await Promise.all([
      answer(body._id, { status: 'granted', tier: 'bronze' }),
      answer(body._id, { status: 'granted', tier: 'bronze' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await self(ada)).tier.type).toBe('bronze')
    expect((await own(ada)).data[0].tier).toBe('bronze')
  })

  it('can’t be seen, withdrawn or answered by others', async () => {
    const { body } = await ask(ada)
    const other = await signUp(api)
    expect((await own(other)).total).toBe(0)
    expect((await withdraw(other, body._id)).status).toBe(404)
    for (const by of [ada, other])
      expect((await answer(body._id, { status: 'granted' }, by)).status).toBe(403)
    expect((await answer('0190a000-0000-7000-8000-000000000000', { status: 'granted' })).status).toBe(404)
    expect((await call(api, 'GET', '/api/billing-grants', { token: ada.token })).status).toBe(403)
  })

  it.each([
    [{}],
    [{ tier: 'diamond' }],
    [{ tier: 'golden', status: 'granted' }],
    [{ tier: 'golden', message: 'x'.repeat(2_001) }],
  ])('returns 400 for %j', async (body) => {
    expect((await ask(ada, body)).status).toBe(400)
  })
})

it('an admin who activates an account makes its owner a customer', async () => {
  const body = { subscription: { 'lc.isActive': true } }
  await call(api, 'PATCH', `/api/users/${ada.userId}`, { token: admin.token, body })
  expect(await self(ada)).toMatchObject({
    roles: ['lc:customer'],
    abilities: expect.arrayContaining(['content:read']),
  })
})

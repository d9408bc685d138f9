import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailReset } from '../../accounts/users/reset-password.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let admin: TestUser
beforeAll(async () => {
  api = await startTestApi()
  admin = await signUp(api)
})
afterAll(() => api.stop())

test('admins read, search and delete emails stored without a mail server', async () => {
  const someone = await signUp(api)
  await mailReset(api.context, someone.email)
  const listed = await call(api, 'GET', `/api/mails?search=${someone.email}`, { token: admin.token })
  expect(listed.body).toMatchObject({
    total: 1,
    data: [{ to: someone.email, subject: 'Reset your password', text: '', status: 'kept' }],
  })
  const [{ _id }] = listed.body.data
  const read = await call(api, 'GET', `/api/mails/${_id}`, { token: admin.token })
  expect(read.body.text).toContain('http://localhost/reset-password?token=')
  const again = await call(api, 'PATCH', `/api/mails/${_id}`, { token: admin.token, body: { retry: true } })
  expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('SMTP_URL') } })
  expect((await call(api, 'DELETE', `/api/mails/${_id}`, { token: admin.token })).status).toBe(200)
  expect((await call(api, 'GET', `/api/mails/${_id}`, { token: admin.token })).status).toBe(404)
})

test('is forbidden to all other users', async () => {
  const customer = await signUp(api)
  expect((await call(api, 'GET', '/api/mails', { token: customer.token })).status).toBe(403)
})

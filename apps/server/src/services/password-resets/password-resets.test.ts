import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailReset } from '../../commands/people/reset-password.ts'
import { askResetJob } from '../../jobs/ask-reset/ask-reset.job.ts'
import { call, signInAs, signUp, startTestApi, type TestApi, type TestUser } from '../../testing/api.ts'
import { keptJobs } from '../../testing/kept-jobs.ts'

let api: TestApi
let admin: TestUser
let clock: Date
beforeAll(async () => {
  api = await startTestApi({ now: () => clock, jobs })
  clock = new Date()
  admin = await signUp(api)
})
beforeEach(() => {
  clock = new Date()
})
afterAll(() => api.stop())

const { jobs, take } = keptJobs()
const ask = async (email: string) => {
  const answer = await call(api, 'POST', '/api/password-resets', { body: { email } })
  for (const asked of take(askResetJob)) await mailReset(api.context, asked.email)
  return answer
}
const redeem = (token: string, password = 'another horse battery') =>
  call(api, 'PATCH', `/api/password-resets/${token}`, { body: { password } })

/** The secret in the latest mail to somebody. */
const mailedTo = async (email: string): Promise<string> => {
  const { body } = await call(api, 'GET', `/api/mails?search=${email}`, { token: admin.token })
  const mail = await call(api, 'GET', `/api/mails/${body.data[0]._id}`, { token: admin.token })
  return /token=([\w-]+)/.exec(mail.body.text)?.[1] ?? ''
}

test('a mailed link sets a new password, once, and ends every sign-in', async () => {
  const user = await signUp(api)
  expect(await ask(user.email.toUpperCase())).toMatchObject({ status: 201 })
  const token = await mailedTo(user.email)
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, at) => redeem(token, `another horse battery ${at}`)),
  )
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)])
  const password = `another horse battery ${tries.findIndex(({ status }) => status === 200)}`
  expect((await call(api, 'GET', '/api/users', { token: user.token })).status).toBe(401)
  await expect(signInAs(api, user.email, user.password)).rejects.toThrow('not right')
  await expect(signInAs(api, user.email, password)).resolves.toEqual(expect.any(String))
})

test('a new password by a link ends the access tokens of the user', async () => {
  const user = await signUp(api)
  const body = { name: 'Script', scopes: ['content:read'], expiresInDays: null }
  const { token } = (await call(api, 'POST', '/api/access-tokens', { token: user.token, body })).body
  expect((await call(api, 'GET', '/api/naps', { token })).status).toBe(200)
  await ask(user.email)
  expect(await redeem(await mailedTo(user.email))).toMatchObject({ status: 200 })
  expect((await call(api, 'GET', '/api/naps', { token })).status).toBe(401)
})

test('a newer link that was used makes the older one void', async () => {
  const user = await signUp(api)
  await ask(user.email)
  const first = await mailedTo(user.email)
  await ask(user.email)
  expect(await redeem(await mailedTo(user.email))).toMatchObject({ status: 200 })
  expect(await redeem(first)).toMatchObject({ status: 404 })
})

test('after an hour the link opens nothing', async () => {
  const user = await signUp(api)
  await ask(user.email)
  const token = await mailedTo(user.email)
  clock = new Date(clock.getTime() + 60 * 60_000)
  expect(await redeem(token)).toMatchObject({
    status: 404,
    body: { message: 'This link does not exist, or it has been deleted.' },
  })
})

test('nobody learns from the answer who has a user here, and nobody’s mailbox is filled', async () => {
  const user = await signUp(api)
  const known = await ask(user.email)
  const unknown = await ask('nobody@example.com')
  expect({ status: unknown.status, body: unknown.body }).toEqual({
    status: known.status,
    body: { email: 'nobody@example.com' },
  })
  const more = [await ask(user.email), await ask(user.email), await ask(user.email)]
  expect(more.map(({ status }) => status)).toEqual([201, 201, 429])
})

test('who was deactivated gets no link, and a link from before does not help', async () => {
  const user = await signUp(api)
  await ask(user.email)
  const token = await mailedTo(user.email)
  await call(api, 'PATCH', `/api/users/${user.userId}`, { token: admin.token, body: { isActive: false } })
  expect(await redeem(token)).toMatchObject({ status: 404 })
})

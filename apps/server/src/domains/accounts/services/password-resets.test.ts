import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailReset } from '../users/reset-password.ts'
import { askResetJob } from '../jobs.ts'
import {
  call,
  signInAs,
  signUp,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../../testing/worlds/start-api.ts'
import { keptJobs } from '../../../testing/held-job-queue.ts'
import { triedBefore } from '../../../testing/kills/tried-before.ts'

let api: TestApi
let admin: TestUser
let clock: Date
beforeAll(async () => {
  api = await startTestApi({ now: () => clock, jobs, config: { trustedProxy: { hops: 1 } } })
  clock = new Date()
  admin = await signUp(api)
})
beforeEach(() => {
  clock = new Date()
})
afterAll(() => api.stop())

const { jobs, take } = keptJobs()
const ask = async (email: string, address = '192.0.2.1') => {
  const headers = { 'X-Forwarded-For': address }
  const answer = await call(api, 'POST', '/api/password-resets', { body: { email }, headers })
  for (const asked of take(askResetJob)) await mailReset(api.context, asked.email)
  return answer
}
const redeem = (token: string, password = 'another horse battery') =>
  call(api, 'PATCH', `/api/password-resets/${token}`, { body: { password } })

/** Returns the secret in the latest mail to an address. */
const mailedTo = async (email: string): Promise<string> => {
  const { body } = await call(api, 'GET', `/api/mails?search=${email}`, { token: admin.token })
  const mail = await call(api, 'GET', `/api/mails/${body.data[0]._id}`, { token: admin.token })
  return /token=([\w-]+)/.exec(mail.body.text)?.[1] ?? ''
}

test('a reset link sets a new password once and ends all sessions', async () => {
  const user = await signUp(api)
  expect(await ask(user.email.toUpperCase())).toMatchObject({ status: 201 })
  const token = await mailedTo(user.email)
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, at) => redeem(token, `another horse battery ${at}`)),
  )
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)])
  const password = `another horse battery ${tries.findIndex(({ status }) => status === 200)}`
  expect((await call(api, 'GET', '/api/users', { token: user.token })).status).toBe(401)
  await expect(signInAs(api, user.email, user.password)).rejects.toThrow('Wrong email or password')
  await expect(signInAs(api, user.email, password)).resolves.toEqual(expect.any(String))
})

test('changing the password voids reset links', async () => {
  const user = await signUp(api)
  await ask(user.email)
  const token = await mailedTo(user.email)
  const body = { password: 'a password of my own', currentPassword: user.password }
  expect((await call(api, 'PATCH', `/api/users/${user.userId}`, { token: user.token, body })).status).toBe(
    200,
  )
  expect((await redeem(token)).status).toBe(404)
})

test('a password reset revokes the user’s access tokens', async () => {
  const user = await signUp(api)
  const body = { name: 'Script', scopes: ['content:read'], expiresInDays: null }
  const { token } = (await call(api, 'POST', '/api/access-tokens', { token: user.token, body })).body
  expect((await call(api, 'GET', '/api/naps', { token })).status).toBe(200)
  await ask(user.email)
  expect(await redeem(await mailedTo(user.email))).toMatchObject({ status: 200 })
  expect((await call(api, 'GET', '/api/naps', { token })).status).toBe(401)
})

test('using a newer reset link voids the older one', async () => {
  const user = await signUp(api)
  await ask(user.email)
  const first = await mailedTo(user.email)
  await ask(user.email)
  expect(await redeem(await mailedTo(user.email))).toMatchObject({ status: 200 })
  expect(await redeem(first)).toMatchObject({ status: 404 })
})

test('a reset link expires after an hour', async () => {
  const user = await signUp(api)
  await ask(user.email)
  const token = await mailedTo(user.email)
  clock = new Date(clock.getTime() + 60 * 60_000)
  expect(await redeem(token)).toMatchObject({
    status: 404,
    body: { message: 'This link doesn’t exist or was deleted.' },
  })
})

test('reset requests don’t reveal users and are limited per mailbox', async () => {
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

test('reset requests by others don’t block a user or flood the mailbox', async () => {
  const user = await signUp(api)
  for (let at = 0; at < 4; at += 1) await ask(user.email, '192.0.2.2')
  expect(await ask(user.email, '192.0.2.3')).toMatchObject({ status: 201 })
  const asked = await Promise.all(
    Array.from({ length: 10 }, (_, at) => ask(user.email, `192.0.2.${10 + at}`)),
  )
  // ten links per hour, each valid for an hour
  expect(asked.filter(({ status }) => status === 201)).toHaveLength(6)
  expect(await redeem(await mailedTo(user.email))).toMatchObject({ status: 200 })
})

test('a valid reset link works after many wrong ones from the same IP address', async () => {
  const user = await signUp(api)
  await ask(user.email)
  await triedBefore(api, 'reset-try:address:127.0.0.1', 100)
  expect(await redeem('no-such-link')).toMatchObject({ status: 429 })
  expect(await redeem(await mailedTo(user.email))).toMatchObject({ status: 200 })
  await triedBefore(api, 'reset-try:address:127.0.0.1', 0)
})

test('a password reset unblocks an account with too many failed sign-ins', async () => {
  const user = await signUp(api)
  for (const key of [`login:account:${user.email}`, `login:pair:${user.email} 127.0.0.1`])
    await triedBefore(api, key, 100)
  await expect(signInAs(api, user.email, user.password)).rejects.toThrow('Too many attempts')
  await ask(user.email)
  const password = 'another horse battery'
  expect(await redeem(await mailedTo(user.email), password)).toMatchObject({ status: 200 })
  await expect(signInAs(api, user.email, password)).resolves.toEqual(expect.any(String))
})

test('deactivating a user voids their reset links', async () => {
  const user = await signUp(api)
  await ask(user.email)
  const token = await mailedTo(user.email)
  await call(api, 'PATCH', `/api/users/${user.userId}`, { token: admin.token, body: { isActive: false } })
  expect(await redeem(token)).toMatchObject({ status: 404 })
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMailBody } from '../../notifications/mail/seal-mail.ts'
import { letterText } from '../../notifications/mail/mail-content.ts'
import { mailRegistration } from '../users/pending-registrations.ts'
import { purgeExpiredRecords } from '../../operations/retention/purge-expired-records.ts'
import { mailRegistrationJob } from '../jobs.ts'
import { call, signInAs, signUp, startTestApi, type TestApi } from '../../../testing/worlds/start-api.ts'
import { keptJobs } from '../../../testing/held-job-queue.ts'

const mail = { host: '127.0.0.1', port: 9, secure: false, user: '', password: '', from: 'web2@example.com' }
const password = 'correct horse battery'

let clock = new Date()
const { jobs, take } = keptJobs()
/** An instance that sends mail, and one of the same installation that doesn't, used to create users. */
let api: TestApi
let without: TestApi
beforeAll(async () => {
  api = await startTestApi({ now: () => clock, jobs, config: { mail } })
  without = await startTestApi({ database: api.database, jobs })
})
beforeEach(async () => {
  clock = new Date()
  await api.context.db.deleteFrom('rateLimits').execute()
})
afterAll(async () => {
  await without.stop()
  await api.stop()
})

let made = 0
const newAddress = () => `newcomer${(made += 1)}@example.com`
const register = async (email: string, change: object = {}, node = api) => {
  const body = { name: 'New Comer', email, password, ...change }
  const answer = await call(node, 'POST', '/api/users', { body })
  for (const { registrationId } of take(mailRegistrationJob))
    await mailRegistration(api.context, registrationId)
  return answer
}
const open = (token: string) => call(api, 'GET', `/api/registrations/${token}`)
const confirm = (token: string, given = password) =>
  call(api, 'PATCH', `/api/registrations/${token}`, { body: { password: given } })

/** Sets the number of counted attempts. */
const tried = (kind: string, hits: number) =>
  api.context.db.updateTable('rateLimits').set({ hits }).where('key', 'like', `${kind}%`).execute()

/** Returns the mails to an address, newest first. */
const mailsTo = async (email: string) => {
  const rows = await api.context.db
    .selectFrom('mails')
    .select(['subject', 'bodySealed'])
    .where('recipient', '=', email)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ subject, bodySealed }) => {
    const text = letterText(openMailBody(api.context.config.appSecret, bodySealed ?? '')!)
    return { subject, text, token: /token=([\w-]+)/.exec(text)?.[1] ?? '' }
  })
}

test('the first user is registered directly, later ones by a mailed link', async () => {
  const admin = await signUp(api)
  expect((await call(api, 'GET', '/api/users', { token: admin.token })).body.data[0].roles).toEqual([
    'lc:admin',
  ])
  const email = newAddress()
  expect(await register(email.toUpperCase())).toMatchObject({
    status: 201,
    body: { email: email.toUpperCase(), isPending: true },
  })
  await expect(signInAs(api, email, password)).rejects.toThrow('Wrong email or password')
  const [{ token, subject } = { token: '', subject: '' }] = await mailsTo(email)
  expect(subject).toBe('Confirm your Web 2 Manager account')
  const { tokenHash } = await api.context.db
    .selectFrom('pendingRegistrations')
    .select('tokenHash')
    .executeTakeFirstOrThrow()
  expect(tokenHash).not.toContain(token)
  expect(await open(token)).toMatchObject({ status: 200, body: { email, name: 'New Comer' } })
  await expect(signInAs(api, email, password)).rejects.toThrow('Wrong email or password')
  expect(await confirm(token)).toMatchObject({ status: 200, body: { email } })
  const signedIn = await signInAs(api, email, password)
  const { body } = await call(api, 'GET', '/api/users', { token: signedIn })
  expect(body.data[0]).toMatchObject({ name: 'New Comer', roles: ['lc:inactive-new-signup'] })
  expect(await api.context.db.selectFrom('pendingRegistrations').selectAll().execute()).toEqual([])
})

test('a registered address gets the same answer and a mail saying so', async () => {
  const user = await signUp(without)
  const unknown = newAddress()
  const [known, other] = [await register(user.email), await register(unknown)]
  expect(known).toMatchObject({ status: 201, body: { email: user.email, isPending: true } })
  expect({ ...known.body, email: '' }).toEqual({ ...other.body, email: '' })
  const [letter] = await mailsTo(user.email)
  expect(letter).toMatchObject({ subject: 'You already have a Web 2 Manager account', token: '' })
  expect(letter?.text).toContain('http://localhost/login')
  expect(letter?.text).toContain('http://localhost/forgot-password')
  const kept = await api.context.db.selectFrom('pendingRegistrations').select('email').execute()
  expect(kept).toEqual([{ email: unknown }])
})

test('the registration mail contains no text the visitor entered', async () => {
  const email = newAddress()
  await register(email, { name: 'Your account was closed. Call evil.example' })
  const [letter] = await mailsTo(email)
  expect(`${letter?.subject} ${letter?.text}`).not.toContain('evil.example')
})

test('a registration link works once, expires after a day and voids older ones', async () => {
  const [twice, late] = [newAddress(), newAddress()]
  await register(twice, { password: 'an earlier password' })
  await register(twice)
  const [second, first] = await mailsTo(twice)
  const tries = await Promise.all(Array.from({ length: 5 }, () => confirm(second!.token)))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404])
  expect((await confirm(first!.token, 'an earlier password')).status).toBe(404)
  await register(late)
  const [{ token } = { token: '' }] = await mailsTo(late)
  clock = new Date(clock.getTime() + 24 * 3_600_000)
  expect((await open(token)).status).toBe(404)
  expect((await confirm(token)).status).toBe(404)
  clock = new Date(clock.getTime() + 1)
  await purgeExpiredRecords(api.context)
  const kept = await api.context.db.selectFrom('pendingRegistrations').select('email').execute()
  expect(kept).not.toContainEqual({ email: late })
})

test('a registration link needs the right password and allows ten attempts', async () => {
  const email = newAddress()
  await register(email)
  const [{ token } = { token: '' }] = await mailsTo(email)
  expect(await confirm(token, 'a wrong password')).toMatchObject({
    status: 400,
    body: { errors: { password: 'This isn’t the password you signed up with' } },
  })
  await tried('registration:link:', 10)
  expect((await confirm(token)).status).toBe(429)
})

test('confirming a registration returns 409 if its address was taken since', async () => {
  const email = newAddress()
  await register(email)
  const [{ token } = { token: '' }] = await mailsTo(email)
  await register(email, {}, without)
  expect((await confirm(token)).status).toBe(409)
})

test('limits mails per mailbox to 5 an hour per IP address and 10 in total', async () => {
  const user = await signUp(without)
  for (const email of [user.email, newAddress()])
    for (const [limit, most] of [
      ['register:pair:', 5],
      ['register:email:', 10],
    ] as const) {
      await api.context.db.deleteFrom('rateLimits').execute()
      expect((await register(email)).status).toBe(201)
      await tried(limit, most - 1)
      expect((await register(email)).status).toBe(201)
      expect((await register(email.toUpperCase())).status).toBe(429)
    }
})

test('wrong registration links don’t block the holder of a valid one', async () => {
  const email = newAddress()
  await register(email)
  expect((await open('no-such-link')).status).toBe(404)
  await tried('registration:address:', 60)
  expect((await open('no-such-link')).status).toBe(429)
  expect((await confirm('no-such-link')).status).toBe(429)
  const [{ token } = { token: '' }] = await mailsTo(email)
  expect((await open(token)).status).toBe(200)
  expect((await confirm(token)).status).toBe(200)
})

test('without mail, a taken address returns 409 and every attempt counts', async () => {
  const user = await signUp(without)
  expect(await register(user.email, {}, without)).toMatchObject({ status: 409 })
  const counted = await api.context.db
    .selectFrom('rateLimits')
    .select('hits')
    .where('key', 'like', 'register:address:%')
    .execute()
  expect(counted).toEqual([{ hits: 2 }])
})

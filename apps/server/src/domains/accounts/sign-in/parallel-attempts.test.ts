import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newTotpSecret, sealTotpSecret } from '../two-factor/two-factor-codes.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { call, signUp, startTestApi, type TestApi } from '../../../testing/worlds/start-api.ts'

/* Rate limits are counted in the database, so concurrent attempts on several instances get no more. */

const nodes: TestApi[] = []
beforeAll(async () => {
  const config = { trustedProxy: { hops: 1 } }
  const first = await startTestApi({ config })
  nodes.push(first, await startTestApi({ config, database: first.database }))
  await signUp(first)
})
afterAll(async () => {
  for (const node of nodes.reverse()) await node.stop()
})

// attempts per IP address are counted too
beforeEach(() => first().database.db.deleteFrom('rateLimits').execute())

const first = () => nodes[0]!

/** Counts the statuses of concurrent calls, sent to the instances in turn. */
const statuses = async (
  count: number,
  one: (node: TestApi, place: number) => Promise<{ status: number }>,
) => {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, place) => one(nodes[place % nodes.length]!, place)),
  )
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe('concurrent attempts on two instances', () => {
  test('check 10 of 40 passwords for one account from one IP address', async () => {
    const { email } = await signUp(first())
    const body = { strategy: 'local', email, password: 'wrong password' }
    expect(await statuses(40, (node) => call(node, 'POST', '/api/authentication', { body }))).toEqual({
      401: 10,
      429: 30,
    })
  })

  test('check 10 of 40 passwords for an unknown account', async () => {
    const body = { strategy: 'local', email: 'nobody@example.com', password: 'wrong password' }
    expect(await statuses(40, (node) => call(node, 'POST', '/api/authentication', { body }))).toEqual({
      401: 10,
      429: 30,
    })
  })

  test('count email addresses regardless of case', async () => {
    const { email } = await signUp(first())
    const forms = [
      email,
      email.toUpperCase(),
      email.replace('user', 'User'),
      email.replace('example', 'EXAMPLE'),
    ]
    const counts = await statuses(40, (node, place) =>
      call(node, 'POST', '/api/authentication', {
        body: { strategy: 'local', email: forms[place % forms.length], password: 'wrong password' },
      }),
    )
    expect(counts[401]).toBe(10)
  })

  test('check 10 of 30 guesses at the current password', async () => {
    const { token, userId } = await signUp(first())
    const body = { password: 'another long one', currentPassword: 'wrong password' }
    const counts = await statuses(30, (node) => call(node, 'PATCH', `/api/users/${userId}`, { token, body }))
    expect(counts).toEqual({ 400: 10, 429: 20 })
  })

  /** Enables the second factor with an unknown secret. */
  const withSecondFactor = async (userId: string) => {
    const { appSecret } = first().context.config
    await first()
      .database.db.insertInto('twoFactor')
      .values({
        userId,
        secretSealed: sealTotpSecret(appSecret, userId, newTotpSecret()),
        confirmedAt: new Date().toISOString(),
      })
      .execute()
  }

  test('check 10 of 50 codes sent with the right password', async () => {
    const { email, password, userId } = await signUp(first())
    await withSecondFactor(userId)
    const counts = await statuses(50, (node, place) =>
      call(node, 'POST', '/api/authentication', {
        body: { strategy: 'local', email, password, code: `no code ${place}` },
      }),
    )
    expect(counts).toEqual({ 401: 10, 429: 40 })
  })

  test('check 10 of 50 codes sent from 50 IP addresses', async () => {
    const { email, password, userId } = await signUp(first())
    await withSecondFactor(userId)
    const counts = await statuses(50, (node, place) =>
      call(node, 'POST', '/api/authentication', {
        body: { strategy: 'local', email, password, code: `no code ${place}` },
        headers: { 'X-Forwarded-For': `192.0.2.${place}` },
      }),
    )
    expect(counts).toEqual({ 401: 10, 429: 40 })
  })

  test('keep the count of wrong codes when a code is omitted', async () => {
    const { email, password, userId } = await signUp(first())
    await withSecondFactor(userId)
    const body = { strategy: 'local', email, password }
    const tries = [...Array<string>(9).fill('no code'), '', 'no code', '', 'no code']
    const answers: number[] = []
    for (const code of tries)
      answers.push((await call(first(), 'POST', '/api/authentication', { body: { ...body, code } })).status)
    expect(answers.slice(-4)).toEqual([401, 401, 429, 429])
  })

  test('check 10 of 50 codes to disable the second factor', async () => {
    const { token, userId } = await signUp(first())
    await withSecondFactor(userId)
    const counts = await statuses(50, (node, place) =>
      call(node, 'PATCH', '/api/two-factor/current', {
        token,
        body: { isOn: false, code: `no code ${place}` },
      }),
    )
    expect(counts).toEqual({ 400: 10, 429: 40 })
  })

  test('accept a password reset link once in 20 attempts', async () => {
    const { userId } = await signUp(first())
    const secret = 'a-secret-of-a-link'
    await first()
      .database.db.insertInto('passwordResets')
      .values({
        id: uuidV7(),
        userId,
        tokenHash: createHash('sha256').update(secret).digest('base64url'),
        expiresAt: new Date(Date.now() + 60_000).toISOString(),
      })
      .execute()
    const counts = await statuses(20, (node, place) =>
      call(node, 'PATCH', `/api/password-resets/${secret}`, {
        body: { password: `a long password ${place}` },
      }),
    )
    expect(counts).toEqual({ 200: 1, 404: 19 })
  })
})

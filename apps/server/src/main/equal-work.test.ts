import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { askResetJob, mailRegistrationJob } from '../domains/accounts/jobs.ts'
import { call, signUp, startTestApi, type TestApi } from '../testing/worlds/start-api.ts'
import { keptJobs } from '../testing/held-job-queue.ts'

/* Neither responses nor their cost reveal whether a user exists. Expensive work is counted, not timed. */

// other tests of this worker may have loaded the modules that are replaced here by counting ones
vi.hoisted(() => vi.resetModules())
const derived: unknown[] = []
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) => {
    const { memory, passes, parallelism, tagLength } = parameters
    derived.push({ algorithm, memory, passes, parallelism, tagLength })
    crypto.argon2(algorithm, parameters, callback)
  }
  return { ...crypto, argon2 }
})

const { jobs, take } = keptJobs()
const unknown = 'nobody@example.com'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ jobs })
  await signUp(api)
  // the dummy hash is computed once
  await signIn(unknown, 'wrong password')
})
afterAll(async () => {
  await api.stop()
  vi.doUnmock('node:crypto')
  vi.resetModules()
})
beforeEach(() => {
  derived.length = 0
})

const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  call(api, 'POST', '/api/authentication', { body: { strategy: 'local', email, password }, headers })
const once = [{ algorithm: 'argon2id', memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }]

describe('a sign-in derives one hash of the same cost', () => {
  const refused = async (email: string, password: string, headers: Record<string, string> = {}) => {
    derived.length = 0
    const { status, body } = await signIn(email, password, headers)
    expect(derived).toEqual(once)
    return { status, body }
  }

  test('for an unknown address, a wrong password, and a deactivated user', async () => {
    const user = await signUp(api)
    const answers = [await refused(unknown, user.password), await refused(user.email, 'wrong password')]
    await api.database.db
      .updateTable('users')
      .set({ isActive: false })
      .where('id', '=', user.userId)
      .execute()
    answers.push(await refused(user.email, user.password))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]!.status).toBe(401)
  })

  test('from a browser known to another user, for existing and unknown addresses', async () => {
    const [user, other] = [await signUp(api), await signUp(api)]
    const { headers } = await signIn(other.email, other.password)
    const Cookie = headers.getSetCookie()[0]!.split(';')[0]!
    const answers = [
      await refused(unknown, 'wrong password', { Cookie }),
      await refused(user.email, 'wrong password', { Cookie }),
    ]
    expect(answers[1]).toEqual(answers[0])
  })

  test('for a right password as well', async () => {
    const user = await signUp(api)
    derived.length = 0
    expect((await signIn(user.email, user.password)).status).toBe(201)
    expect(derived).toEqual(once)
  })
})

describe('a password reset', () => {
  const counts = async () => {
    const { db } = api.database
    const count = async (table: 'mails' | 'passwordResets' | 'auditLog') =>
      (await db.selectFrom(table).select('id').execute()).length
    return [await count('mails'), await count('passwordResets'), await count('auditLog')]
  }

  test('is only queued before the response, whether the user exists or not', async () => {
    const user = await signUp(api)
    const before = await counts()
    derived.length = 0
    for (const email of [user.email, unknown]) {
      const { status, body } = await call(api, 'POST', '/api/password-resets', { body: { email } })
      expect({ status, body }).toEqual({ status: 201, body: { email } })
      expect(take(askResetJob)).toEqual([{ email }])
    }
    expect(await counts()).toEqual(before)
    expect(derived).toEqual([])
  })

  test('costs the same for an unknown link as for a valid one', async () => {
    const answer = await call(api, 'PATCH', '/api/password-resets/no-such-link', {
      body: { password: 'another horse battery' },
    })
    expect(answer.status).toBe(404)
    expect(derived).toEqual(once)
  })
})

describe('a registration with an emailed link', () => {
  const mail = { host: '127.0.0.1', port: 9, secure: false, user: '', password: '', from: '' }

  test('computes one hash and stores one row for a worker, whether the user exists or not', async () => {
    const user = await signUp(api)
    const node = await startTestApi({ jobs, database: api.database, config: { mail } })
    for (const email of [user.email, unknown]) {
      derived.length = 0
      const body = { name: 'Somebody', email, password: 'correct horse battery' }
      const answer = await call(node, 'POST', '/api/users', { body })
      expect({ status: answer.status, body: answer.body }).toEqual({
        status: 201,
        body: { email, isPending: true },
      })
      expect(derived).toEqual(once)
      const kept = await api.database.db
        .selectFrom('pendingRegistrations')
        .select('id')
        .where('email', '=', email)
        .execute()
      expect(take(mailRegistrationJob)).toEqual(kept.map(({ id }) => ({ registrationId: id })))
      expect(kept).toHaveLength(1)
    }
    expect(await api.database.db.selectFrom('mails').select('id').execute()).toEqual([])
    await node.stop()
  })

  test('costs the same for an unknown link as for a valid one', async () => {
    const body = { password: 'another horse battery' }
    const answer = await call(api, 'PATCH', '/api/registrations/no-such-link', { body })
    expect(answer.status).toBe(404)
    expect(derived).toEqual(once)
  })
})

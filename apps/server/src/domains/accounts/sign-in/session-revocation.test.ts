import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import {
  call,
  signInAs,
  signUp,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../../testing/worlds/start-api.ts'
import { socketClient } from '../../../testing/network/official-client.ts'

/*
 * Revocations take effect within two seconds on every instance. Rows are changed directly here, without the
 * NOTIFY that informs instances immediately.
 */

/** In ms; requests after this must be refused. */
const bound = 2_000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await signUp(api)
})
afterAll(() => api.stop())

const removeSession = ({ userId }: TestUser) =>
  sql`update login_sessions set revoked_at = now() where user_id = ${userId}`
const takenAway = {
  'a session that was ended': removeSession,
  'a user who was deactivated': ({ userId }: TestUser) =>
    sql`update users set is_active = false where id = ${userId}`,
  'a membership that was removed': ({ userId }: TestUser) =>
    sql`delete from memberships where user_id = ${userId}`,
  'a role that was taken': ({ userId }: TestUser) =>
    sql`update memberships set roles = '{}' where user_id = ${userId}`,
} as const

const codeOf = async (token: string): Promise<number> =>
  (await call(api, 'GET', '/api/naps?$limit=0', { token })).status

describe.concurrent.each(Object.entries(takenAway))('%s', (_what, take) => {
  test('is refused over REST', async () => {
    const user = await signUp(api)
    expect(await codeOf(user.token)).toBe(200)
    await take(user).execute(api.database.db)
    await delay(bound)
    expect(await codeOf(user.token)).not.toBe(200)
  })

  test('is refused on an open socket', async () => {
    const user = await signUp(api)
    const client = socketClient(api.url, { Authorization: `Bearer ${user.token}` })
    const naps = client.app.service('naps')
    expect(await naps.find()).toMatchObject({ total: 0 })
    const isCut = new Promise<string>((resolve) => client.socket.once('disconnect', () => resolve('cut')))
    await take(user).execute(api.database.db)
    await delay(bound)
    const asked = naps.find().then(
      () => 'answered',
      () => 'refused',
    )
    expect(await Promise.race([isCut, asked])).toMatch(/cut|refused/)
    client.close()
  })
})

test('a revoked access token is refused within the same time', async () => {
  const user = await signUp(api)
  const body = { name: 'Script', scopes: ['content:read'], expiresInDays: null }
  const made = await call(api, 'POST', '/api/access-tokens', { token: user.token, body })
  const { token } = made.body as { token: string }
  expect(await codeOf(token)).toBe(200)
  await sql`delete from access_tokens where account_id = ${user.accountId}`.execute(api.database.db)
  await delay(bound)
  expect(await codeOf(token)).toBe(401)
})

test('ending one session leaves the others active', async () => {
  const user = await signUp(api)
  const other = await signInAs(api, user.email, user.password)
  await call(api, 'DELETE', '/api/authentication', { token: user.token })
  expect([await codeOf(user.token), await codeOf(other)]).toEqual([401, 200])
})

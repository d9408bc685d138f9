import { accessScopes } from '@web2/contract/core'
import { sql, type Kysely } from 'kysely'
import { up as giveScopesBySubject } from '../../../../migrations/0365-access-scopes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  call,
  signInAs,
  signUp,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../../testing/worlds/start-api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { socketClient } from '../../../testing/network/official-client.ts'

let api: TestApi
let first: TestUser
let ann: TestUser
let bob: TestUser
let time = Date.parse('2026-01-01T00:00:00Z')
beforeAll(async () => {
  time = Date.now()
  api = await startTestApi({ now: () => new Date(time) })
  first = await signUp(api)
  ann = await signUp(api)
  bob = await signUp(api)
})
afterAll(() => api.stop())

const make = async (scopes: string[], expiresInDays: number | null = 30, user = ann) => {
  const body = { name: 'Script', scopes, expiresInDays }
  const { status, body: made } = await call(api, 'POST', '/api/access-tokens', { token: user.token, body })
  expect(status).toBe(201)
  return made as { _id: string; token: string; last4: string }
}
/** The first registered user is an admin. */
const adminToken = async () => signInAs(api, first.email, first.password)
const list = async (user = ann) => (await call(api, 'GET', '/api/access-tokens', { token: user.token })).body
const nap = { businessName: 'Made by a script', address1: '1 Elm St', phone: '555 0100' }
const tries = {
  read: ['GET', '/api/naps'],
  write: ['POST', '/api/naps', nap],
  publish: ['GET', '/api/cloud-settings'],
  campaigns: ['GET', '/api/campaigns'],
  billing: ['GET', '/api/usage'],
} as const
const statusOf = async (token: string, [method, path, body]: readonly [string, string, object?]) =>
  (await call(api, method, path, { token, body })).status

describe('an access token', () => {
  it('is returned once and stored as a hash', async () => {
    const { token, last4 } = await make(['content:read'])
    expect(token).toMatch(/^w2m_[\w-]{43}$/)
    expect(token.endsWith(last4)).toBe(true)
    const rows = await api.database.db.selectFrom('accessTokens').selectAll().execute()
    const audit = await api.database.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'token-created')
      .execute()
    expect(audit).toHaveLength(1)
    expect(JSON.stringify([rows, await list(), audit, api.logged])).not.toContain(token)
  })

  it.each([
    [['content:read'], [200, 403, 403, 403, 403]],
    [['content:write'], [200, 201, 403, 403, 403]],
    [['sites:read'], [403, 403, 403, 403, 403]],
    [['sites:publish'], [403, 403, 200, 403, 403]],
    [['campaigns:write'], [403, 403, 403, 200, 403]],
    [['billing:read'], [403, 403, 403, 403, 200]],
    [
      ['content:write', 'sites:publish', 'campaigns:read', 'billing:read'],
      [200, 201, 200, 200, 200],
    ],
  ])('allows exactly what the scopes %j permit', async (scopes, expected) => {
    const { token } = await make(scopes)
    expect(await Promise.all(Object.values(tries).map((each) => statusOf(token, each)))).toEqual(expected)
  })

  it.each([
    ['GET', '/api/access-tokens'],
    ['POST', '/api/access-tokens', { name: 'Child', scopes: ['content:read'], expiresInDays: null }],
    ['POST', '/api/settings', { openAi: { apiKey: 'sk-of-a-script-1' } }],
    ['GET', '/api/cloud-settings-manager'],
    ['GET', '/api/users'],
    ['GET', '/api/memberships'],
    ['GET', '/api/login-sessions'],
    ['GET', '/api/audit-log'],
    ['GET', '/api/account-export.zip'],
  ])('can never %s %s', async (method: string, path: string, body?: object) => {
    const { token } = await make([...accessScopes])
    const answer = await call(api, method, path, { token, body })
    expect([answer.status, answer.body.message]).toEqual([403, expect.stringContaining('This access token')])
  })

  it('doesn’t see the last characters of keys, even if its owner does', async () => {
    await call(api, 'POST', '/api/settings', {
      token: ann.token,
      body: { openAi: { apiKey: 'sk-of-ann-123456' } },
    })
    const { token } = await make(['content:write'])
    const { body } = await call(api, 'GET', '/api/settings', { token })
    expect(body.data[0].openAi.apiKey).toEqual({ set: true, last4: '' })
  })

  it('works over a socket with the official client and its own abilities', async () => {
    const { token } = await make(['content:write'])
    const { app, close } = socketClient(api.url)
    const answer = await app.service('authentication').create({ strategy: 'jwt', accessToken: token })
    expect(answer.user.abilities).toEqual(['content:read', 'content:write'])
    expect(await app.service('naps').find()).toMatchObject({ total: expect.any(Number) })
    await expect(app.service('access-tokens').find()).rejects.toMatchObject({ code: 403 })
    close()
  })

  it('stops working immediately when revoked, including its sockets', async () => {
    const { token, _id } = await make(['content:read'])
    expect(await statusOf(token, tries.read)).toBe(200)
    const client = socketClient(api.url, { Authorization: `Bearer ${token}` })
    await client.app.service('naps').find()
    const revoked = await call(api, 'DELETE', `/api/access-tokens/${_id}`, { token: ann.token })
    expect(revoked.status).toBe(200)
    expect(await statusOf(token, tries.read)).toBe(401)
    await eventually(() => expect(client.socket.connected).toBe(false))
    client.close()
  })

  it('expires on its date', async () => {
    const [short, endless] = [await make(['content:read'], 1), await make(['content:read'], null)]
    expect(await statusOf(short.token, tries.read)).toBe(200)
    time += 24 * 3_600_000 + 1
    expect(await statusOf(short.token, tries.read)).toBe(401)
    expect(await statusOf(endless.token, tries.read)).toBe(200)
  })

  it('stores when it was last used', async () => {
    const { token, _id } = await make(['content:read'])
    const used = async () =>
      (await list()).data.find((each: { _id: string }) => each._id === _id).lastUsedAt as string | null
    expect(await used()).toBeNull()
    await statusOf(token, tries.read)
    expect(await used()).toBe(new Date(time).toISOString())
  })

  it('belongs to one account and ends when its owner is deactivated', async () => {
    const { token, _id } = await make(['content:read'], null, bob)
    expect(JSON.stringify((await list(ann)).data)).not.toContain(_id)
    expect((await call(api, 'DELETE', `/api/access-tokens/${_id}`, { token: ann.token })).status).toBe(404)
    const { token: outsider } = await make(['content:read'], null, bob)
    await api.database.db.updateTable('users').set({ isActive: false }).where('id', '=', bob.userId).execute()
    expect(await statusOf(outsider, tries.read)).toBe(401)
    expect(await statusOf(token, tries.read)).toBe(401)
  })

  it('stays invalid after its owner is deactivated and reactivated', async () => {
    const carl = await signUp(api)
    const { token } = await make(['content:read'], null, carl)
    const admin = await adminToken()
    for (const isActive of [false, true])
      await call(api, 'PATCH', `/api/users/${carl.userId}`, { token: admin, body: { isActive } })
    expect(await statusOf(token, tries.read)).toBe(401)
  })

  it.each([
    [undefined, 200],
    [true, 401],
  ])('with revokeTokens %j in its owner’s password change answers %i', async (revokeTokens, status) => {
    const dora = await signUp(api)
    const { token } = await make(['content:read'], null, dora)
    const body = { password: 'another horse battery', currentPassword: dora.password, revokeTokens }
    const changed = await call(api, 'PATCH', `/api/users/${dora.userId}`, { token: dora.token, body })
    expect(changed.status).toBe(200)
    expect(await statusOf(token, tries.read)).toBe(status)
  })

  it.each([
    [['read'], [200, 403, 403, 200, 200]],
    [['write'], [200, 201, 403, 200, 403]],
    [['publish'], [200, 403, 200, 200, 403]],
  ])('migrated from the old scopes %j keeps its rights', async (before, expected) => {
    const { token, _id } = await make(['content:read'], null)
    const db = api.database.db as unknown as Kysely<unknown>
    await sql`update access_tokens set scopes = ${before} where id = ${_id}`.execute(db)
    const migrating = db as unknown as Kysely<unknown>
    await giveScopesBySubject(migrating)
    await giveScopesBySubject(migrating)
    expect(await Promise.all(Object.values(tries).map((each) => statusOf(token, each)))).toEqual(expected)
  })

  it.each(['w2m_', 'w2m_unknown', `w2m_${'x'.repeat(43)}`])(
    '%j is not a valid access token',
    async (token) => {
      expect(await statusOf(token, tries.read)).toBe(401)
    },
  )
})

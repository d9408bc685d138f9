import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roleOf, type Role } from '@web2/contract/core'
import {
  call,
  signInAs,
  signUp,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../../testing/worlds/start-api.ts'

/*
 * Every write of users, invitations, memberships and requests, attempted without the right and with extra
 * fields.
 */

let api: TestApi
let admin: TestUser
let victim: TestUser
const people = new Map<Role, TestUser>()

const withRoles = async (held: string[], isActive = true): Promise<TestUser> => {
  const user = await signUp(api)
  const { db } = api.database
  await db
    .updateTable('memberships')
    .set({ roles: held as never })
    .where('userId', '=', user.userId)
    .execute()
  await db.updateTable('accounts').set({ isActive }).where('id', '=', user.accountId).execute()
  return { ...user, token: await signInAs(api, user.email, user.password) }
}

beforeAll(async () => {
  api = await startTestApi()
  admin = await signUp(api)
  victim = await signUp(api)
  people.set('customer', await withRoles(['lc:customer']))
  people.set('va', await withRoles(['lc:va']))
  people.set('inactive-new-signup', await withRoles(['lc:inactive-new-signup'], false))
})
afterAll(() => api.stop())

const everything = {
  roles: ['lc:admin'],
  role: 'admin',
  tier: { type: 'platinum' },
  subscription: { 'lc.isActive': true },
}

type Try = (self: TestUser) => readonly [method: string, path: string, body: object]

const attempts: Readonly<Record<string, Try>> = {
  'own roles': ({ userId }) => ['PATCH', `users/${userId}`, { roles: ['lc:admin'] }],
  'own role field': ({ userId }) => ['PATCH', `users/${userId}`, { role: 'admin' }],
  'own tier': ({ userId }) => ['PATCH', `users/${userId}`, { tier: { type: 'platinum' } }],
  'own activation': ({ userId }) => ['PATCH', `users/${userId}`, { subscription: { 'lc.isActive': true } }],
  'a role beside the name': ({ userId }) => ['PATCH', `users/${userId}`, { name: 'x', ...everything }],
  'own account replaced': ({ userId }) => ['PUT', `users/${userId}`, everything],
  'somebody else’s roles': () => ['PATCH', `users/${victim.userId}`, { roles: ['lc:admin'] }],
  'somebody else’s second factor': () => ['PATCH', `users/${victim.userId}`, { twoFactor: false }],
  'somebody else deactivated': () => ['PATCH', `users/${admin.userId}`, { isActive: false }],
  'somebody else deleted': () => ['DELETE', `users/${victim.userId}?content=keep`, {}],
  'a new admin': () => [
    'POST',
    'users',
    { name: 'E', email: 'e@example.com', role: 'lc:admin', tier: 'platinum', isActive: true },
  ],
  'a registration as an admin': () => [
    'POST',
    'users',
    { name: 'E', email: 'e@example.com', password: 'correct horse battery', ...everything },
  ],
  'an invitation with a role': () => ['POST', 'invite-user', { email: 'e@example.com', roles: ['lc:admin'] }],
  'a membership made an admin’s': ({ userId }) => ['PATCH', `memberships/${userId}`, { roles: ['lc:admin'] }],
  'a sign-in as an admin': () => ['POST', 'login-as-user', { userId: admin.userId }],
  'a sign-in as a customer': () => ['POST', 'login-as-user', { userId: victim.userId }],
  'a tier changed': () => ['PATCH', 'tiers/silver', { limits: { articles: 1_000_000 } }],
  'a request granted': () => ['PATCH', `billing-grants/${victim.userId}`, { status: 'granted' }],
  'a request that is granted already': () => [
    'POST',
    'billing-requests',
    { tier: 'golden', status: 'granted' },
  ],
  'an account of somebody else': () => ['PATCH', 'login-sessions/current', { accountId: victim.accountId }],
}

const standing = async ({ userId }: TestUser) => {
  const { body } = await call(api, 'GET', `/api/users/${userId}`, { token: admin.token })
  return { role: roleOf(body), tier: body.tier.type, isActive: body.subscription['lc.isActive'] }
}

describe.each(['customer', 'va', 'inactive-new-signup'] as const)('a %s', (role) => {
  it.each(Object.keys(attempts))('gains nothing by %s', async (name) => {
    const self = people.get(role)!
    const [before, others] = [await standing(self), await standing(victim)]
    const [method, path, body] = attempts[name]!(self)
    const { status } = await call(api, method, `/api/${path}`, { token: self.token, body })
    expect({ name, isRefused: status >= 400 && status < 500 }).toEqual({ name, isRefused: true })
    expect([await standing(self), await standing(victim)]).toEqual([before, others])
    expect((await standing(admin)).role).toBe('admin')
    const admins = await api.database.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .execute()
    expect(admins).toEqual([{ id: admin.userId }])
  })
})

describe('the last admin', () => {
  it.each([
    ['demoted', 'PATCH', { roles: ['lc:customer'] }],
    ['deactivated', 'PATCH', { isActive: false }],
  ])('can’t be %s by themselves', async (_name, method, body) => {
    const { status } = await call(api, method, `/api/users/${admin.userId}`, { token: admin.token, body })
    expect(status).toBe(400)
    expect((await standing(admin)).role).toBe('admin')
  })

  it.each([
    ['deactivate', { isActive: false }],
    ['demote', { roles: ['lc:customer'] }],
  ])('remains when two admins %s each other concurrently', async (_name, body) => {
    const second = await signUp(api)
    await call(api, 'PATCH', `/api/users/${second.userId}`, {
      token: admin.token,
      body: { roles: ['lc:admin'] },
    })
    const answers = await Promise.all([
      call(api, 'PATCH', `/api/users/${second.userId}`, { token: admin.token, body }),
      call(api, 'PATCH', `/api/users/${admin.userId}`, { token: second.token, body }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { db } = api.database
    const left = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('isActive', '=', true)
      .execute()
    expect(left).toHaveLength(1)
    // restores the first admin for the following tests
    await db.updateTable('users').set({ role: '', isActive: true }).where('id', '=', second.userId).execute()
    await db
      .updateTable('users')
      .set({ role: 'admin', isActive: true })
      .where('id', '=', admin.userId)
      .execute()
    await db
      .updateTable('memberships')
      .set({ roles: ['lc:admin'] })
      .where('userId', '=', admin.userId)
      .execute()
    admin = { ...admin, token: await signInAs(api, admin.email, admin.password) }
  })

  it('remains when two admins delete each other concurrently', async () => {
    const second = await signUp(api)
    await call(api, 'PATCH', `/api/users/${second.userId}`, {
      token: admin.token,
      body: { roles: ['lc:admin'] },
    })
    const remove = (id: string, token: string) =>
      call(api, 'DELETE', `/api/users/${id}?content=keep`, { token })
    const answers = await Promise.all([
      remove(second.userId, admin.token),
      remove(admin.userId, second.token),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await api.database.db.selectFrom('users').select('id').where('role', '=', 'admin').execute()
    expect(left).toHaveLength(1)
  })
})

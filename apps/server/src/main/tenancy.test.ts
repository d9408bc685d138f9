import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { roles, storedRoles, type Role } from '@web2/contract/core'
import {
  call,
  signInAs,
  signUp,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../testing/worlds/start-api.ts'
import { eventually } from '../testing/eventually.ts'
import { openEventSocket } from '../testing/listen-for-events.ts'
import { socketClient } from '../testing/network/official-client.ts'
import { defineService } from '../platform/api/define-service.ts'
import { methodNotOffered } from '../platform/api/method-not-offered.ts'
import { services } from './services.ts'
import { methodNames, type MethodName } from '../platform/api/service-types.ts'
import { mayUse } from '../platform/auth/caller.ts'

/* Two accounts must not see each other, and every method requires the capability in its policy. */

let api: TestApi
let mine: TestUser
let theirs: TestUser
beforeAll(async () => {
  api = await startTestApi()
  await signUp(api)
  mine = await signUp(api)
  theirs = await signUp(api)
})
afterAll(() => api.stop())

const nap = (businessName: string) => ({ businessName, address1: '1 Elm St', phone: '555 0100' })
const httpVerb: Record<MethodName, string> = {
  find: 'GET',
  get: 'GET',
  create: 'POST',
  update: 'PUT',
  patch: 'PATCH',
  remove: 'DELETE',
}
const someId = '0190a000-0000-7000-8000-000000000000'
const every = services.flatMap(({ definition }) => methodNames.map((method) => ({ definition, method })))

describe('policies', () => {
  test.each(every)(
    '$definition.path $method: allows only the roles of its policy',
    async ({ definition, method }) => {
      const path = `/api/${definition.path}${method === 'find' || method === 'create' ? '' : `/${someId}`}`
      const ask = (token?: string) =>
        call(api, httpVerb[method], path, { token, ...(httpVerb[method] !== 'GET' && { body: {} }) })
      const needed = definition.policy[method]
      if (!needed) {
        const { status, body } = await ask(mine.token)
        expect(status).toBe(405)
        expect(body.message).toBe(methodNotOffered(definition, method))
        return
      }
      if (needed === 'guest') {
        expect([200, 201, 400, 401, 404]).toContain((await ask()).status)
        return
      }
      expect((await ask()).status).toBe(401)
      for (const role of roles) {
        const { status, body } = await ask(await tokenOf(role))
        const isRefused = status === 403 && ['forbidden', 'account-inactive'].includes(body.data.id)
        const caller = { userId: '', accountId: '', sessionId: '', role, accountActive: true }
        expect({ role, isRefused }).toEqual({ role, isRefused: !mayUse(caller, needed) })
      }
    },
  )

  test('a service without a policy, or with a method that has none, does not start', () => {
    const start = (policy: object, methods: object) =>
      startTestApi({
        database: api.database,
        services: [defineService({ path: 'odd', policy, methods: () => methods })],
      })
    const find = async () => ({})
    return Promise.all([
      expect(start({}, { find })).rejects.toThrow('no policy'),
      expect(start({ get: 'content:read' }, { find, get: find })).rejects.toThrow('find has no policy'),
      expect(start({ find: 'content:read', get: 'content:read' }, { find })).rejects.toThrow('no method'),
      expect(start({ create: 'content:write' }, { create: find })).rejects.toThrow('no schema'),
      expect(start({ find: 'content:read' }, { find, fnd: find })).rejects.toThrow('fnd is no method'),
    ])
  })
})

const tokens = new Map<Role, Promise<string>>()
/** Returns the token of a user with that role in a separate active account. */
const tokenOf = (role: Role): Promise<string> => {
  const known = tokens.get(role) ?? makeUserWith(role)
  tokens.set(role, known)
  return known
}
const makeUserWith = async (role: Role): Promise<string> => {
  const user = await signUp(api)
  const held = storedRoles.filter((stored) => stored === `lc:${role}`)
  const { db } = api.database
  await sql`update memberships set roles = ${[...held]} where user_id = ${user.userId}`.execute(db)
  return signInAs(api, user.email, user.password)
}

describe('records of another account', () => {
  const overRest = (user: TestUser) => ({
    find: async (query: string) => (await call(api, 'GET', `/api/naps?${query}`, { token: user.token })).body,
    code: async (method: string, path: string, body?: unknown) =>
      (await call(api, method, `/api/naps${path}`, { token: user.token, body })).status,
  })

  test('REST: are not found, changed, counted or deleted', async () => {
    const { body: record } = await call(api, 'POST', '/api/naps', {
      token: theirs.token,
      body: nap('Theirs'),
    })
    const { find, code } = overRest(mine)
    const path = `/${record._id}`
    expect(await code('GET', path)).toBe(404)
    expect(await code('PATCH', path, { phone: '1' })).toBe(404)
    expect(await code('PUT', path, nap('Mine now'))).toBe(404)
    expect(await code('DELETE', path)).toBe(404)
    expect((await find('')).total).toBe(0)
    expect((await find(`_id=${record._id}`)).total).toBe(0)
    expect((await find(`$or[0][_id]=${record._id}&$or[1][businessName]=Theirs`)).total).toBe(0)
    expect((await find('$limit=0')).total).toBe(0)
    expect(await code('DELETE', `?multi_delete=${record._id}`)).toBe(200)
    const after = await call(api, 'GET', `/api/naps${path}`, { token: theirs.token })
    expect(after.body).toEqual(record)
  })

  test('websocket: the same', async () => {
    const { body: record } = await call(api, 'POST', '/api/naps', {
      token: theirs.token,
      body: nap('Theirs'),
    })
    const client = socketClient(api.url, { Authorization: `Bearer ${mine.token}` })
    const naps = client.app.service('naps')
    const gone = { code: 404 }
    await expect(naps.get(record._id)).rejects.toMatchObject(gone)
    await expect(naps.patch(record._id, { phone: '1' })).rejects.toMatchObject(gone)
    await expect(naps.update(record._id, nap('Mine now'))).rejects.toMatchObject(gone)
    await expect(naps.remove(record._id)).rejects.toMatchObject(gone)
    expect(await naps.find({ query: { _id: { $in: [record._id] } } })).toMatchObject({ total: 0 })
    client.close()
  })

  test('ignores an account or owner in the body', async () => {
    const body = { ...nap('Mine'), createdBy: theirs.userId, _id: someId }
    const created = await call(api, 'POST', '/api/naps', { token: mine.token, body })
    expect(created.body).toMatchObject({ createdBy: mine.userId })
    expect(created.body._id).not.toBe(someId)
    const accountId = theirs.accountId
    expect(
      (await call(api, 'POST', '/api/naps', { token: mine.token, body: { ...nap('x'), accountId } })).status,
    ).toBe(400)
    expect(
      (await call(api, 'PATCH', `/api/naps/${created.body._id}`, { token: mine.token, body: { accountId } }))
        .status,
    ).toBe(400)
  })

  test('hides other users, and users can’t raise their own role', async () => {
    const patch = (id: string, body: object) =>
      call(api, 'PATCH', `/api/users/${id}`, { token: mine.token, body })
    expect((await call(api, 'GET', `/api/users/${theirs.userId}`, { token: mine.token })).status).toBe(404)
    expect((await patch(theirs.userId, { name: 'x' })).status).toBe(404)
    expect((await patch(theirs.userId, { isActive: false })).status).toBe(404)
    expect((await patch(mine.userId, { roles: ['lc:admin'] })).status).toBe(404)
    expect((await patch(mine.userId, { tier: { type: 'platinum' } })).status).toBe(404)
    const list = await call(api, 'GET', '/api/users?$limit=100', { token: mine.token })
    expect(list.body.data.map((user: { _id: string }) => user._id)).toEqual([mine.userId])
  })

  test('a session cannot move to an account without a membership', async () => {
    const body = { accountId: theirs.accountId }
    expect(
      (await call(api, 'PATCH', '/api/login-sessions/current', { token: mine.token, body })).status,
    ).toBe(400)
  })

  test('events reach only signed-in sockets of the account', async () => {
    const listen = (user: TestUser) =>
      openEventSocket(api, user, (event, { businessName }: { businessName: string }) => [event, businessName])
    const [own, other, nobody] = [await listen(mine), await listen(theirs), socketClient(api.url)]
    const toNobody = vi.fn()
    nobody.socket.onAny(toNobody)
    await nobody.app.service('version').find()
    const created = await call(api, 'POST', '/api/naps', { token: mine.token, body: nap('A') })
    const path = `/api/naps/${created.body._id}`
    await call(api, 'PATCH', path, { token: mine.token, body: { phone: '2' } })
    await call(api, 'PUT', path, { token: mine.token, body: nap('B') })
    await call(api, 'DELETE', path, { token: mine.token })
    await call(api, 'POST', '/api/naps', { token: theirs.token, body: nap('C') })
    await eventually(() => expect(other.heard).toEqual([['naps created', 'C']]))
    expect(own.heard).toEqual([
      ['naps created', 'A'],
      ['naps patched', 'A'],
      ['naps updated', 'B'],
      ['naps removed', 'B'],
    ])
    expect(toNobody).not.toHaveBeenCalled()
    for (const each of [own, other, nobody]) each.close()
  })
})

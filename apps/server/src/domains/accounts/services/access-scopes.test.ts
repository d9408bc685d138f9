import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { can, accessScopes, areasOfServices, capabilitiesInService } from '@web2/contract/core'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { openEventSocket } from '../../../testing/listen-for-events.ts'
import { eventually } from '../../../testing/eventually.ts'
import { services } from '../../../main/services.ts'
import { methodNames } from '../../../platform/api/service-types.ts'

/* Every service × method × scope: a token can do exactly what the contract's table allows. */

let api: TestApi
let ann: TestUser
const tokens = new Map<string, string>()
beforeAll(async () => {
  api = await startTestApi()
  await signUp(api)
  ann = await signUp(api)
  for (const scope of accessScopes) {
    const body = { name: scope, scopes: [scope], expiresInDays: null }
    const { body: made } = await call(api, 'POST', '/api/access-tokens', { token: ann.token, body })
    tokens.set(scope, made.token)
  }
})
afterAll(() => api.stop())

const verbs = {
  find: 'GET',
  get: 'GET',
  create: 'POST',
  update: 'PUT',
  patch: 'PATCH',
  remove: 'DELETE',
} as const
const someId = '0190a000-0000-7000-8000-000000000000'
const closedToAll = [
  'access-tokens',
  'account-deletion',
  'audit-log',
  'cloud-settings-manager',
  'events',
  'invite-user',
  'lead-members',
  'login-as-user',
  'login-sessions',
  'mails',
  'memberships',
  'two-factor',
  'users',
]

describe('an access token with one scope', () => {
  test.each(services.map(({ definition }) => definition))(
    '$path: allows each method only to its scopes',
    async ({ path, policy }) => {
      for (const method of methodNames) {
        const needed = policy[method]
        if (needed === undefined || needed === 'guest') continue
        const address = `/api/${path}${method === 'find' || method === 'create' ? '' : `/${someId}`}`
        const verb = verbs[method]
        for (const scope of accessScopes) {
          const { status, body } = await call(api, verb, address, {
            token: tokens.get(scope)!,
            ...(verb !== 'GET' && { body: {} }),
          })
          const isBeyond = status === 403 && String(body?.message).startsWith('This access token')
          const isAllowed = capabilitiesInService([scope], path).has(needed) && can('customer', needed)
          expect({ method, scope, isBeyond }).toEqual({ method, scope, isBeyond: !isAllowed })
        }
      }
    },
  )
})

test('no scope gives access to settings, users or keys', () => {
  for (const path of closedToAll) expect(capabilitiesInService(accessScopes, path).size).toBe(0)
  for (const path of Object.keys(areasOfServices)) {
    const held = [...capabilitiesInService(accessScopes, path)]
    expect(held.filter((each) => /^(settings|members|users|profile|audit)/.test(each))).toEqual([])
  }
})

test('the scope table names only existing services', () => {
  const paths = services.map(({ definition }) => definition.path)
  expect(Object.keys(areasOfServices).filter((path) => !paths.includes(path))).toEqual([])
})

it('a token’s socket receives only events its scopes allow', async () => {
  const listen = (scope: string) =>
    openEventSocket(api, { ...ann, token: tokens.get(scope)! }, (event, { name }: { name: string }) => [
      event,
      name,
    ])
  const [content, campaigns] = [await listen('content:read'), await listen('campaigns:read')]
  await call(api, 'POST', '/api/categories', { token: ann.token, body: { name: 'Roses', color: 'blue' } })
  await call(api, 'POST', '/api/campaigns', { token: ann.token, body: { name: 'Spring' } })
  await eventually(() => expect(content.heard).toEqual([['categories created', 'Roses']]))
  await eventually(() => expect(campaigns.heard).toEqual([['campaigns created', 'Spring']]))
  expect(content.heard).toHaveLength(1)
  for (const each of [content, campaigns]) each.close()
})

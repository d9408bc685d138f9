import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { services } from '../../main/services.ts'
import { signInAs, signUp, startTestApi, type TestApi, type TestUser } from '../worlds/start-api.ts'
import { createWorld, type World } from '../worlds/publishing-world.ts'
import { fillAccount } from './fill-account.ts'
import { bodyPlaces, sampleBody } from './sample-body.ts'
import { restSender, socketSender, type RawCall, type Sender } from './send-raw.ts'

const own = '0190a000-0000-7000-8000-0000000000aa'

const nested = (depth: number): unknown => {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}

const values: readonly unknown[] = [
  null,
  '',
  '   ',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  "'; drop table users; --",
  '${7*7}{{7*7}}%s%n',
  '../../../../etc/passwd',
  '..%2f..%5c..\\..\\',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  'x'.repeat(70_000),
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  [[]],
  {},
  { $ne: null },
  { length: -1 },
  { then: 'x', toString: 'x', constructor: { prototype: { polluted: 1 } } },
  nested(300),
]

const queries: readonly Record<string, unknown>[] = [
  { $limit: -1 },
  { $limit: 'x' },
  { $limit: { $gt: 1 } },
  { $skip: 1e30 },
  { $skip: '99999999999999999999' },
  { $sort: { _id: 'up' } },
  { $sort: { 'a; drop table users': 1 } },
  { $select: ['accountId', 'secretKeySealed'] },
  { $select: { a: 1 } },
  { _id: { $in: { 0: 'x' } } },
  { _id: { $regex: '.*' } },
  { createdAt: { $gt: 'x' } },
  { createdAt: { $lt: '999999-01-01' } },
  { name: { $search: '%'.repeat(400) } },
  { name: '\u0000' },
  { $or: [] },
  { $or: { 0: 'x' } },
  { $and: [{ $or: [{ $and: [{}] }] }] },
  { 'a->>b': 1 },
  { constructor: { prototype: { polluted: 1 } } },
]

/** Sample of all pairs of a body field and a value: every `every`th, beginning at `from`. */
export interface Share {
  readonly every: number
  readonly from: number
}

const pathCalls = (path: string, { every, from }: Share): RawCall[] => {
  const { definition } = services.find((service) => service.definition.path === path)!
  const { data = {}, policy } = definition
  const bodies = (['create', 'patch', 'update'] as const).flatMap((method): RawCall[] => {
    const schema = data[method]
    if (!schema) return []
    const whole = [...values, [sampleBody(schema)], { ...sampleBody(schema), surprise: 1 }]
    const inside = bodyPlaces(schema)
      .flatMap((place) => values.map((value) => () => place.with(value)))
      .filter((_make, at) => at % every === from)
      .map((make) => make())
    return [...whole, ...inside].map((body) => ({ path, method, id: own, body }))
  })
  const lists = queries.map((query): RawCall => ({ path, method: 'find', query }))
  const ids = ['', ' ', '%', '\u0000', '..', own.replaceAll('-', ''), 'x'.repeat(3_000), '1e5', '{}'].flatMap(
    (id): RawCall[] => [
      { path, method: 'get', id },
      { path, method: 'remove', id },
    ],
  )
  return [...ids, ...lists, ...bodies].filter(
    ({ method }) => policy[method] !== undefined && !waits.has(`${path} ${method}`),
  )
}

/** Calls to external services; their failures are those of a missing network. */
const reachesOut = new Set(['wiki-images', 'image-search', 'site-imports', 'website-listings'])
/** Calls that wait for a worker, which is not running here. */
const waits = new Set(['third-party-services create'])
/** A socket that has signed out is a guest, and disconnected when it sends what only members may. */
const endsSession = ({ path, method }: RawCall): boolean => path === 'authentication' && method === 'remove'
/**
 * Calls per socket, because one that calls more often than any screen is disconnected (socket-transport.ts).
 */
const callsOfOneSocket = 500

/**
 * Checks that any value in a body or query is accepted or rejected: never a server error, and no other
 * change. Each transport tries its sample of the values inside bodies, and all the rest.
 */
export const tryHostileBodies = (shares: { readonly rest: Share; readonly socket: Share }): void => {
  let world: World
  let api: TestApi
  let user: TestUser
  beforeAll(async () => {
    world = await createWorld()
    const { config, jobs } = world.context
    api = await startTestApi({ database: world.database, config, jobs })
    await signUp(api)
    user = await signUp(api)
    await fillAccount(api.database.db, { ...user, id: own, marker: 'own' })
  })
  afterAll(async () => {
    await api.stop()
    await world.end()
  })

  describe.each([
    { name: 'REST', sender: restSender, share: shares.rest },
    { name: 'a websocket', sender: socketSender, share: shares.socket },
  ])('over $name', ({ sender, share }) => {
    test.each(services.map(({ definition }) => definition.path))('%s', async (path) => {
      let token = await signInAs(api, user.email, user.password)
      let attacker: Sender = sender(api, token)
      const failures: string[] = []
      for (const [place, raw] of pathCalls(path, share).entries()) {
        if (place % callsOfOneSocket === callsOfOneSocket - 1) {
          attacker.close()
          attacker = sender(api, token)
        }
        const { status, text } = await attacker.send(raw)
        if (endsSession(raw)) {
          attacker.close()
          token = await signInAs(api, user.email, user.password)
          attacker = sender(api, token)
        }
        const isOutside = reachesOut.has(path) && status === 503
        if (status >= 500 && !isOutside)
          failures.push(
            `${raw.method} ${JSON.stringify({ ...raw }).slice(0, 300)}: ${status} ${text.slice(0, 100)} ${api.logged.at(-1)?.slice(0, 300) ?? ''}`,
          )
      }
      attacker.close()
      expect(failures).toEqual([])
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    })
  })
}

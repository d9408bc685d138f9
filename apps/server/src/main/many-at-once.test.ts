import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../testing/worlds/start-api.ts'
import { longestStretch } from '../testing/longest-stretch.ts'

let api: TestApi
let user: TestUser
beforeAll(async () => {
  api = await startTestApi()
  user = await signUp(api)
  // the first call of a kind compiles its schemas
  const few = { importId: randomUUID(), batch: 0, rows: [wrong] }
  await call(api, 'POST', '/api/naps-bulk-generator', { token: user.token, body: few })
})
afterAll(() => api.stop())

const many = <T>(count: number, each: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => each(at))
const wrong = { weekdays: many(1_900, () => 0) }

/** Share of the total work; without yielding it would be nearly all of it. */
const short = 0.5

test.each<[what: string, method: string, path: string, body: unknown]>([
  [
    'listings with thousands of mistakes each',
    'POST',
    'naps-bulk-generator',
    { importId: randomUUID(), batch: 0, rows: many(500, () => wrong) },
  ],
  [
    'new pages of a working copy',
    'PATCH',
    'cached-data/many',
    {
      pages: many(500, (at) => ({ _id: `p${at}`, name: `Page ${at}`, slug: `page-${at}`, html: '<p>a</p>' })),
    },
  ],
])('%s do not block other requests', async (_what, method, path, body) => {
  const ask = () => call(api, method, `/api/${path}`, { token: user.token, body })
  const share = await longestStretch(async () => expect((await ask()).status).toBeLessThan(300))
  expect(share).toBeLessThan(short)
})

test.each(['added', 'updated', 'deleted'])(
  'a thousand and one pages that are %s are rejected unread',
  async (list) => {
    const pages = { [list]: many(1_001, () => (list === 'deleted' ? randomUUID() : { _id: randomUUID() })) }
    const site = { token: user.token, body: { pages } }
    expect(await call(api, 'PATCH', `/api/cloud-builder/${randomUUID()}`, site)).toMatchObject({
      status: 400,
      body: { errors: { [`pages.${list}`]: 'Use at most 1000' } },
    })
  },
)

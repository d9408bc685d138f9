import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../testing/worlds/start-api.ts'
import { mergeCountChanges } from './fold-counts.ts'

let api: TestApi
let ann: TestUser
beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
})
afterAll(() => api.stop())

const send = async (method: string, path: string, body?: unknown) =>
  (await call(api, method, `/api/${path}`, { token: ann.token, body })).body

interface Row {
  _id: string
  status: string
}
const rowsOf = async (path: string): Promise<Row[]> => (await send('GET', `${path}?$limit=100`)).data
const pickOf = async (path: string, n: number) => (await rowsOf(path)).at(n % 5)?._id

const operations = {
  addArticle: (n: number) => send('POST', 'articles', { title: `A ${n}` }),
  removeArticle: async (n: number) => send('DELETE', `articles/${await pickOf('articles', n)}`),
  markReady: async (n: number) =>
    send('PATCH', `articles/${await pickOf('articles', n)}`, { status: 'ready' }),
  restoreArticle: async (n: number) => {
    const id = await pickOf('articles', n)
    if (id === undefined) return
    await send('DELETE', `articles/${id}`)
    await send('PATCH', `articles/${id}`, { deletedAt: null })
  },
  addListing: (n: number) =>
    send('POST', 'naps', {
      businessName: `B ${n}`,
      address1: `${n} Elm Street`,
      phone: `+1 415 555 01${n % 90}`,
    }),
  removeListings: async () => {
    const ids = (await rowsOf('naps')).slice(0, 2).map(({ _id }) => `_id[$in][]=${_id}`)
    if (ids.length > 0) await send('DELETE', `naps?${ids.join('&')}`)
  },
  merge: () => mergeCountChanges(api.database.db),
}
const steps = fc.array(
  fc.tuple(fc.constantFrom(...(Object.keys(operations) as (keyof typeof operations)[])), fc.nat(1_000)),
  { minLength: 1, maxLength: 12 },
)

test('totals of lists are the numbers of their rows after any history, merged or not', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      for (const [name, n] of history) await operations[name](n)
      for (const path of ['articles', 'naps']) {
        const rows = await rowsOf(path)
        expect((await send('GET', `${path}?$limit=0`)).total).toBe(rows.length)
        expect((await send('GET', `${path}?$skip=500`)).total).toBe(rows.length)
      }
      const articles = await rowsOf('articles')
      for (const status of ['draft', 'ready', 'failed'])
        expect((await send('GET', `articles?status=${status}&$limit=1`)).total).toBe(
          articles.filter((row) => row.status === status).length,
        )
    }),
    { numRuns: 20 },
  )
})

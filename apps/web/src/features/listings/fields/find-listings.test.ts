import { expect, test, vi, onTestFinished } from 'vitest'
import { listingQuery, listingsFound, listingsLeft } from './find-listings.ts'

const id = '0192F0C1-0000-7000-8000-000000000001'

const searched = (text: string) => ({
  $or: ['businessName', 'address1', 'city', 'phone'].map((field) => ({ [field]: { $search: text } })),
})

test.each([
  ['  ', { businessName: { $search: '' } }],
  [' Green ', searched('Green')],
  ['0192f0c1', searched('0192f0c1')],
  [id, { _id: id.toLowerCase() }],
])('what “%s” looks for', (typed, where) => {
  expect(listingQuery(typed)).toEqual(where)
})

test('the picker counts by a list of none, and asks for the fifty that were added last', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const query = new URL(address, 'http://localhost').searchParams
    asked.push(decodeURIComponent(String(query)))
    const limit = Number(query.get('$limit'))
    const answer = { total: limit === 0 ? 60 : 2, limit, skip: 0, data: [] }
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { queryFn } = listingsFound('')
  expect(await (queryFn as () => Promise<unknown>)()).toMatchObject({ total: 60, data: [] })
  expect(asked).toEqual([
    'businessName[$search]=&$limit=0',
    'businessName[$search]=&$sort[createdAt]=-1&$limit=50&$total=false',
  ])
})

test('what a picker leaves out is said', () => {
  expect(listingsLeft({ total: 2, data: [1, 2] })).toBeNull()
  expect(listingsLeft({ total: 10_002, data: [1, 2] })).toMatch(/^10,000 more/)
})

import { expect, test } from 'vitest'
import { listingQuery, listingsLeft } from './find-listings.ts'

const id = '0192F0C1-0000-7000-8000-000000000001'

const searched = (text: string) => ({
  $or: ['businessName', 'address1', 'city', 'phone'].map((field) => ({ [field]: { $search: text } })),
})

test.each([
  ['  ', {}],
  [' Green ', searched('Green')],
  ['0192f0c1', searched('0192f0c1')],
  [id, { _id: id.toLowerCase() }],
])('the server is asked for the first fifty that “%s” finds', (typed, where) => {
  expect(listingQuery(typed)).toEqual({ ...where, $sort: { businessName: 1 }, $limit: 50 })
})

test('what a picker leaves out is said', () => {
  expect(listingsLeft({ total: 2, data: [1, 2] })).toBeNull()
  expect(listingsLeft({ total: 10_002, data: [1, 2] })).toMatch(/^10,000 more/)
})

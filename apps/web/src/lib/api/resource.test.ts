import { expect, test, vi } from 'vitest'
import * as client from './client.ts'
import { resource } from './resource.ts'

test('all records are asked for 100 at a time until the total is reached', async () => {
  const records = Array.from({ length: 205 }, (_, at) => ({ _id: String(at) }))
  const find = vi.fn(({ query }: { query: { $limit: number; $skip: number } }) => ({
    total: records.length,
    data: records.slice(query.$skip, query.$skip + query.$limit),
  }))
  vi.spyOn(client, 'apiClient').mockResolvedValue({ service: () => ({ find }) } as never)
  expect(await resource('naps').findAll({ city: 'Bath' })).toEqual(records)
  expect(find.mock.calls.map(([{ query }]) => query)).toEqual([
    { city: 'Bath', $limit: 100, $skip: 0 },
    { city: 'Bath', $limit: 100, $skip: 100 },
    { city: 'Bath', $limit: 100, $skip: 200 },
  ])
})

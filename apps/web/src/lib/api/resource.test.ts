import { afterEach, expect, test, vi } from 'vitest'
import { resource } from './resource.ts'

afterEach(() => vi.unstubAllGlobals())

test('all records are requested 100 at a time until the total is reached', async () => {
  const records = Array.from({ length: 205 }, (_, at) => ({ _id: String(at) }))
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const query = new URL(address, 'http://localhost').searchParams
    asked.push(decodeURIComponent(String(query)))
    const skip = Number(query.get('$skip'))
    const data = records.slice(skip, skip + Number(query.get('$limit')))
    return Promise.resolve(new Response(JSON.stringify({ total: records.length, data })))
  })
  expect(await resource('naps').findAll({ city: 'Bath' })).toEqual(records)
  expect(asked).toEqual([
    'city=Bath&$limit=100&$skip=0',
    'city=Bath&$limit=100&$skip=100',
    'city=Bath&$limit=100&$skip=200',
  ])
})

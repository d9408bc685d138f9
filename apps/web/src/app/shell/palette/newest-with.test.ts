import { expect, test } from 'vitest'
import { newestWith } from './newest-with.ts'

test('all records are searched for what is typed, and the newest are offered before', () => {
  expect(newestWith(['name'], '')).toEqual({ $sort: { createdAt: -1 }, $total: false, $limit: 5 })
  expect(newestWith(['name', 'rootSlug'], 'page 77')).toMatchObject({
    $or: [{ name: { $search: 'page 77' } }, { rootSlug: { $search: 'page 77' } }],
    $limit: 20,
  })
})

import { expect, test } from 'vitest'
import { newestWith } from './newest-with.ts'

test('all fields are searched for what is typed, newest records first', () => {
  expect(newestWith(['name', 'rootSlug'], 'page 77')).toEqual({
    $or: [{ name: { $search: 'page 77' } }, { rootSlug: { $search: 'page 77' } }],
    $sort: { createdAt: -1 },
    $total: false,
    $limit: 20,
  })
})

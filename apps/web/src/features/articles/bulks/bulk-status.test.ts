import { expect, it } from 'vitest'
import { bulkLook } from './bulk-status.tsx'

it.each([
  ['done', 0, 'Done'],
  ['done', 3, 'Incomplete'],
  ['done', 11, 'Failed'],
  ['paused', 3, 'Paused'],
] as const)('a bulk of 11 articles that is %s with %d failures reads “%s”', (status, failed, label) => {
  expect(bulkLook({ status, failed, total: 11 }).label).toBe(label)
})

import { expect, it } from 'vitest'
import { retryAfterOf } from './retry-after.ts'

const now = Date.parse('2026-12-01T10:00:00Z')
const hour = 3_600_000

it.each([
  ['seconds', '120', 120_000],
  ['a date', 'Tue, 01 Dec 2026 10:02:00 GMT', 120_000],
  ['a date that has passed', 'Tue, 01 Dec 2026 09:00:00 GMT', 0],
  ['more than the limit', '86400', hour],
  ['nothing', undefined, undefined],
  ['an empty text', ' ', undefined],
  ['another text', 'soon', undefined],
])('reads %s', (_what, header, expected) => {
  expect(retryAfterOf(header, now, hour)).toBe(expected)
})

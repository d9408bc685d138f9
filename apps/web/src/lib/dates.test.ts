import { expect, it } from 'vitest'
import { formatShortMoment } from './dates.ts'

it('a short moment names its year only where it is another', () => {
  const now = new Date(2026, 5, 1)
  expect(formatShortMoment(new Date(2026, 10, 20, 18, 5).toISOString(), now)).not.toContain('2026')
  expect(formatShortMoment(new Date(2027, 0, 2, 18, 5).toISOString(), now)).toContain('2027')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usageForecast } from './usage-forecast.ts'

const units = fc.integer({ min: 0, max: 1_000_000 })
const moment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2030-12-31T23:59:59Z'),
  noInvalidDate: true,
})

test.each([
  ['2026-11-02T12:00:00Z', 30, null, 'none'],
  ['2026-11-04T00:00:00Z', 30, 300, 'rough'],
  ['2026-11-16T00:00:00Z', 30, 60, 'fair'],
  ['2026-02-15T00:00:00Z', 0, 0, 'fair'],
] as const)('at %s, %s used make %s by the end of the month', (at, used, atMonthEnd, strength) => {
  expect(usageForecast(used, 1_000, new Date(at))).toMatchObject({ atMonthEnd, strength })
})

test('the day on which the allowance ends is told when it lies in the month', () => {
  const at = new Date('2026-11-11T00:00:00Z')
  expect(usageForecast(50, 100, at).fullAt?.toISOString()).toBe('2026-11-21T00:00:00.000Z')
  expect(usageForecast(10, 100, at).fullAt).toBeNull()
  expect(usageForecast(100, 100, at).fullAt).toBeNull()
})

test('laws: never below what is used, more for who has used more, and full exactly when it goes beyond', () => {
  fc.assert(
    fc.property(units, units, units, moment, (used, more, allowed, now) => {
      const forecast = usageForecast(used, allowed, now)
      if (forecast.atMonthEnd === null) {
        expect(forecast).toMatchObject({ strength: 'none', fullAt: null })
        return
      }
      expect(forecast.atMonthEnd).toBeGreaterThanOrEqual(used)
      expect(usageForecast(used + more, allowed, now).atMonthEnd).toBeGreaterThanOrEqual(forecast.atMonthEnd)
      if (forecast.fullAt) {
        expect(forecast.fullAt.getTime()).toBeGreaterThanOrEqual(now.getTime())
        expect(forecast.atMonthEnd).toBeGreaterThanOrEqual(allowed)
        expect(forecast.fullAt.getUTCMonth()).toBe(now.getUTCMonth())
      }
    }),
  )
})

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
] as const)('at %s, %s used units forecast %s at the end of the month', (at, used, atMonthEnd, strength) => {
  expect(usageForecast(used, 1_000, new Date(at))).toMatchObject({ atMonthEnd, strength })
})

test('returns the day the allowance runs out if it is in this month', () => {
  const at = new Date('2026-11-11T00:00:00Z')
  expect(usageForecast(50, 100, at).fullAt?.toISOString()).toBe('2026-11-21T00:00:00.000Z')
  expect(usageForecast(10, 100, at).fullAt).toBeNull()
  expect(usageForecast(100, 100, at).fullAt).toBeNull()
})

test('laws: never below current usage, rises with usage, full exactly if over the limit', () => {
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

/** Units for each day of the month up to a moment on its 4th to 28th day; the last day is partial. */
const days = fc
  .record({
    whole: fc.array(fc.nat(1_000), { minLength: 3, maxLength: 27 }),
    today: fc.nat(1_000),
    hours: fc.double({ min: 0, max: 0.99, noNaN: true }),
  })
  .map(({ whole, today, hours }) => ({
    byDay: [...whole, today],
    used: whole.reduce((sum, units) => sum + units, today),
    now: new Date(Date.UTC(2026, 1, 1 + whole.length) + hours * 24 * 3_600_000),
  }))

const forecastOf = (byDay: readonly number[], now: Date) =>
  usageForecast(
    byDay.reduce((sum, units) => sum + units, 0),
    1_000_000,
    now,
    byDay,
  )

test('has a range as wide as the days vary, and none if some days are unknown', () => {
  const at = new Date('2026-11-16T00:00:00Z')
  const even = Array.from({ length: 15 }, () => 2)
  expect(forecastOf(even, at)).toMatchObject({ atMonthEnd: 60, range: { low: 60, high: 60 } })
  const uneven = even.map((_, place) => (place % 3 === 0 ? 6 : 0))
  expect(forecastOf(uneven, at)).toMatchObject({ atMonthEnd: 60, range: { low: 39, high: 81 } })
  expect(usageForecast(30, 100, at).range).toBeNull()
  expect(usageForecast(31, 100, at, even).range).toBeNull()
  expect(usageForecast(30, 100, new Date('2026-11-03T00:00:00Z'), [15, 15]).range).toBeNull()
})

test('laws: the range contains the forecast and nothing below current usage', () => {
  fc.assert(
    fc.property(days, ({ byDay, used, now }) => {
      const { atMonthEnd, range } = forecastOf(byDay, now)
      expect(range).not.toBeNull()
      expect(range!.low).toBeGreaterThanOrEqual(used)
      expect(range!.low).toBeLessThanOrEqual(atMonthEnd!)
      expect(range!.high).toBeGreaterThanOrEqual(atMonthEnd!)
    }),
  )
})

test('laws: the range ignores the order of days and never shrinks when they vary more', () => {
  fc.assert(
    fc.property(days, fc.nat(), fc.nat(), fc.nat(1_000), ({ byDay, now }, one, other, units) => {
      const whole = byDay.slice(0, -1)
      const today = byDay.at(-1)!
      const { range } = forecastOf(byDay, now)
      expect(forecastOf([...whole.toReversed(), today], now).range).toEqual(range)

      const [from, to] = [one % whole.length, other % whole.length].sort((a, b) => whole[a]! - whole[b]!)
      const moved = Math.min(units, whole[from!]!)
      const apart = [...whole]
      apart[from!] = apart[from!]! - moved
      apart[to!] = apart[to!]! + moved
      const wider = forecastOf([...apart, today], now).range!
      expect(wider.low).toBeLessThanOrEqual(range!.low)
      expect(wider.high).toBeGreaterThanOrEqual(range!.high)
    }),
  )
})

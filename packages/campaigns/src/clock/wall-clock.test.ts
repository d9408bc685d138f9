import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOf, wallClock } from './wall-clock.ts'

const zones = fc.constantFrom(
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'UTC',
)
const moments = fc
  .integer({ min: 0, max: 600_000 })
  .map((minutes) => Date.parse('2026-09-01T00:00:00Z') + minutes * 60_000)

test('converts local time back to its moment, or to the same time up to an hour earlier', () => {
  fc.assert(
    fc.property(zones, moments, (zone, moment) => {
      const back = momentOf(zone, wallClock(zone, moment))
      expect(wallClock(zone, back)).toBe(wallClock(zone, moment))
      expect(moment - back).toBeGreaterThanOrEqual(0)
      expect(moment - back).toBeLessThanOrEqual(3_600_000)
    }),
  )
})

test.each([
  ['2026-12-01T09:30', '2026-12-01T14:30:00.000Z'],
  ['2027-03-14T02:30', '2027-03-14T07:30:00.000Z'],
  ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
])('%s in New York is %s', (wall, moment) => {
  expect(new Date(momentOf('America/New_York', wall)).toISOString()).toBe(moment)
})

test('returns NaN for an invalid time', () => expect(momentOf('UTC', 'soon')).toBeNaN())

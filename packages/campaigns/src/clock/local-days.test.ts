import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDay, nextOpenHours, openHours } from './local-days.ts'

const hour = 3_600_000
const at = (text: string) => Date.parse(text)

test.each([
  ['America/Santiago', '2026-09-05T12:00:00Z', '2026-09-06T04:00:00Z'],
  ['America/Havana', '2026-03-07T12:00:00Z', '2026-03-08T05:00:00Z'],
  ['Atlantic/Azores', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00Z'],
])('in %s a day without midnight begins when the one before it ends', (timeZone, eve, turn) => {
  expect(localDay(at(eve), timeZone).to).toBe(at(turn))
  const short = localDay(at(turn), timeZone)
  expect(short.from).toBe(at(turn))
  expect((short.to - short.from) / hour).toBe(23)
})

test('the next posting hours before a day without midnight are not those of the same day', () => {
  const hours = { timeZone: 'America/Santiago', weekdays: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '24:00' }
  expect(nextOpenHours(at('2026-09-05T20:00:00Z'), hours)).toEqual({
    from: at('2026-09-06T12:00:00Z'),
    to: at('2026-09-07T03:00:00Z'),
  })
})

const zones = fc.constantFrom(
  'America/New_York',
  'America/Santiago',
  'America/Havana',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Apia',
  'UTC',
)
const moments = fc
  .integer({ min: 0, max: 2 * 365 * 24 * 60 })
  .map((minutes) => at('2026-01-01T00:00:00Z') + minutes * 60_000)

test('every moment is in its day, and days follow each other without a gap', () => {
  fc.assert(
    fc.property(zones, moments, (zone, moment) => {
      const today = localDay(moment, zone)
      expect(today.from).toBeLessThanOrEqual(moment)
      expect(today.to).toBeGreaterThan(moment)
      expect(localDay(today.to, zone).from).toBe(today.to)
      expect(localDay(today.to - 1, zone)).toEqual(today)
    }),
  )
})

test('the next posting hours begin after the day, with nothing between', () => {
  const times = fc.constantFrom('00:00', '00:30', '09:00', '23:30')
  fc.assert(
    fc.property(zones, moments, times, fc.integer({ min: 1, max: 7 }), (timeZone, moment, from, weekday) => {
      const hours = { timeZone, weekdays: [weekday], from, to: '24:00' }
      const next = nextOpenHours(moment, hours)
      expect(next.from).toBeGreaterThanOrEqual(localDay(moment, timeZone).to)
      expect(openHours(next.from, hours)).toEqual(next)
    }),
  )
})

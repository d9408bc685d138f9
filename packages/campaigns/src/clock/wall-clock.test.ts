import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOf, wallClock } from './wall-clock.ts'

const minute = 60_000
const week = 7 * 24 * 60 * minute
const start = Date.parse('2026-01-01T00:00:00Z')
const ahead = (zone: string, moment: number) => Date.parse(`${wallClock(zone, moment)}Z`) - moment

/** Time zones with the first minute after each of their clock changes in 2026. */
const changes = Intl.supportedValuesOf('timeZone').flatMap((zone) =>
  Array.from({ length: 52 }, (_, weeks) => start + weeks * week)
    .filter((at) => ahead(zone, at) !== ahead(zone, at + week))
    .map((at) => {
      let [before, after] = [at, at + week]
      while (after - before > minute) {
        const middle = Math.floor((before + after) / 2 / minute) * minute
        if (ahead(zone, middle) === ahead(zone, at)) before = middle
        else after = middle
      }
      return { zone, change: after }
    }),
)

test('converts local time back to its moment, the first of two in autumn', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...changes),
      fc.integer({ min: -240, max: 240 }),
      ({ zone, change }, minutes) => {
        const moment = change + minutes * minute
        const wall = wallClock(zone, moment)
        const same = Array.from({ length: 241 }, (_, before) => moment - (240 - before) * minute)
        expect(momentOf(zone, wall)).toBe(same.find((each) => wallClock(zone, each) === wall))
      },
    ),
  )
})

test.each([
  ['2026-12-01T09:30', 'America/New_York', '2026-12-01T14:30:00.000Z'],
  ['2027-03-14T02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-04-05T02:30', 'Pacific/Auckland', '2026-04-04T13:30:00.000Z'],
])('%s in %s is %s', (wall, zone, moment) => {
  expect(new Date(momentOf(zone, wall)).toISOString()).toBe(moment)
})

test('returns NaN for an invalid time', () => expect(momentOf('UTC', 'soon')).toBeNaN())

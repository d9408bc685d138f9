import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localDay, nextOpenHours, openHours } from './local-days.ts'
import { wallClock } from './wall-clock.ts'

const schedule = (change: Partial<Parameters<typeof openHours>[1]> = {}) => ({
  from: '09:00',
  to: '17:00',
  timeZone: 'Europe/Berlin',
  weekdays: [1, 2, 3, 4, 5],
  ...change,
})
const at = (text: string) => Date.parse(text)
const minute = 60_000
const hour = 60 * minute

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const moments = fc
  .integer({ min: 0, max: 6 * 366 * 24 * 60 })
  .map((minutes) => at('2026-01-01T00:00:00Z') + minutes * minute)
const dateAt = (timeZone: string, moment: number) => wallClock(timeZone, moment).slice(0, 10)

it('localDay spans exactly the moments with the same local date, in every time zone', () => {
  fc.assert(
    fc.property(zones, moments, (timeZone, moment) => {
      const date = dateAt(timeZone, moment)
      const { from, to } = localDay(moment, timeZone)
      expect([from, moment, to - minute].map((each) => dateAt(timeZone, each))).toEqual([date, date, date])
      expect(dateAt(timeZone, from - minute) < date && date < dateAt(timeZone, to)).toBe(true)
      expect(localDay(to, timeZone).from).toBe(to)
    }),
  )
})

it('nextOpenHours returns hours of a later local day, in every time zone', () => {
  fc.assert(
    fc.property(zones, moments, (timeZone, moment) => {
      const next = nextOpenHours(moment, schedule({ timeZone }))
      expect(next.from).toBeGreaterThanOrEqual(localDay(moment, timeZone).to)
      expect(openHours(next.from, schedule({ timeZone }))).toEqual(next)
    }),
  )
})

it.each([
  ['an ordinary day', '2026-03-25T12:00:00Z', '2026-03-24T23:00:00Z', 24],
  ['the day on which clocks go forward', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00Z', 23],
  ['the day on which they go back', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00Z', 25],
])('localDay returns the start and length of %s', (_what, moment, from, hours) => {
  const day = localDay(at(moment), 'Europe/Berlin')
  expect(day.from).toBe(at(from))
  expect((day.to - day.from) / hour).toBe(hours)
})

it.each([
  ['America/Santiago', '2026-09-05T12:00:00Z', '2026-09-06T04:00:00Z'],
  ['America/Havana', '2026-03-07T12:00:00Z', '2026-03-08T05:00:00Z'],
  ['Atlantic/Azores', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00Z'],
])('localDay starts a day without midnight when the day before ends: %s', (timeZone, eve, start) => {
  expect(localDay(at(eve), timeZone).to).toBe(at(start))
  const short = localDay(at(start), timeZone)
  expect(short.from).toBe(at(start))
  expect((short.to - short.from) / hour).toBe(23)
})

it('nextOpenHours returns hours of the next day on the eve of a day without midnight', () => {
  const hours = schedule({ timeZone: 'America/Santiago', to: '24:00', weekdays: [1, 2, 3, 4, 5, 6, 7] })
  expect(nextOpenHours(at('2026-09-05T20:00:00Z'), hours)).toEqual({
    from: at('2026-09-06T12:00:00Z'),
    to: at('2026-09-07T03:00:00Z'),
  })
})

it('openHours follows the wall clock across daylight saving changes', () => {
  const open = (moment: string) => {
    const hours = openHours(at(moment), schedule({ weekdays: [5, 1] }))
    return hours && [hours.from, hours.to].map((each) => new Date(each).toISOString())
  }
  expect(open('2026-03-27T12:00:00Z')).toEqual(['2026-03-27T08:00:00.000Z', '2026-03-27T16:00:00.000Z'])
  expect(open('2026-03-30T12:00:00Z')).toEqual(['2026-03-30T07:00:00.000Z', '2026-03-30T15:00:00.000Z'])
  expect(open('2026-03-28T12:00:00Z')).toBeUndefined()
})

it('an hour skipped in spring has no posts; the next day has', () => {
  const gap = schedule({ from: '02:00', to: '03:00', weekdays: [1, 2, 3, 4, 5, 6, 7] })
  expect(openHours(at('2026-03-29T12:00:00Z'), gap)).toBeUndefined()
  const next = nextOpenHours(at('2026-03-28T12:00:00Z'), gap)
  expect(new Date(next.from).toISOString()).toBe('2026-03-30T00:00:00.000Z')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyTimes,
  copyDay,
  hoursFrom,
  hoursProblem,
  spreadHours,
  toTwelveHours,
  toTwentyFourHours,
  weekdaysFrom,
  type DayHours,
} from './opening-hours.ts'

const day = (state: DayHours['state'], start = '', end = ''): DayHours => ({
  name: 'Monday',
  state,
  start,
  end,
  more: [],
})

/** Open from nine to noon, and once more. */
const split = (start: string, end: string): DayHours => ({
  ...day('open', '09:00', '12:00'),
  more: [{ start, end }],
})

it.each([
  ['00:00', '12:00 am'],
  ['09:05', '09:05 am'],
  ['12:00', '12:00 pm'],
  ['13:30', '01:30 pm'],
  ['23:59', '11:59 pm'],
])('%s is %s', (time24, time12) => {
  expect(toTwelveHours(time24)).toBe(time12)
  expect(toTwentyFourHours(time12)).toBe(time24)
})

it.each(['', '9', '24:00', '13:00 pm', 'noon'])('%j is no time', (text) => {
  expect(toTwelveHours(text)).toBe('')
  expect(toTwentyFourHours(text)).toBe('')
})

describe('hours of a day', () => {
  it.each([
    [day('unknown'), null],
    [day('closed'), null],
    [day('open', '09:00', '17:00'), null],
    [day('open', '09:00', ''), 'Enter opening and closing times.'],
    [day('open', '17:00', '09:00'), 'The end must be after the start.'],
    [day('open', '09:00', '09:00'), 'The end must be after the start.'],
    [day('always'), null],
    [split('12:30', '17:00'), null],
    [split('12:30', '12:00'), 'The end must be after the start.'],
    [split('11:00', '17:00'), 'Hours after a break must start after the previous hours end.'],
    [split('12:30', ''), 'Enter opening and closing times.'],
    [{ ...day('open', '18:00', '02:00'), overnight: true }, null],
    [{ ...split('18:00', '02:00'), overnight: true }, null],
    [{ ...day('open', '09:00', '09:00'), overnight: true }, 'The end must be after the start.'],
    [
      { ...split('18:00', '20:00'), start: '12:00', end: '09:00', overnight: true },
      'The end must be after the start.',
    ],
  ])('%j: %s', (hours, problem) => {
    expect(hoursProblem(hours)).toBe(problem)
  })
})

it('stores what people read', () => {
  const [monday, tuesday, wednesday] = weekdaysFrom([
    day('open', '09:00', '17:00'),
    day('closed'),
    day('unknown'),
  ])
  expect(monday).toEqual({
    name: 'Monday',
    value: '09:00 am - 05:00 pm',
    start: '09:00 am',
    end: '05:00 pm',
  })
  expect(tuesday).toMatchObject({ value: 'Closed', start: '', end: '' })
  expect(wednesday).toMatchObject({ value: '', start: '', end: '' })
})

it('reads back what it stored, whatever the hours', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  const overnight = (start: string, end: string) => end < start && { overnight: true }
  const anyDay = fc.oneof(
    fc.constant(day('closed')),
    fc.constant(day('unknown')),
    fc.constant(day('always')),
    fc.tuple(time, time).map(([start, end]) => ({ ...day('open', start, end), ...overnight(start, end) })),
    fc.tuple(time, time).map(([start, end]) => ({ ...split(start, end), ...overnight(start, end) })),
  )
  fc.assert(
    fc.property(fc.array(anyDay, { minLength: 7, maxLength: 7 }), (days) => {
      const week = hoursFrom(undefined).map(({ name }, at) => ({ ...(days[at] ?? day('closed')), name }))
      expect(hoursFrom(weekdaysFrom(week))).toEqual(week)
    }),
  )
})

it('tells breaks and days without an end', () => {
  const [monday, tuesday] = weekdaysFrom([split('01:00', '05:00'), day('always')])
  expect(monday).toMatchObject({
    value: '09:00 am - 12:00 pm, 01:00 am - 05:00 am',
    more: [{ start: '01:00 am', end: '05:00 am' }],
  })
  expect(tuesday).toEqual({ name: 'Monday', value: 'Open 24 hours', start: '12:00 am', end: '11:59 pm' })
})

it('gives the chosen days the picked hours, and leaves the others', () => {
  const picked = applyTimes(hoursFrom(undefined), ['Monday', 'Friday'], { start: '08:00', end: '12:00' })
  expect(picked.filter(({ state }) => state === 'open').map(({ name }) => name)).toEqual(['Monday', 'Friday'])
})

it('copies a day with its breaks to the chosen days alone', () => {
  const hours = hoursFrom(undefined)
  const from = { ...split('13:00', '17:00'), name: 'Tuesday' as const }
  const copied = copyDay(hours, from, ['Monday', 'Sunday'])
  expect(copied.filter(({ state }) => state === 'open')).toEqual([
    { ...from, name: 'Monday' },
    { ...from, name: 'Sunday' },
  ])
})

it('spreads hours to every day but the closed ones', () => {
  const from = day('open', '08:00', '12:00')
  const states = spreadHours([from, day('closed'), day('unknown')], from).map(({ state, start }) => [
    state,
    start,
  ])
  expect(states).toEqual([
    ['open', '08:00'],
    ['closed', ''],
    ['open', '08:00'],
  ])
})

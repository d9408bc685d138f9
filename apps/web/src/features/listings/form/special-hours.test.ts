import { expect, it } from 'vitest'
import { specialDaysFrom, specialHoursFrom, specialProblem, type SpecialHours } from './special-hours.ts'

const christmas: SpecialHours = { date: '2026-12-25', state: 'closed', start: '', end: '' }
const eve: SpecialHours = { date: '2026-12-24', state: 'open', start: '09:00', end: '12:00' }

it('stores what people read, and reads it back', () => {
  const stored = specialDaysFrom([christmas, eve])
  expect(stored.map(({ value }) => value)).toEqual(['Closed', '09:00 am - 12:00 pm'])
  expect(specialHoursFrom(stored)).toEqual([christmas, { ...eve, more: [] }])
})

it('keeps the hours after a break, and those past midnight', () => {
  const late = { ...eve, more: [{ start: '18:00', end: '01:00' }], overnight: true }
  const [stored] = specialDaysFrom([late])
  expect(stored?.value).toBe('09:00 am - 12:00 pm, 06:00 pm - 01:00 am')
  expect(specialHoursFrom(stored && [stored])).toEqual([late])
  expect(specialProblem([late], 0)).toBeNull()
})

it.each([
  [eve, null],
  [{ ...eve, date: '' }, 'Choose a date.'],
  [{ ...eve, date: christmas.date }, 'This date is already in the list.'],
  [{ ...eve, end: '' }, 'Enter opening and closing times.'],
  [{ ...eve, end: '08:00' }, 'The end must be after the start.'],
])('%j: %s', (day, problem) => {
  expect(specialProblem([christmas, day], 1)).toBe(problem)
})

import { usageForecast } from '@web2/contract/billing'
import { expect, it } from 'vitest'
import { forecastSentence } from './forecast-sentence.ts'

const quiet = [3, 1, 2, 4, 0, 2, 1, 3, 2, 2, 1, 3, 2, 2, 2]
const steep = [9, 1, 8, 2, 7, 3, 6, 4, 5, 5]

it.each([
  ['2026-11-16', quiet, 100, 'On track for about 60 this month (likely 53 to 67)'],
  [
    '2026-11-11',
    steep,
    140,
    'On track to reach the limit around November 29, or to use 124 if usage slows down',
  ],
] as const)('on %s with %j of %s: %s', (date, byDay, allowed, sentence) => {
  const used = byDay.reduce<number>((sum, units) => sum + units, 0)
  const forecast = usageForecast(used, allowed, new Date(`${date}T00:00:00Z`), byDay)
  expect(forecastSentence(forecast, { used, allowed })).toBe(sentence)
})

it.each([
  ['2026-11-02', 5, 100, 'Too early in the month to forecast'],
  ['2026-11-06', 5, 100, 'Early estimate from 5 days: on track for about 30 this month'],
  ['2026-11-16', 20, 100, 'On track for about 40 this month'],
  ['2026-11-11', 50, 100, 'On track to reach the limit around November 21'],
  ['2026-11-11', 100, 100, 'Monthly limit reached'],
  ['2026-11-11', 0, 100, 'No usage yet'],
])('on %s with %s of %s: %s', (day, used, allowed, sentence) => {
  const forecast = usageForecast(used, allowed, new Date(`${day}T00:00:00Z`))
  expect(forecastSentence(forecast, { used, allowed })).toBe(sentence)
})

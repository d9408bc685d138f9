import { usageForecast } from '@web2/contract/billing'
import { expect, it } from 'vitest'
import { forecastSentence } from './forecast-sentence.ts'

it.each([
  ['2026-11-02', 5, 100, 'Too early in the month for a forecast.'],
  ['2026-11-06', 5, 100, 'A first guess from 5 days: about 30 by the end of the month.'],
  ['2026-11-16', 20, 100, 'At this pace about 40 by the end of the month.'],
  ['2026-11-11', 50, 100, 'At this pace used up about November 21.'],
  ['2026-11-11', 100, 100, 'Used up for this month.'],
  ['2026-11-11', 0, 100, 'Nothing used yet.'],
])('on %s with %s of %s: %s', (day, used, allowed, sentence) => {
  const forecast = usageForecast(used, allowed, new Date(`${day}T00:00:00Z`))
  expect(forecastSentence(forecast, { used, allowed })).toBe(sentence)
})

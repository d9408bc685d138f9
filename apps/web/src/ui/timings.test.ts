import { expect, test } from 'vitest'
import { timings } from './timings.ts'

test('tooltips and redirects last as long as the specification says', () => {
  expect(timings).toMatchObject({ redirectAfterSave: 2_000, tooltipDuration: 3_500 })
})

import { expect, it } from 'vitest'
import { levelColor } from './usage-level.ts'

it.each([
  [0, 'green.7'],
  [25, 'green.7'],
  [26, 'blue.6'],
  [50, 'blue.6'],
  [51, 'yellow.7'],
  [75, 'yellow.7'],
  [76, 'red.7'],
  [100, 'red.7'],
  [140, 'red.7'],
])('at %i% the tier indicator is %s', (percent, color) => {
  expect(levelColor(percent)).toBe(color)
})

import { expect, test } from 'vitest'
import { lengthText } from './video-length.ts'

test.each([
  [0.2, '0:01'],
  [7.4, '0:07'],
  [750, '12:30'],
  [3_723, '1:02:03'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text)
})

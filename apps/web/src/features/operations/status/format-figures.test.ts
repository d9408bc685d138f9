import { expect, it } from 'vitest'
import { sizeText, spanText } from './format-figures.ts'

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_500, '1.5 KB'],
  [42_000_000, '42 MB'],
  [1_234_567_890, '1.2 GB'],
  [5e15, '5,000 TB'],
])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))

it.each([
  [0.4, 'None'],
  [1, '1 second'],
  [89, '89 seconds'],
  [120, '2 minutes'],
  [7_200, '2 hours'],
  [172_800, '2 days'],
])('%d seconds are %s', (seconds, text) => expect(spanText(seconds)).toBe(text))

import { expect, it } from 'vitest'
import { growth, linear } from '../../../testing/growth/growth.ts'
import { blockText } from './write-rule-text.ts'

it.each([
  ['## Roses\n\nCut **them**.', 'Roses Cut them.'],
  ['Roses\n\n  # Cut\n###\n\nnow', 'Roses Cut now'],
  ['“Roses”', 'Roses'],
  ['No. #1 of ## all', 'No. #1 of ## all'],
  ['#Roses', '#Roses'],
])('converts the answer %j to %j for a block', (answer, text) => expect(blockText(answer)).toBe(text))

it.each(['\n', ' ', '\n# '])('reads an answer with a long row of %j in linear time', (row) =>
  expect(growth(blockText, (size) => `a${row.repeat(size)}b`, 10_000)).toBeLessThanOrEqual(linear),
)

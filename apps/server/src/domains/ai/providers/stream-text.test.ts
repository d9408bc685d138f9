import { expect, it } from 'vitest'
import { growth, linear } from '../../../testing/growth/growth.ts'
import { bounded } from './stream-text.ts'

it.each([
  ['Roses need sun', 12, 'Roses need'],
  ['Roses need sun', 11, 'Roses need'],
  ['Roses need sun', 99, 'Roses need'],
  ['Roses \n need', 9, 'Roses'],
  ['Roses', 3, 'Ros'],
])('bounded truncates %j to whole words within %d characters', (text, most, kept) =>
  expect(bounded(text, most)).toBe(kept),
)

it('bounded truncates a text with one long word in linear time', () =>
  expect(
    growth(
      (text) => bounded(text, 1e6),
      (size) => `${'a'.repeat(size)} b`,
      10_000,
    ),
  ).toBeLessThanOrEqual(linear))

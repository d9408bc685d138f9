import { expect, it } from 'vitest'
import { growth, linear } from '../../../../../testing/growth.ts'
import { bounded } from './stream-completion.ts'

it.each([
  ['Roses need sun', 12, 'Roses need'],
  ['Roses need sun', 11, 'Roses need'],
  ['Roses need sun', 99, 'Roses need'],
  ['Roses \n need', 9, 'Roses'],
  ['Roses', 3, 'Ros'],
])('of %j the whole words of %d letters are kept', (text, most, kept) =>
  expect(bounded(text, most)).toBe(kept),
)

it('a text with one long word in its middle is bounded at once', () =>
  expect(
    growth(
      (text) => bounded(text, 1e6),
      (size) => `${'a'.repeat(size)} b`,
      10_000,
    ),
  ).toBeLessThanOrEqual(linear))

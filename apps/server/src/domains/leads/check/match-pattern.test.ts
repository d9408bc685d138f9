import { afterEach, expect, it, vi } from 'vitest'
import { matchesPattern } from './match-pattern.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['[a-z]+', 'abc', true],
  ['[a-z]+', 'abC', false],
  ['[\\p{L}--[a-z]]+', 'ÄÖ', true],
  ['[(]+', 'x', true],
  ['a)|(b', 'x', true],
])('%s on %s: %s', (pattern, value, expected) => {
  expect(matchesPattern(pattern, value)).toBe(expected)
})

it('many slow patterns take a part of a second at most, and then other ones are checked again', () => {
  // the clock of the budget advances by 60 ms with each reading, as slow patterns would make it
  let now = 1_000_000
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 60))
  const answers = Array.from({ length: 8 }, () => matchesPattern('[a-z]+', '1'))
  expect(answers.indexOf(true)).toBe(4)
  now += 1_000
  expect(matchesPattern('[a-z]+', '1')).toBe(false)
})

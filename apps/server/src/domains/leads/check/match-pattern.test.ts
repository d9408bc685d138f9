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
  let now = 1_000_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  // each pattern takes 60 ms of processor time, as slow ones would
  vi.spyOn(process, 'threadCpuUsage').mockImplementation((begun) => ({ user: begun ? 60_000 : 0, system: 0 }))
  const answers = Array.from({ length: 8 }, () => matchesPattern('[a-z]+', '1'))
  expect(answers.indexOf(true)).toBe(4)
  now += 1_001
  expect(matchesPattern('[a-z]+', '1')).toBe(false)
})

it('a pattern is tried again if other programs had the processor, and not forever', () => {
  const used = vi.spyOn(process, 'threadCpuUsage').mockReturnValue({ user: 0, system: 0 })
  expect(matchesPattern('(a+)+', `${'a'.repeat(40)}!`)).toBe(true)
  expect(used.mock.calls.length).toBeGreaterThan(4)
  const tries = used.mock.calls.length
  expect(matchesPattern('(a+)+', 'x')).toBe(true)
  expect(used.mock.calls).toHaveLength(tries)
})

import { expect, it } from 'vitest'
import { growth, linear } from '../../../testing/growth/growth.ts'
import { checkedKey } from './seal-setting-key.ts'

it('a pasted key loses surrounding invisible characters', () =>
  expect(checkedKey('openAi.apiKey', ' \u200b\n sk-1234\ufeff\u2060 ')).toBe('sk-1234'))

it('refuses a key with a long run of spaces in linear time', () =>
  expect(
    growth(
      (pasted) => expect(() => checkedKey('openAi.apiKey', pasted)).toThrow(),
      (size) => `a${' '.repeat(size)}a`,
      10_000,
    ),
  ).toBeLessThanOrEqual(linear))

import { expect, it } from 'vitest'
import { growth, linear } from '../../../testing/growth.ts'
import { checkedKey } from './seal-setting-key.ts'

it('what pasting drags along at both ends is left out', () =>
  expect(checkedKey('openAi.apiKey', ' \u200b\n sk-1234\ufeff\u2060 ')).toBe('sk-1234'))

it('a long row of blanks within a key is refused at once', () =>
  expect(
    growth(
      (pasted) => expect(() => checkedKey('openAi.apiKey', pasted)).toThrow(),
      (size) => `a${' '.repeat(size)}a`,
      10_000,
    ),
  ).toBeLessThanOrEqual(linear))

import { expect, it } from 'vitest'
import { withTokenValues } from './token-values.ts'

it('follows references, and stops where their values would fill the memory', () => {
  const value = (at: number) => (at === 0 ? 'x'.repeat(100) : `var(--a${at - 1}) var(--a${at - 1})`)
  const tokens = Array.from({ length: 20 }, (_, at) => ({
    name: `a${at}`,
    group: 'other' as const,
    value: value(at),
  }))
  const theme = { name: 'Mine', hasDark: false, tokens }
  expect(withTokenValues('var(--a1)', theme)).toBe(`${'x'.repeat(100)} ${'x'.repeat(100)}`)
  expect(withTokenValues('var(--a19)', theme).length).toBeLessThan(1_000_000)
})

import { expect, test } from 'vitest'
import { themeSample } from './theme-sample.ts'

test('a sample has the values of roles, without references', () => {
  const tokens = [
    { name: 'c-leaf', group: 'color', value: '#0b6e4f' },
    { name: 'c-brand', group: 'color', value: 'var(--c-leaf)' },
    { name: 'f-title', group: 'family', value: 'Georgia, serif' },
  ] as const
  expect(themeSample({ name: 'Mine', hasDark: false, tokens })).toEqual({
    'c-brand': '#0b6e4f',
    'f-title': 'Georgia, serif',
  })
})

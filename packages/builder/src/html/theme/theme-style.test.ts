import { expect, test } from 'vitest'
import { themeStyle } from './theme-style.ts'

const theme = {
  name: 'Dusk',
  tokens: [
    { name: 'c-ink', group: 'color', value: '#222' },
    { name: 'c-accent', group: 'color', value: '#a00' },
    { name: 'c-line', group: 'color', value: '#ccc' },
  ],
  hasDark: false,
} as const

test('a page gets the tokens of its style sheets and of its style attributes', () => {
  const content = '<p style="color:var(--c-accent)">a</p><style>p{color:var(--c-ink)}</style>'
  expect(themeStyle(theme, { content })).toBe(':root{--c-ink:#222;--c-accent:#a00}')
})

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

test('a page with tones is printed as ink on white, without what only works on a screen', () => {
  const css = themeStyle(theme, { content: '<section data-tone="deep">a</section>' })
  const print = css.slice(css.indexOf('@media print'))
  expect(print).toContain('[data-tone]{--tone-bg:#fff;--tone-text:#000;')
  expect(print).toMatch(/nav,form,iframe,video,button,.*\.w2-callbar.*display:none/)
  // the tones come first, so that those of paper win
  expect(css.indexOf('[data-tone="deep"]')).toBeLessThan(css.indexOf('@media print'))
})

test('a page without tones keeps its own colors on paper', () => {
  expect(themeStyle(theme, { content: '<p>a</p>' })).not.toContain('@media print')
})

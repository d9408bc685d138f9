import type { Theme } from '@web2/builder'
import { expect, it } from 'vitest'
import { commonTheme, themeText } from './site-theme.ts'

const theme: Theme = { name: 'Dusk', tokens: [], hasDark: false }

it('gives the pages of an imported site the first custom CSS of their themes', () => {
  expect(commonTheme([theme, { ...theme, css: 'a{}' }, { ...theme, css: 'b{}' }])?.css).toBe('a{}')
  expect(commonTheme([theme, theme])).not.toHaveProperty('css')
})

it('stores custom CSS as typed, and refuses one that is too long with the reason', () => {
  const css = '@import "x"; a { top: 0 }'
  expect(JSON.parse(themeText({ ...theme, css }) ?? '')).toEqual({ ...theme, css })
  expect(() => themeText({ ...theme, css: ' '.repeat(50_001) })).toThrow()
})

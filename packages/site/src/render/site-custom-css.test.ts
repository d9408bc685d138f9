import { withTheme, type Theme } from '@web2/builder'
import { expect, test } from 'vitest'
import { withOwnTokens } from '../themes/with-own-tokens.ts'
import { based, page, rendered, site, text } from '../testing/sample-site.ts'

const theme: Theme = {
  name: 'Dusk',
  tokens: [{ name: 'c-ink', group: 'color', value: '#222' }],
  hasDark: false,
  css: 'p { color: teal } @import "https://a.test/x.css";',
}
const home = page('home', [text('Hello')])
const about = page('about', [text('Us')])
const withCss = (from: typeof home, css: string): typeof home => ({
  ...from,
  document: { ...from.document, page: { ...from.document.page, css } },
})

test('a page has its own CSS and that of the site, and no other page has it', () => {
  const image = '/media/0b7c6a3e-1111-4222-8333-944445555666/0123456789abcdef/rose.png'
  const files = rendered({ ...site(withCss(home, `p { background: url(${image}) }`), about), theme }, based)
  expect(files['index.html']).toContain('<style data-custom-css="site">p { color: teal } </style>')
  expect(files['index.html']).toContain('<style data-custom-css="page">p { background: url(')
  expect(files['about/index.html']).toContain('<style data-custom-css="site">p { color: teal } </style>')
  expect(files['about/index.html']).not.toContain('data-custom-css="page"')
  for (const html of Object.values(files)) expect(html).not.toContain('a.test')
})

test('pages are the same bytes as before while no CSS can be published', () => {
  const { css: _css, ...plain } = theme
  const refused = { ...plain, css: '@import "x";' }
  const before = rendered({ ...site(home, about), theme: plain }, based)
  expect(rendered({ ...site(withCss(home, 'a {'), about), theme: refused }, based)).toEqual(before)
})

test('another theme leaves the CSS of the site', () => {
  const next: Theme = { name: 'Dawn', tokens: [], hasDark: false, css: 'b{}' }
  expect(withOwnTokens(next, theme).css).toBe(theme.css)
  expect(withOwnTokens(next, undefined).css).toBe('b{}')
  expect(withTheme(home.document.page, theme).theme?.css).toBe(theme.css)
})

import { describe, expect, it, test } from 'vitest'
import { withTheme } from '../theme/with-theme.ts'
import { exportHtml } from '../export/export-html.ts'
import type { Theme } from '../../theme/theme.ts'
import { importHtml } from './import-html.ts'
import { rootTokensOf, takeRootTokens, type ClashChoice } from './root-tokens.ts'

const pageOf = (css: string, theme?: Theme, body = '') => {
  const { document } = importHtml(`<!DOCTYPE html><style>${css}</style><body>${body}`)
  return { ...document, page: withTheme(document.page, theme) }
}
const found = (css: string, theme?: Theme) => rootTokensOf(pageOf(css, theme))
const names = (css: string) => {
  const { tokens, staying } = found(css) ?? { tokens: [], staying: [] }
  return [tokens.map(({ name }) => name).join(), staying.join()]
}
const taken = (
  css: string,
  { theme, clash = 'rename', body }: { theme?: Theme; clash?: ClashChoice; body?: string } = {},
) => {
  const document = pageOf(css, theme, body)
  return takeRootTokens(document, rootTokensOf(document)!, clash)
}
const sheet = (document: ReturnType<typeof taken>) =>
  document.page.head.find(({ tag }) => tag === 'style')?.text

test.each([
  [':root{--a:#fff;--b:var(--a)}', 'a,b', ''],
  [':root,:host{--a:#fff}', 'a', ''],
  [':root{--a:1px}:root{--a:2px}', 'a', ''],
  [':root{--a:#fff}@media (prefers-color-scheme:dark){:root{--a:#000}}', 'a', ''],
  // a section's own value comes later and is nearer, so the theme's does not get in its way
  [':root{--a:#fff}.x{--a:#000}', 'a', ''],
  // rules that win or lose only by their place in the style sheet
  ['.dark{--a:#000}:root{--a:#fff}', '', 'a'],
  ['@media (min-width:9px){:root{--a:#000}}:root{--a:#fff}', '', 'a'],
  ['@media (prefers-color-scheme:dark){:root{--a:#000}}:root{--a:#fff}', '', 'a'],
  // values that a design token can't have
  [':root{--a:url(x.png);--c:inherit;--d:red !important;--e:\\31;--f:1}', 'f', 'a,c,d,e'],
])('of %s the design tokens are %s, and %s stay', (css, tokens, staying) =>
  expect(names(css)).toEqual([tokens, staying]),
)

test.each(['p{--a:red}', '@layer base{:root{--a:red}}', 'html{--a:red}', '/* :root{--a:red} */', ''])(
  'there are none in %s',
  (css) => expect(found(css)).toBeNull(),
)

describe('custom properties of an imported page', () => {
  it('move into its theme', () => {
    const document = taken(':root{--ink:#222;--gap:8px;color:red}p{color:var(--ink)}')
    expect(sheet(document)).toBe(':root{color:red}p{color:var(--ink)}')
    expect(document.page.theme).toEqual({
      name: 'My theme',
      hasDark: false,
      keepsBase: true,
      tokens: [
        { name: 'ink', group: 'color', value: '#222' },
        { name: 'gap', group: 'space', value: '8px' },
      ],
    })
    expect(exportHtml(document)).toContain(':root{--ink:#222;--gap:8px}')
  })

  it('keep their dark values', () => {
    const document = taken(':root{--a:#fff}@media (prefers-color-scheme:dark){:root{--a:#000}}')
    expect(document.page.theme).toMatchObject({ hasDark: true, tokens: [{ value: '#fff', dark: '#000' }] })
    expect(sheet(document)).toBe(':root{}@media (prefers-color-scheme:dark){:root{}}')
  })

  const theme: Theme = {
    name: 'Site',
    hasDark: false,
    tokens: [
      { name: 'ink', group: 'color', value: '#111' },
      { name: 'leaf', group: 'color', value: '#0b6e4f' },
    ],
  }
  const css =
    ':root{--ink:#222;--leaf:#0b6e4f;--soft:var(--ink)}.--ink{--ink:red}p{color:var(--ink,#000);top:var(--ink-2)}'
  const body = '<p style="--ink:blue;color:var(--ink)">a</p>'

  it('get another name where the theme has one with another value', () => {
    expect(found(css, theme)?.clashes).toEqual(['ink'])
    const document = taken(css, { theme, body })
    expect(document.page.theme?.tokens.slice(2)).toEqual([
      { name: 'ink-3', group: 'color', value: '#222' },
      { name: 'soft', group: 'other', value: 'var(--ink-3)' },
    ])
    expect(sheet(document)).toBe(':root{}.--ink{--ink-3:red}p{color:var(--ink-3,#000);top:var(--ink-2)}')
    expect(exportHtml(document)).toContain('<p style="--ink-3:blue;color:var(--ink-3)">')
  })

  it('give way to the theme’s instead, if that is chosen', () => {
    const document = taken(css, { theme, body, clash: 'theme' })
    expect(document.page.theme?.tokens.map(({ name }) => name)).toEqual(['ink', 'leaf', 'soft'])
    expect(sheet(document)).toContain('p{color:var(--ink,#000)')
  })

  it('don’t change the pages that follow a theme by its names', () => {
    expect(found(':root{--c-ink:red}', theme)?.clashes).toEqual(['c-ink'])
    expect(found(':root{--c-ink:red}', { ...theme, keepsBase: true })?.clashes).toEqual([])
  })

  it('get another name in any case where the theme has no value for them', () => {
    const retired: Theme = { ...theme, tokens: [{ ...theme.tokens[0]!, isRetired: true }] }
    const document = taken(':root{--ink:red;--c-ink:blue}', { theme: retired, clash: 'theme' })
    expect(document.page.theme?.tokens.map(({ name }) => name)).toEqual(['ink', 'ink-2', 'c-ink-2'])
  })

  it('with dark values stay, if the theme has none', () => {
    const dark = ':root{--a:#fff;--b:1px}@media (prefers-color-scheme:dark){:root{--a:#000}}'
    expect(found(dark, theme)).toMatchObject({ staying: ['a'], tokens: [{ name: 'b' }] })
  })

  test.each([
    [
      Array.from({ length: 10_000 }, (_, at) => `--t${at}:1`).join(';'),
      '10,000 design tokens; 500 are possible',
    ],
    ['--a:var(--b);--b:var(--a)', '“a” refers to itself through “b”.'],
    [
      Array.from({ length: 40 }, (_, at) => `--t${at}:var(--t${at + 1}) var(--t${at + 1})`).join(';'),
      'is longer than 10,000 characters with the design tokens it refers to',
    ],
  ])('are refused with a sentence if they are too many or circular', (declarations, sentence) => {
    const { refusal } = found(`:root{${declarations}}`)!
    expect(refusal).toContain(sentence)
    expect(refusal).toContain('The custom properties of the page stay in its style sheets.')
  })
})

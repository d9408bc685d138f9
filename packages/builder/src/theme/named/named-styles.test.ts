import { describe, expect, it } from 'vitest'
import { createNode } from '../../blocks/create-node.ts'
import { exportHtml } from '../../html/export/export-html.ts'
import { withTheme } from '../../html/theme/with-theme.ts'
import { importHtml } from '../../html/import/import-html.ts'
import { createDocument } from '../../tree/create-document.ts'
import { nodeOf } from '../../tree/walk.ts'
import { checkTheme } from '../check-theme.ts'
import { styleClassFor, type NamedStyle } from './named-style.ts'
import { namedStyleCss, namedStylesIn } from './named-style-css.ts'
import { sharedStyleAt } from './shared-style.ts'
import type { Theme } from '../theme.ts'

const hero: NamedStyle = {
  id: 's-hero',
  name: 'Hero title',
  layers: {
    desktop: { color: 'var(--c-ink)', 'font-size': 48 },
    mobile: { 'font-size': 32 },
    hover: { color: 'red' },
    odd: { opacity: 0.5 },
    open: { margin: 0 },
  },
}
const quiet: NamedStyle = { id: 's-quiet', name: 'Quiet', layers: { desktop: { color: 'gray' } } }
const heading: NamedStyle = {
  id: 'h2',
  name: 'Heading 2',
  layers: { desktop: { 'font-size': 30, color: 'navy' } },
}
const theme: Theme = {
  name: 'Dusk',
  hasDark: false,
  tokens: [
    { name: 'c-ink', group: 'color', value: '#222' },
    { name: 'c-other', group: 'color', value: '#333' },
  ],
  styles: [hero, quiet, heading],
}

const page = (addition: { attributes?: Record<string, string> } = {}, props = {}) => {
  const document = createDocument([
    createNode('Heading', { content: 'Hello', headingType: 'h2', ...props }, [], addition),
  ])
  return { ...document, page: withTheme(document.page, theme) }
}
const data = { nap: null, site: { name: '' }, email: '', year: 2026 }
const published = (document: ReturnType<typeof page>) =>
  /<style data-theme="Dusk">(.*?)<\/style>/s.exec(exportHtml(document, { data }))?.[1] ?? ''

describe('the CSS of named styles', () => {
  it('has defaults first, then styles in order, then breakpoints and states', () => {
    expect(namedStyleCss([hero, heading])).toBe(
      'h2:not(_){font-size:30px;color:navy}' +
        '.s-hero{color:var(--c-ink);font-size:48px}' +
        '@media (max-width:767px){.s-hero{font-size:32px}}' +
        '.s-hero:nth-child(odd){opacity:0.5}' +
        '.s-hero[open]{margin:0}' +
        '.s-hero:hover{color:red}',
    )
  })

  it('is raised above the style sheets of an imported page', () => {
    expect(namedStyleCss([quiet, heading], { winning: true })).toBe(
      'h2:not(#_#_){font-size:30px;color:navy}.s-quiet:not(#_#_){color:gray}',
    )
  })

  it('is published for the styles that a page uses, with the design tokens that they use', () => {
    expect(published(page({ attributes: { class: 'wide s-hero' } }))).toContain('.s-hero{')
    expect(published(page({ attributes: { class: 'wide s-hero' } }))).not.toContain('s-quiet')
    expect(published(page({ attributes: { class: 'wide s-hero' } }))).toContain(':root{--c-ink:#222}')
    expect(published(page())).toMatch(/h2:not\(_\)\{font-size:30px;color:navy\}$/)
    expect(published(page())).not.toContain('s-hero')
    expect(namedStylesIn('<p class=s-quiet>a</p>', [hero, quiet, heading])).toEqual([quiet])
    expect(namedStylesIn('<img alt="my class=" class="s-hero s-hero-2">', [hero, quiet])).toEqual([hero])
    expect(namedStylesIn('<p class="s-hero-2">', [hero])).toEqual([])
  })

  it('rewrites the URLs of images, as the blocks’ own styles do', () => {
    const withImage = {
      ...theme,
      styles: [{ ...quiet, layers: { desktop: { 'background-image': 'a.png' } } }],
    }
    const { page: level, ...document } = page({ attributes: { class: 's-quiet' } })
    const html = exportHtml(
      { ...document, page: withTheme(level, withImage) },
      { data, rewriteUrl: (url) => `https://cdn.test/${url}` },
    )
    expect(html).toContain('.s-quiet{background-image:url("https://cdn.test/a.png")}')
  })
})

describe('a page with named styles', () => {
  it('comes back from HTML with all of them, also unused ones, their names and their order', () => {
    expect(importHtml(exportHtml(page())).document.page.theme?.styles).toEqual(theme.styles)
  })

  it('loses data that are no styles, and keeps its design tokens', () => {
    const html = exportHtml(page()).replace(/data-styles="[^"]*"/, 'data-styles="[{"')
    const read = importHtml(html).document.page.theme
    expect(read?.styles).toBeUndefined()
    expect(read?.tokens).toHaveLength(2)
  })

  it('lets programs without a browser know what applies to a block', () => {
    const document = page({ attributes: { class: 's-quiet s-hero' } })
    const [id = ''] = nodeOf(document, document.root).children
    const record = nodeOf(document, id)
    expect(sharedStyleAt(record, theme)).toEqual({ 'font-size': 48, color: 'gray' })
    expect(sharedStyleAt(record, theme, 'mobile')).toEqual({ 'font-size': 32, color: 'gray' })
    expect(sharedStyleAt(record, undefined)).toEqual({})
  })
})

describe('styles from outside', () => {
  const check = (styles: unknown) => checkTheme({ ...theme, styles })
  const sentence = (styles: unknown) => {
    const checked = check(styles)
    return checked.ok ? null : checked.sentence
  }

  it('are kept as they are', () => {
    expect(check(theme.styles)).toEqual({ ok: true, theme })
    expect(check([])).toEqual({ ok: true, theme: { ...theme, styles: undefined } })
  })

  it.each([
    ['no list', 'x', 'The theme has no list of styles.'],
    [
      'too many',
      Array.from({ length: 10_000 }, (_, n) => ({ ...quiet, id: `s-${n}` })),
      'The theme has 10,000 styles; 300 are possible. Remove those you don’t use.',
    ],
    [
      'more than 500 KB',
      Array.from({ length: 300 }, (_, n) => ({
        ...quiet,
        id: `s-${n}`,
        layers: { desktop: { color: 'a'.repeat(2_000) } },
      })),
      'The styles of the theme are larger than 500 KB. Remove those you don’t use.',
    ],
    [
      'a number without an end',
      [{ ...quiet, layers: { desktop: { margin: 1e999 } } }],
      'Style “Quiet”: margin must be a number.',
    ],
    ['one without a name', [{ ...quiet, name: ' ' }], 'Style 1 has no name.'],
    [
      'a class that breaks out',
      [{ ...quiet, id: 's-x{}' }],
      'The style “Quiet” has no usable class. Use “s-” with lowercase letters, digits and hyphens.',
    ],
    [
      'an element without a default',
      [{ ...quiet, id: 'html' }],
      'The style “Quiet” has no usable class. Use “s-” with lowercase letters, digits and hyphens.',
    ],
    ['two with one class', [quiet, quiet], 'Two styles have the class “s-quiet”. Rename one of them.'],
    [
      'a value that breaks out',
      [{ ...quiet, layers: { desktop: { color: 'red;}body{display:none' } } }],
      'Style “Quiet”: The value of color is not valid CSS. Check its quotes and brackets, and remove ; { } and !.',
    ],
    [
      'a value that is no text',
      [{ ...quiet, layers: { desktop: { color: [1] } } }],
      'The value of “color” in the style “Quiet” is not a CSS value.',
    ],
    [
      'an unknown state',
      [{ ...quiet, layers: { visited: {} } }],
      expect.stringContaining('The style “Quiet” has an unknown state “visited”.'),
    ],
  ])('are refused: %s', (_name, styles, expected) => expect(sentence(styles)).toEqual(expected))
})

it('a new style gets a class of its own', () => {
  expect(styleClassFor('Hero title', [])).toBe('s-hero-title')
  expect(styleClassFor('Überschrift', [])).toBe('s-uberschrift')
  expect(styleClassFor('Hero title', [{ id: 's-hero-title' }])).toBe('s-hero-title-2')
  expect(styleClassFor('日本', [])).toBe('s-style')
})

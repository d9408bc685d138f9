import { describe, expect, it } from 'vitest'
import { applyChange, invertChange } from '../../changes/change.ts'
import { createNode } from '../../blocks/create-node.ts'
import { setTheme } from '../../commands/set-theme.ts'
import { exportJson, importJson } from '../../json/document-json.ts'
import type { Theme } from '../../theme/theme.ts'
import { createDocument } from '../../tree/create-document.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import { exportHtml } from '../export/export-html.ts'
import { importHtml } from '../import/import-html.ts'

const theme: Theme = {
  name: 'Harbor & co',
  hasDark: true,
  tokens: [
    { name: 'c-brand', group: 'color', value: '#123456', dark: '#abcdef' },
    { name: 'c-action', group: 'color', value: 'var(--c-brand)' },
    { name: 'c-unused', group: 'color', value: '#fedcba' },
    { name: 'f-title', group: 'family', value: 'Georgia, serif' },
    { name: 's4', group: 'space', value: '1rem' },
  ],
}

const plain = createDocument([
  createNode('Heading', { content: 'Hello', elementStyle: { color: 'var(--c-action)' } }),
])
const themed = (document: BuilderDocument): BuilderDocument =>
  applyChange(document, setTheme(document, { theme }).change)
const rootOf = (html: string) => /<style data-theme="[^"]*">(.*?)<\/style>/s.exec(html)?.[1] ?? ''

describe('a theme of a page', () => {
  it('is written with all its tokens for a page that will be edited again', () => {
    const html = exportHtml(themed(plain))
    expect(html).toContain('<style data-theme="Harbor &amp; co">')
    for (const { name, value } of theme.tokens) expect(rootOf(html)).toContain(`--${name}:${value}`)
    expect(rootOf(html)).toContain('@media (prefers-color-scheme:dark){:root{--c-brand:#abcdef}}')
  })

  it('is written for visitors with the tokens that the page uses, and those behind them', () => {
    const css = rootOf(
      exportHtml(themed(plain), { data: { nap: null, site: { name: '' }, email: '', year: 2026 } }),
    )
    expect(css).toContain('--c-action:var(--c-brand)')
    expect(css).toContain('--c-brand:#123456')
    expect(css).toContain('--f-title')
    expect(css).not.toContain('--c-unused')
    expect(css).not.toContain('--s4')
  })

  it('stays a style sheet where a published page has rules of named styles', () => {
    const hero = { id: 's-hero', name: 'Hero', layers: { desktop: { color: 'var(--c-brand)' } } }
    const heading = createNode('Heading', { content: 'Hello' }, [], { attributes: { class: 's-hero' } })
    const document = createDocument([heading])
    const styled = applyChange(document, setTheme(document, { theme: { ...theme, styles: [hero] } }).change)
    const imported = importHtml(exportHtml(styled, { data: {} })).document
    expect(imported.page.theme).toBeUndefined()
    expect(exportHtml(imported, { data: {} })).toContain('.s-hero{color:var(--c-brand)}')
    expect(importHtml(exportHtml(styled)).document.page.theme?.styles).toEqual([hero])
  })

  it('makes fields and scrollbars of a page begun here as dark as its design tokens', () => {
    const scheme = 'color-scheme:light dark'
    const published = (document: BuilderDocument) => rootOf(exportHtml(document, { data: {} }))
    expect(published(themed(plain))).toMatch(new RegExp(`^:root{${scheme};--`))
    const light = setTheme(plain, { theme: { ...theme, hasDark: false } })
    expect(published(applyChange(plain, light.change))).not.toContain(scheme)
    const imported = importHtml(
      '<style>p{color:#123}</style><p style="margin:var(--c-brand)">Hi</p>',
    ).document
    expect(published(themed(imported))).toContain('--c-brand:#abcdef')
    expect(published(themed(imported))).not.toContain(scheme)
  })

  it('comes back from HTML and JSON', () => {
    const { theme: fromHtml } = importHtml(exportHtml(themed(plain))).document.page
    expect(fromHtml?.name).toBe(theme.name)
    expect(fromHtml?.hasDark).toBe(true)
    expect(fromHtml?.tokens.map(({ name, value, dark }) => ({ name, value, dark }))).toEqual(
      theme.tokens.map(({ name, value, dark }) => ({ name, value, dark })),
    )
    const json = importJson(exportJson(themed(plain)))
    expect(json.ok && json.document.page.theme).toEqual(theme)
  })

  it('sets texts, headings and links of a page begun here, and only adds its tokens to an imported one', () => {
    const sheetOf = (document: BuilderDocument) =>
      document.page.head.find(({ tag }) => tag === 'style')?.text ?? ''
    expect(sheetOf(themed(plain))).toContain('font-family:var(--f-title,inherit)')
    const imported = importHtml('<style>body{color:#123}</style><p>Hi</p>').document
    expect(themed(imported).page.head).toEqual(imported.page.head)
  })

  it('is taken away without a trace', () => {
    const taken = setTheme(themed(plain), { theme: undefined })
    expect(applyChange(themed(plain), taken.change)).toEqual(plain)
    const { change } = setTheme(plain, { theme })
    expect(applyChange(applyChange(plain, change), invertChange(change))).toEqual(plain)
  })

  it('changes nothing on pages without one', () => {
    expect(exportHtml(plain)).not.toContain('data-theme')
    expect(JSON.parse(exportJson(plain))).not.toHaveProperty('addition.page.theme')
  })

  it('is refused in JSON if it is not a theme', () => {
    const json = exportJson(themed(plain)).replace('#123456', 'red;}body{display:none')
    expect(importJson(json)).toMatchObject({ ok: false })
  })
})

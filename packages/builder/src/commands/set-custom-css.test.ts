import { describe, expect, it } from 'vitest'
import { createNode } from '../blocks/create-node.ts'
import { applyChange, invertChange } from '../changes/change.ts'
import { exportHtml } from '../html/export/export-html.ts'
import { importHtml } from '../html/import/import-html.ts'
import { exportJson, importJson } from '../json/document-json.ts'
import { changeOf } from '../testing/index.ts'
import { createDocument } from '../tree/create-document.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { CommandResult } from './command.ts'
import { setNamedStyles } from './named/named-styles.ts'
import { setSiteBreakpoints } from './named/site-breakpoints.ts'
import { setSiteCss } from './set-custom-css.ts'

const plain = createDocument([
  createNode('Heading', { content: 'Roses', headingType: 'h2' }),
  createNode('Link', { content: 'More', href: '/more' }),
])
const after = (document: BuilderDocument, result: CommandResult): BuilderDocument => {
  const next = applyChange(document, changeOf(result))
  expect(applyChange(next, invertChange(changeOf(result)))).toEqual(document)
  return next
}
const live = (document: BuilderDocument) =>
  exportHtml(document, { data: { nap: null, site: { name: '' }, email: '', year: 2026 } })
const css = 'h2 { color: teal }'

describe('custom CSS of a site without a theme', () => {
  const styled = after(plain, setSiteCss(plain, { css }))

  it('adds its style sheet to pages, and changes nothing else', () => {
    const html = live(styled)
    expect(html).toContain(`<style data-custom-css="site">${css}</style>`)
    const rest = html
      .replace(/<style data-custom-css="site">[^<]*<\/style>\n/, '')
      .replace(/<style data-theme="Theme">[^<]*<\/style>\n/, '')
    expect(rest).toBe(live(plain))
    expect(/<style data-theme="Theme">([^<]*)</.exec(html)?.[1]).toBe('')
  })

  it('leaves no trace when it is emptied', () => {
    expect(after(styled, setSiteCss(styled, { css: '' }))).toEqual(plain)
  })

  it('comes back from HTML and JSON', () => {
    const json = importJson(exportJson(styled))
    expect(json.ok && json.document.page.theme).toEqual(styled.page.theme)
    expect(importHtml(exportHtml(styled)).document.page.theme?.css).toBe(css)
  })

  it('stays when the last style or breakpoint is removed', () => {
    const style = { id: 's-a', name: 'A', layers: { desktop: { color: 'red' } } }
    const named = after(styled, setNamedStyles(styled, [style]))
    expect(after(named, setNamedStyles(named, [])).page.theme?.css).toBe(css)
    const wide = after(styled, setSiteBreakpoints(styled, [{ name: 'Wide', width: 1200 }]))
    expect(after(wide, setSiteBreakpoints(wide, [])).page.theme?.css).toBe(css)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNode } from '../../blocks/create-node.ts'
import { applyChange, invertChange } from '../../changes/change.ts'
import { setPageCss, setSiteCss } from '../../commands/set-custom-css.ts'
import { setTheme } from '../../commands/set-theme.ts'
import { customCssLimit, tidyCustomCss } from '../../custom-css/custom-css.ts'
import { exportJson, importJson } from '../../json/document-json.ts'
import { arbitraryCss } from '../../testing/arbitrary-css.ts'
import type { Theme } from '../../theme/theme.ts'
import { createDocument } from '../../tree/create-document.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import { exportHtml } from '../export/export-html.ts'
import { importHtml } from '../import/import-html.ts'

const theme: Theme = {
  name: 'Dusk',
  tokens: [
    { name: 'c-ink', group: 'color', value: '#222' },
    { name: 'c-own', group: 'color', value: '#b00' },
    { name: 'c-unused', group: 'color', value: '#333' },
  ],
  hasDark: false,
}
const plain = createDocument([createNode('Heading', { content: 'Hello', elementStyle: { color: 'red' } })])
const themed = { ...plain, page: { ...plain.page, theme } }
const published = { data: { nap: null, site: { name: '' }, email: '', year: 2026 } }

const withCss = (document: BuilderDocument, { page = '', site = '' }): BuilderDocument => {
  const first = setPageCss(document, { css: page })
  const next = first.ok ? applyChange(document, first.change) : document
  const second = site === '' ? null : setSiteCss(next, { css: site })
  return second?.ok ? applyChange(next, second.change) : next
}

describe('the custom CSS of a page', () => {
  it('is the last style sheet, behind that of the site, and the same in all exports', () => {
    const document = withCss(themed, { page: 'h1 { top: 1px }', site: 'h1 { top: 2px }' })
    for (const page of [{}, published, { ...published, headExtra: '<!-- end -->' }]) {
      const html = exportHtml(document, page)
      expect(html).toMatch(
        /<\/style>\n<style data-custom-css="site">h1 \{ top: 2px \}<\/style>\n<style data-custom-css="page">h1 \{ top: 1px \}<\/style>\n(?:<!-- end -->\n)?<\/head>/,
      )
    }
  })

  it('is published without what is refused, which is kept for the next edit', () => {
    const css = 'a { top: 0; background: url(//a.test/x.png) }\n@import "</style>";'
    const document = withCss(themed, { page: css, site: css })
    const html = exportHtml(document, published)
    expect(html.match(/<style data-custom-css="\w+">a \{ top: 0; \}\n<\/style>/g)).toHaveLength(2)
    expect(html).not.toContain('a.test')
    expect(html).not.toContain('import')
    expect(importHtml(exportHtml(document)).document.page).toMatchObject({ css, theme: { css } })
    const json = importJson(exportJson(document))
    expect(json.ok && json.document.page).toEqual(document.page)
  })

  it('is nothing on a page if nothing of it can be published', () => {
    const html = exportHtml(withCss(themed, { page: '@import "x";', site: ' ' }), published)
    expect(html).not.toContain('data-custom-css')
  })

  it('changes nothing on pages without it', () => {
    expect(exportHtml(themed)).not.toContain('data-custom-css')
    expect(JSON.parse(exportJson(plain))).not.toHaveProperty('addition.page.css')
  })

  it('comes back from HTML as it was typed, whatever it is', () => {
    fc.assert(
      fc.property(arbitraryCss, arbitraryCss, (page, site) => {
        const document = withCss(themed, { page, site })
        const { page: back } = importHtml(exportHtml(document)).document
        expect(back.css ?? '').toBe(tidyCustomCss(page))
        expect(back.theme?.css ?? '').toBe(tidyCustomCss(site))
      }),
      { numRuns: 500 },
    )
  })

  it('brings the design tokens that it uses', () => {
    const html = exportHtml(withCss(themed, { site: 'a { color: var(--c-own) }' }), published)
    expect(html).toContain('--c-own:#b00')
    expect(html).not.toContain('--c-unused')
  })

  it('gets the published files of its images', () => {
    const document = withCss(themed, { page: 'a { background: url(/media/a/b/c.png) }' })
    const html = exportHtml(document, {
      ...published,
      rewriteUrl: (url) => url.replace('/media/a/b', 'assets'),
    })
    expect(html).toContain('a { background: url("assets/c.png") }')
  })

  it('is undone by an undo', () => {
    const set = setPageCss(plain, { css: 'a{}' })
    if (!set.ok) throw new Error(set.reason.message)
    expect(applyChange(applyChange(plain, set.change), invertChange(set.change))).toEqual(plain)
    const removed = setPageCss(applyChange(plain, set.change), { css: '' })
    expect(removed.ok && applyChange(plain, removed.change).page).toEqual(plain.page)
  })

  it('is refused if it is too long, in documents and themes too', () => {
    const css = ' '.repeat(customCssLimit + 1)
    expect(setPageCss(themed, { css })).toMatchObject({ ok: false })
    expect(setSiteCss(themed, { css })).toMatchObject({ ok: false })
    expect(setSiteCss(plain, { css })).toMatchObject({ ok: false })
    expect(importJson(exportJson({ ...plain, page: { ...plain.page, css } }))).toMatchObject({ ok: false })
    const long = { ...themed, page: { ...themed.page, theme: { ...theme, css } } }
    expect(importJson(exportJson(long))).toMatchObject({ ok: false })
    expect(setTheme(themed, { theme }).ok).toBe(true)
  })

  it('stays a style sheet of the page if an export did not write it', () => {
    const { page } = importHtml(
      '<style data-custom-css="page">a{background:url(x.png)}</style><style data-custom-css="site">b{}</style>',
    ).document
    expect(page.css).toBeUndefined()
    expect(page.head.filter(({ tag }) => tag === 'style')).toHaveLength(2)
  })
})

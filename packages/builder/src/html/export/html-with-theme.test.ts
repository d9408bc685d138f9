import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryDocument } from '../../testing/index.ts'
import { arbitraryCss } from '../../testing/arbitrary-css.ts'
import { tidyCustomCss } from '../../custom-css/custom-css.ts'
import { fieldCss } from '../../styles/field-css.ts'
import type { Theme } from '../../theme/theme.ts'
import { createDocument } from '../../tree/create-document.ts'
import { sequentialUuids } from '../../tree/uuid.ts'
import { exportHtml } from './export-html.ts'
import { htmlWithTheme } from './html-with-theme.ts'
import { importHtmlFragment } from '../import/import-html.ts'
import { withPageSettings } from '../page-settings.ts'
import { withTheme } from '../theme/with-theme.ts'

const theme: Theme = {
  name: 'Dusk & "dawn"',
  tokens: [
    { name: 'c-ink', group: 'color', value: '#222', dark: '#eee' },
    { name: 'f-title', group: 'family', value: '"Fraunces", serif' },
  ],
  hasDark: true,
}

test('HTML gets a theme as if the page had been exported with it', () => {
  fc.assert(
    fc.property(
      arbitraryDocument,
      fc.option(fc.string({ maxLength: 30 })),
      arbitraryCss,
      (document, title, css) => {
        const unthemed = withTheme(document.page, undefined)
        const page = title === null ? unthemed : withPageSettings(unthemed, { title })
        const plain = { ...document, page }
        const given = css === '' ? theme : { ...theme, css: tidyCustomCss(css) }
        const themed = { ...plain, page: withTheme(page, given) }
        expect(htmlWithTheme(exportHtml(plain), given)).toBe(exportHtml(themed))
      },
    ),
    { numRuns: 300 },
  )
})

test('a page begun here follows the theme, fields and placeholders included', () => {
  const { nodes } = importHtmlFragment('<p>{nap.phone}</p><form><input name="a"></form>')
  const document = createDocument(nodes, sequentialUuids('new'))
  const html = htmlWithTheme(exportHtml(document), theme)
  expect(html).toContain('--c-ink:#222')
  expect(html).toContain(fieldCss)
  expect(html).toContain('color:var(--c-ink,#1c2430)')
  expect(html).toBe(exportHtml({ ...document, page: withTheme(document.page, theme) }))
})

test('HTML that is not an export stays as it is', () => {
  for (const html of ['', '<p>a</p>', '<head></head>', '</head>\n<head>\n'])
    expect(htmlWithTheme(html, theme)).toBe(html)
})

import { exportHtml, importHtml } from '@web2/builder'
import { expect, it } from 'vitest'
import { doctypeTag } from './canvas-document.ts'

const legacy =
  'html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1.dtd"'

it.each([
  ['a current page', '<!DOCTYPE html>'],
  ['an almost-standards page', `<!DOCTYPE ${legacy}>`],
  ['an old page in quirks mode', '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">'],
  ['a page without a doctype', ''],
])('draws %s in the mode of its export', (_what, doctype) => {
  const { document } = importHtml(`${doctype}<html><body><p>One</p></body></html>`)
  const tag = doctypeTag(document.page)
  expect(exportHtml(document).startsWith(`${tag}${tag && '\n'}<html`)).toBe(true)
  expect(tag === '').toBe(doctype === '')
})

it('strips markup from a doctype', () => {
  expect(doctypeTag({ doctype: 'html><script>alert(1)</script' })).toBe(
    '<!DOCTYPE htmlscriptalert(1)/script>',
  )
})

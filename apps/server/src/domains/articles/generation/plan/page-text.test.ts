import { expect, it } from 'vitest'
import { pageText } from './page-text.ts'

it('returns the title, the headings and the blocks of text, without menus and scripts', () => {
  const html = `<html><head><title>Prices &amp; terms</title><style>p{}</style></head><body>
    <nav><a href="/">Home</a> <a href="/b">Blog</a></nav>
    <h1>Prices</h1><p>A visit costs $189 for one house.</p><script>steal()</script>
    <table><tr><td>Two floors</td><td>$249</td></tr></table></body></html>`
  expect(pageText(html)).toEqual({
    title: 'Prices & terms',
    text: '# Prices\nA visit costs $189 for one house.\nTwo floors\n$249',
  })
})

it('returns no text for bytes that are none', () => {
  expect(pageText('\ufffd\u0001a\ufffd b c d e f').text).toBe('')
})

it.each(['', '<', '<title>', '<body', '\u0000'])('reads %j without a title or text', (html) => {
  expect(pageText(html).title).toBe('')
})

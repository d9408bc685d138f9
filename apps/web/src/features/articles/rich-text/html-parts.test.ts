import { getHTMLFromFragment, getSchema } from '@tiptap/core'
import { DOMParser, DOMSerializer } from '@tiptap/pm/model'
import { createTextAnalyzer, analyzeText } from '@web2/writing'
import { describe, expect, test, vi } from 'vitest'
import { extensions } from './extensions.ts'
import { htmlParts } from './html-parts.ts'

const schema = getSchema(extensions(''))
const opened = (html: string) => {
  const element = document.createElement('div')
  element.innerHTML = html
  return DOMParser.fromSchema(schema).parse(element)
}
const frame = '<iframe src="https://www.youtube.com/embed/x"></iframe>'
const texts = [
  '',
  '<p>One <b>two</b></p><h2 style="text-align: center">Head</h2><p></p><p>three</p>',
  '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul><blockquote><p>q</p></blockquote><pre><code>c</code></pre>',
  '<p>x<br>y</p><a href="/b"><img src="/a.jpg" alt="a"></a><img src="/b.jpg"><p>after</p><hr><p>end</p>',
  `<p>before</p>${frame}${frame}<hr><p>after</p>${frame}`,
  '<table><tbody><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table><p>Fish &amp; chips</p>',
]

describe('parts of a document', () => {
  test.each(texts)('make up its HTML: %s', (html) => {
    const doc = opened(html)
    expect(htmlParts(doc).join('')).toBe(getHTMLFromFragment(doc.content, schema))
  })

  test.each(texts)('can be read apart: %s', (html) => {
    const parts = htmlParts(opened(html))
    expect(createTextAnalyzer()(parts)).toEqual(analyzeText({ html: parts.join('') }))
  })

  test('are written once as long as they stay the same', () => {
    const doc = opened('<p>One</p><p>two</p><p>three</p>')
    htmlParts(doc)
    const write = vi.spyOn(DOMSerializer.prototype, 'serializeFragment')
    const changed = doc.replace(1, 4, opened('<p>Other</p>').slice(1, 6))
    expect(htmlParts(changed)).toEqual(['<p>Other</p>', '<p>two</p>', '<p>three</p>'])
    const written = write.mock.calls.flatMap(([{ firstChild }]) => (firstChild?.isBlock ? [firstChild] : []))
    expect(written).toEqual([changed.child(0)])
  })
})

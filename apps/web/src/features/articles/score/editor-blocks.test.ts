import { getSchema } from '@tiptap/core'
import { DOMParser, DOMSerializer } from '@tiptap/pm/model'
import { readArticle, scoreArticle } from '@web2/writing'
import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { extensions } from '../rich-text/extensions.ts'
import { editorBlocks, findPlace } from './editor-blocks.ts'

const schema = getSchema(extensions(''))
const window = new Window()
const { document } = window as unknown as { document: Document }
const opened = (html: string) => {
  const element = document.createElement('div')
  element.innerHTML = html
  const doc = DOMParser.fromSchema(schema).parse(element)
  const written = document.createElement('div')
  written.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document }))
  return { doc, html: written.innerHTML }
}

describe('blocks of the editor', () => {
  test.each([
    '<p>One <b>two</b></p><h2>Head</h2><p></p><p>three</p>',
    '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul><blockquote><p>q</p></blockquote><pre><code>c</code></pre>',
    '<p>x<br>y</p><img src="/a.jpg" alt="a"><p>after</p><hr><p>end</p>',
    '<table><tbody><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
    '<p>Fish &amp; chips</p><p>👩‍🌾 grows</p>',
  ])('equal those read from the HTML %s', (given) => {
    const { doc, html } = opened(given)
    expect(editorBlocks(doc).map(({ text }) => text)).toEqual(
      readArticle(html).blocks.map(({ text }) => text),
    )
  })

  test('map every place of a score to the same words', () => {
    const { doc, html } = opened(
      `<p>Short. A sentence ${'that goes on and on '.repeat(6)}.</p><h4>Deep</h4><p>See <a href="/x">here</a>.</p>`,
    )
    const fields = { title: '', keyword: 'garden', slug: '', metaTitle: '', metaDescription: '' }
    const places = scoreArticle({ ...fields, html })
      .checks.flatMap((check) => check.places)
      .flatMap((place) => (place.field === 'text' ? [place] : []))
    expect(places.length).toBeGreaterThan(3)
    for (const place of places) {
      const found = findPlace(editorBlocks(doc), place)!
      expect(doc.textBetween(found.from, found.to).startsWith(place.quote)).toBe(true)
    }
  })

  test('find a moved place again, and not a removed one', () => {
    const blocks = editorBlocks(opened('<p>New first.</p><p>See here.</p>').doc)
    const place = { block: 0, from: 4, to: 8, quote: 'here' }
    expect(findPlace(blocks, place)).toEqual({ from: 17, to: 21 })
    expect(findPlace(blocks, { ...place, quote: 'there' })).toBeNull()
  })
})

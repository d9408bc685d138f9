import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { extensions } from './extensions.ts'
import { insertedPicture, pastedPicture } from './image-node.ts'
import { sourceText } from './source-text.ts'

const read = (html: string): string => {
  const editor = new Editor({ extensions: extensions(''), content: html })
  const made = editor.getHTML()
  editor.destroy()
  return made
}

test.each([
  '<h1>A</h1><h6>B</h6><p>x<strong>1</strong><em>2</em><u>3</u><s>4</s><code>5</code><mark>6</mark>H<sub>2</sub>m<sup>2</sup></p>',
  '<ul><li><p>a</p></li></ul><ol start="3"><li><p>b</p></li></ol><blockquote><p>c</p></blockquote><pre><code>d &lt; e</code></pre><hr><p>f<br>g</p>',
  '<p><a target="_blank" rel="nofollow noopener" href="https://example.com">out</a> <a href="/in">in</a> <a href="mailto:a@example.com">mail</a></p>',
  '<p><img src="/media/a/b/c.jpg" alt="Rose" title="Rose" width="300" height="200" style="margin: 10px; float: left;"></p>',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" width="700" height="400" name="film" title="Film" allowfullscreen=""></iframe>',
])('preserves stored HTML: %s', (html) => expect(read(html)).toBe(html))

test('drops a frame with a foreign URL', () => {
  expect(read('<p>a</p><iframe src="https://evil.example"></iframe>')).toBe('<p>a</p>')
})

test('names images by keyword, or Nature, and aligns them left with a margin', () => {
  expect(pastedPicture(' roses ')).toEqual({ alt: 'roses', title: 'roses', margin: '10px', float: 'left' })
  expect(pastedPicture('').alt).toBe('Nature')
  const picture = { url: '/media/x.jpg', alt: '', width: 1200, height: 800 }
  expect(insertedPicture(picture, 'roses')).toMatchObject({
    width: 300,
    height: 200,
    alt: 'roses',
    float: 'left',
  })
  expect(insertedPicture({ ...picture, alt: 'A rose' }, 'roses').alt).toBe('A rose')
  const shown = { width: 300, height: 171 }
  expect(insertedPicture({ ...picture, shown }, 'roses')).toMatchObject(shown)
})

test('formats the source with a line per block and the same meaning', () => {
  const html = '<h2>A</h2><ul><li><p>b</p></li></ul><pre><code>x</p><p>y</code></pre><p>c</p>'
  expect(sourceText(html)).toBe(
    '<h2>A</h2>\n<ul>\n<li><p>b</p>\n</li>\n</ul><pre><code>x</p><p>y</code></pre><p>c</p>',
  )
})

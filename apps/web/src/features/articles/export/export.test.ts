import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fileNameOf, htmlFile, type ExportedArticle } from './article-file.ts'
import { docxFile } from './docx-file.ts'
import { markdownFile } from './markdown-file.ts'

const origin = 'https://app.example.com'
const article: ExportedArticle = {
  title: 'Roses & <co>',
  keyword: 'pruning roses',
  slug: '',
  metaTitle: '',
  metaDescription: 'How "to" prune',
  featuredImage: '/media/a/b/rose.jpg',
  words: 9,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  text: '<h2>Why</h2><p>Cut <strong>dry</strong> wood, see <a href="/about">us</a>. <img src="/media/a/b/c.jpg" alt="Bush"></p><ol><li><p>One</p><ul><li><p>Inner</p></li></ul></li></ol><table><tbody><tr><th><p>Month</p></th></tr><tr><td><p>March</p></td></tr></tbody></table><pre><code>a &lt; b</code></pre><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Film"></iframe>',
}

test('names a file by slug, else by title', () => {
  expect(fileNameOf(article, 'md')).toBe('roses-co.md')
  expect(fileNameOf({ ...article, slug: 'roses' }, 'html')).toBe('roses.html')
})

test('exports HTML as a whole document with absolute URLs and schema.org’s Article', () => {
  const html = htmlFile(article, origin)
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.title).toBe('Roses & <co>')
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('How "to" prune')
  expect(page.querySelector('article a')?.getAttribute('href')).toBe('https://app.example.com/about')
  expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Roses & <co>',
    image: ['https://app.example.com/media/a/b/rose.jpg'],
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
  })
  expect(html).not.toMatch(/<script[^>]*>[^<]*<co>/)
})

test('exports Markdown with front matter, tables, lists and code', () => {
  const text = markdownFile(article, origin)
  expect(text).toMatch(/^---\ntitle: "Roses & <co>"\nkeyword: "pruning roses"\n/)
  for (const part of [
    '## Why',
    'Cut **dry** wood, see [us](https://app.example.com/about)',
    '1.  One',
    '-   Inner',
    '| Month |',
    '```\na < b\n```',
  ])
    expect(text).toContain(part)
})

test.each([
  '<p>&lt;img onerror=x&gt; \\&lt;img onerror=x&gt; &amp;lt;img onerror=x&gt;</p>',
  '<img src="https://a.example/" alt="](x) &lt;img onerror=x&gt;" title="&quot;) &lt;img onerror=x&gt;">',
  '<a href="https://a.example/x &lt;img onerror=x&gt;" title="&quot;) &lt;img onerror=x&gt;">x</a>',
  '<h2>&lt;img onerror=x&gt;</h2><table><tbody><tr><th>&lt;img onerror=x&gt;</th></tr></tbody></table>',
])('turns no text of an article into a tag in Markdown: %s', (text) => {
  const written = markdownFile({ ...article, text }, origin).split('\n---\n')[1] ?? ''
  expect(written).toContain('img onerror=x')
  expect(written.replaceAll('\\<', '').replaceAll('(<http', '')).not.toContain('<')
})

test('exports a preformatted block as code in Markdown', () =>
  expect(markdownFile({ ...article, text: '<pre>&lt;img onerror=x&gt;</pre>' }, origin)).toContain(
    '```\n<img onerror=x>\n```',
  ))

test('exports headings, lists, tables and links natively to Word', async () => {
  const pictures = new Map([
    ['/media/a/b/c.jpg', { data: new Uint8Array([1, 2, 3]).buffer, width: 300, height: 200 }],
  ])
  const files = unzipSync(new Uint8Array(await (await docxFile(article, pictures)).arrayBuffer()))
  const xml = strFromU8(files['word/document.xml']!)
  for (const part of [
    'w:val="Heading2"',
    '<w:b/>',
    '<w:tbl>',
    '<w:numPr>',
    '<w:drawing>',
    'descr="Bush"',
    'a &lt; b',
    'Film',
  ])
    expect(xml).toContain(part)
  expect(xml).toMatch(/<w:ilvl w:val="1"\/>/)
  expect(Object.keys(files).some((name) => name.startsWith('word/media/'))).toBe(true)
})

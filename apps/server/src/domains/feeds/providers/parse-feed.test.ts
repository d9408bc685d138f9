import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growth, linear } from '../../../testing/growth/growth.ts'
import { namedFeed } from './discover-feed.ts'
import { readFeed } from './parse-feed.ts'

const read = (text: string) => readFeed(text, { url: 'https://blog.example/feed', most: 50 })
const only = (text: string) => read(text)!.items[0]

describe('a feed', () => {
  test.each([
    [
      'RSS 2.0',
      '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>B &amp; C</title><link>/</link><item><title>&lt;b&gt;T&lt;/b&gt;</title><link>/p</link><guid>g</guid><pubDate>Sat, 21 Nov 2026 10:00:00 +0100</pubDate><dc:creator>Ada</dc:creator><description><![CDATA[<p>x</p>]]></description></item></channel></rss>',
    ],
    [
      'Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>B &amp; C</title><link href="/"/><entry><id>g</id><title type="html">&lt;b&gt;T&lt;/b&gt;</title><link rel="alternate" href="/p"/><published>2026-11-21T09:00:00Z</published><author><name>Ada</name></author><content type="html">&lt;p&gt;x&lt;/p&gt;</content></entry></feed>',
    ],
    [
      'RDF',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="/"><title>B &amp; C</title><link>/</link></channel><item rdf:about="g"><title>T</title><link>/p</link><dc:creator>Ada</dc:creator><dc:date>2026-11-21T09:00:00Z</dc:date><description>&lt;p&gt;x&lt;/p&gt;</description></item></rdf:RDF>',
    ],
    [
      'JSON',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'B & C',
        home_page_url: '/',
        items: [
          {
            id: 'g',
            title: 'T',
            url: '/p',
            content_html: '<p>x</p>',
            authors: [{ name: 'Ada' }],
            date_published: '2026-11-21T09:00:00Z',
          },
        ],
      }),
    ],
  ])('in %s format is parsed', (_kind, text) => {
    expect(read(text)).toEqual({
      title: 'B & C',
      siteUrl: 'https://blog.example/',
      items: [
        {
          guid: 'g',
          title: 'T',
          link: 'https://blog.example/p',
          content: '<p>x</p>',
          author: 'Ada',
          publishedAt: '2026-11-21T09:00:00.000Z',
        },
      ],
    })
  })

  test.each([
    ['', 'nothing'],
    ['<html><body>Hello</body></html>', 'a page'],
    ['<rss version="2.0"><channel><title>x</title><item><title>y</ti', 'cut off'],
    ['{"items":', 'broken JSON'],
    ['\0\u0001\u0002', 'bytes'],
  ])('is not read from %j: %s', (text) => expect(read(text)).toBeNull())

  test('with nested entities isn’t expanded', () => {
    const entities = Array.from(
      { length: 20 },
      (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
    ).join('')
    const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY e0 "ha"><!ENTITY f SYSTEM "file:///etc/passwd">${entities}]><rss version="2.0"><channel><title>&e20; &f;</title><item><title>&e20;</title></item></channel></rss>`
    const feed = read(bomb)
    expect(JSON.stringify(feed).length).toBeLessThan(1_000)
    expect(JSON.stringify(feed)).not.toContain('root:')
  })

  test('identifies items without an id by their link or their content', () => {
    const item = (inside: string) =>
      `<rss version="2.0"><channel><title>x</title><item>${inside}</item></channel></rss>`
    expect(only(item('<title>a</title><link>/a</link>'))!.guid).toBe('https://blog.example/a')
    const [a, b] = [only(item('<title>a</title>'))!.guid, only(item('<title>b</title>'))!.guid]
    expect(a).toMatch(/^sha256:/)
    expect(a).not.toBe(b)
    expect(
      only(item('<title>x</title><link>javascript:alert(1)</link><pubDate>soon</pubDate>')),
    ).toMatchObject({
      link: '',
      publishedAt: null,
    })
  })

  test('never makes the parser throw', () => {
    const piece = fc.constantFrom(
      '<rss version="2.0">',
      '<channel>',
      '<item>',
      '</item>',
      '<title>',
      '</title>',
      '<feed xmlns="http://www.w3.org/2005/Atom">',
      '<entry>',
      '<![CDATA[',
      ']]>',
      '&amp;',
      '&#0;',
      '&#x110000;',
      '<!DOCTYPE x [',
      ']>',
      'text',
      '{"',
      '\0',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const feed = read(pieces.join(''))
        expect(feed === null || feed.items.every(({ guid }) => guid !== '')).toBe(true)
      }),
    )
  })
})

test.each([
  ['<link rel="alternate" type="application/rss+xml" href="/rss"><title>x</title>', 'https://a.example/rss'],
  [
    '<body><p><link type="application/atom+xml" rel="home ALTERNATE" href="atom">',
    'https://a.example/b/atom',
  ],
  ['<link rel="stylesheet" href="/x"><link rel="alternate" type="text/html" href="/y">', ''],
  ['<link rel="alternate" type="application/rss+xml" href="file:///etc/passwd">', ''],
])('finds in %s the feed %j', (html, feed) => expect(namedFeed(html, 'https://a.example/b/c')).toBe(feed))

test.each([
  ['tags', '&lt;b&gt;A&lt;/b&gt; &lt;i&gt;b&lt;/i&gt;', 'A b'],
  ['a bracket that closes nothing', '1 &gt; 0', '1 > 0'],
  ['a bracket that nothing closes', 'a &lt; b', 'a < b'],
  ['a tag, then a bracket that nothing closes', '&lt;b&gt;a &lt; b', 'a < b'],
  ['brackets within a tag', 'a &lt;&lt;b&gt; c', 'a c'],
])('reads a title with %s', (_what, title, said) =>
  expect(read(`<rss version="2.0"><channel><title>${title}</title></channel></rss>`)?.title).toBe(said),
)

test('reads a title of many brackets in linear time', () => {
  const feed = (size: number) =>
    JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: '<'.repeat(size), items: [] })
  expect(growth(read, feed, 20_000)).toBeLessThanOrEqual(linear)
})

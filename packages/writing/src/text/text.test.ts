import { describe, expect, test } from 'vitest'
import { readArticle } from './read-article.ts'
import { sentencesOf } from './sentences.ts'
import { partsOf, wordsOf } from './words.ts'

const blocks = (html: string) =>
  readArticle(html).blocks.map(({ kind, level, text }) => `${kind}${level || ''} ${text}`)

describe('readArticle', () => {
  test.each([
    ['<p>One</p>\n  <p>two\n  words</p>', ['paragraph One', 'paragraph two words']],
    ['loose <b>and</b> bold<h2> Head </h2>', ['paragraph loose and bold', 'heading2 Head']],
    ['<ul><li><p>a</p></li><li>b</li></ul>', ['item a', 'item b']],
    ['<table><tr><th>x</th><td>y</td></tr></table>', ['cell x', 'cell y']],
    ['<p>a<br>b <img alt="r"> c</p>', ['paragraph a\nb \ufffc c']],
    ['<figure><img src="/r"><figcaption>r</figcaption></figure>', ['picture \ufffc', 'caption r']],
    ['<pre>a\n  b</pre>', ['code a\n  b']],
    ['<p>x<script>evil()</script><style>p{}</style></p><p> </p>', ['paragraph x']],
    ['<blockquote><p>q</p></blockquote>after', ['quote q', 'paragraph after']],
  ])('reads %s as %j', (html, expected) => expect(blocks(html)).toEqual(expected))

  test('returns the positions of links and images', () => {
    const { links, pictures } = readArticle(
      '<p>See <a href="/a" rel="nofollow">our  roses</a>.</p><a href="/b"><div><img src="/r" alt="Rose"></div></a>',
    )
    expect(links).toEqual([
      { href: '/a', rel: 'nofollow', text: 'our roses', block: 0, from: 4, to: 13 },
      { href: '/b', rel: '', text: '', block: 1, from: 0, to: 1 },
    ])
    expect(pictures).toEqual([{ src: '/r', alt: 'Rose', block: 1, from: 0, to: 1 }])
  })
})

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  [
    'Mr. Smith paid 3.5 dollars at 5 p.m. on Main St. today.',
    ['Mr. Smith paid 3.5 dollars at 5 p.m. on Main St. today.'],
  ],
  ['He said "Stop." Then he left…', ['He said "Stop."', 'Then he left…']],
  ['J. K. Rowling wrote it. It sold.', ['J. K. Rowling wrote it.', 'It sold.']],
  ['see example.com. it works', ['see example.com. it works']],
  ['我们种花。花很美！', ['我们种花。', '花很美！']],
  ['First line\nSecond line', ['First line', 'Second line']],
  ['… !', []],
])('splits %s into the sentences %j', (text, expected) =>
  expect(sentencesOf(text).map(({ from, to }) => text.slice(from, to))).toEqual(expected),
)

test.each([
  ["Don't stop: e-mail us at 3.5 percent", 7, 8],
  ['— … !', 0, 0],
  ['Gärten für Zürich', 3, 3],
  ['我们的花园', 5, 5],
])('%s has %i words and %i parts', (text, words, parts) => {
  expect(wordsOf(text)).toHaveLength(words)
  // 3.5 is split too
  expect(partsOf(text)).toHaveLength(text.includes('3.5') ? parts + 1 : parts)
})

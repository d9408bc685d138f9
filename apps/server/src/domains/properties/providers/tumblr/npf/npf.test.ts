import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growth, linear } from '../../../../../testing/growth/growth.ts'
import { htmlToNpf } from './html-to-npf.ts'
import { npfLimits, type NpfBlock, type NpfText } from './npf.ts'
import { npfProblem } from './npf-problem.ts'

const blocksOf = (html: string) => htmlToNpf(html)
const text = (value: string, more: Partial<NpfText> = {}): NpfBlock => ({
  type: 'text',
  text: value,
  ...more,
})

describe('HTML to NPF', () => {
  it.each<[string, string, readonly NpfBlock[]]>([
    ['paragraphs', '<p>One</p>\n<p> two\n  words </p><p> </p>', [text('One'), text('two words')]],
    [
      'headings',
      '<h1>A</h1><h2>B</h2><h4>C</h4>',
      [
        text('A', { subtype: 'heading1' }),
        text('B', { subtype: 'heading2' }),
        text('C', { subtype: 'heading2' }),
      ],
    ],
    [
      'lists in lists',
      '<ol><li>Fruit<ul><li>Apples</li></ul></li><li>Roots</li></ol>',
      [
        text('Fruit', { subtype: 'ordered-list-item' }),
        text('Apples', { subtype: 'unordered-list-item', indent_level: 1 }),
        text('Roots', { subtype: 'ordered-list-item' }),
      ],
    ],
    [
      'quotes in quotes',
      '<blockquote><p>a</p><blockquote>b</blockquote></blockquote>',
      [text('a', { subtype: 'indented' }), text('b', { subtype: 'indented', indent_level: 1 })],
    ],
    ['line breaks', 'a <br> b<br>', [text('a\nb')]],
    ['code', '<pre>  a\n  b</pre>', [text('  a\n  b', { subtype: 'chat' })]],
    ['tables', '<table><tr><td>a</td><td>b</td></tr></table>', [text('a | b')]],
    [
      'places in code points',
      '<p>🌳 <b>bold <a href="https://a.example/">li</a></b><a href="https://a.example/">nk</a></p>',
      [
        text('🌳 bold link', {
          formatting: [
            { type: 'bold', start: 2, end: 9 },
            { type: 'link', url: 'https://a.example/', start: 7, end: 11 },
          ],
        }),
      ],
    ],
    ['no scripts and no addresses that run', '<script>x</script><a href="javascript:x">a</a>', [text('a')]],
    [
      'pictures with their words',
      '<figure><img src="https://a.example/p.jpg" alt="A rose" width="300" height="200"><figcaption>Red</figcaption></figure>',
      [
        {
          type: 'image',
          media: [{ url: 'https://a.example/p.jpg', width: 300, height: 200 }],
          alt_text: 'A rose',
          caption: 'Red',
        },
      ],
    ],
  ])('%s', (_what, html, expected) => expect(blocksOf(html)).toEqual(expected))

  it('references uploaded files and images that Tumblr already has', () => {
    const about = { alt: 'of the library', caption: '' }
    const file = { type: 'image/png', bytes: Buffer.from('hi'), width: 40, height: 30 }
    const kept = {
      externalId: 'k',
      url: 'https://64.media.example/t.jpg',
      type: 'image/jpeg',
      width: 8,
      height: 6,
    }
    const blocks = htmlToNpf('<p>a<img src="/media/rose.png" alt="A rose">b<img src="/media/t.jpg"></p>', [
      { ...about, source: '/media/rose.png', name: 'rose.png', file },
      { ...about, source: '/media/t.jpg', name: 't.jpg', file: kept },
    ])
    const size = { width: 40, height: 30 }
    expect(blocks).toEqual([
      text('a'),
      {
        type: 'image',
        media: [{ type: 'image/png', identifier: 'rose.png', ...size }],
        alt_text: 'A rose',
      },
      text('b'),
      { type: 'image', media: [{ type: 'image/jpeg', url: kept.url, width: 8, height: 6 }] },
    ])
  })
})

const word = fc.stringMatching(/^[a-zäß🌳👩‍🌾]{1,12}$/u)
const inline: fc.Arbitrary<string> = fc.letrec<{ inline: string }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    word.map((each) => `${each} `),
    fc
      .tuple(fc.constantFrom('b', 'em', 's', 'small', 'span'), tie('inline'), tie('inline'))
      .map(([tag, one, other]) => `<${tag}>${one}${other}</${tag}>`),
    tie('inline').map((each) => `<a href="https://a.example/">${each}</a>`),
  ),
})).inline
const page = fc
  .array(
    fc.tuple(fc.constantFrom('p', 'h2', 'li', 'blockquote', 'div', 'td'), fc.array(inline, { maxLength: 6 })),
  )
  .map((parts) =>
    parts
      .map(([tag, words]) => {
        const inner = `<${tag}>${words.join('')}</${tag}>`
        return tag === 'li' ? `<ul>${inner}</ul>` : tag === 'td' ? `<table><tr>${inner}</tr></table>` : inner
      })
      .join(''),
  )
const texts = (blocks: readonly NpfBlock[]) =>
  blocks.filter((block): block is NpfText => block.type === 'text')
const wordsOf = (shown: string) => shown.replaceAll(/\s+/g, '')

describe('invariants', () => {
  it('every word is kept in order', () => {
    fc.assert(
      fc.property(page, (html) => {
        const all = texts(blocksOf(html))
          .map((block) => block.text)
          .join(' ')
        expect(wordsOf(all)).toBe(wordsOf(html.replaceAll(/<[^>]*>/g, '')))
      }),
    )
  })

  it('marks stay within their text, do not overlap with their kind, and cover the same text', () => {
    fc.assert(
      fc.property(page, (html) => {
        for (const { text: shown, formatting = [] } of texts(blocksOf(html))) {
          const length = [...shown].length
          for (const { start, end } of formatting) {
            expect(start).toBeLessThan(end)
            expect(start).toBeGreaterThanOrEqual(0)
            expect(end).toBeLessThanOrEqual(length)
          }
          for (const type of ['bold', 'italic', 'link'] as const) {
            const places = formatting.filter((each) => each.type === type)
            places.slice(1).forEach(({ start }, at) => expect(start).toBeGreaterThanOrEqual(places[at]!.end))
          }
        }
        const bold = [...html.matchAll(/<b>(?:(?!<\/?b>).)*<\/b>/g)].length > 0
        if (!bold) expect(JSON.stringify(blocksOf(html))).not.toContain('"bold"')
      }),
    )
  })

  it('texts stay within Tumblr’s limit and are cut between words', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1_000, maxLength: 2_000 }), (words) => {
        const blocks = texts(blocksOf(`<p><b>${words.join(' ')}</b></p>`))
        expect(blocks.every((block) => [...block.text].length <= npfLimits.text)).toBe(true)
        expect(blocks.flatMap((block) => block.text.trim().split(' '))).toEqual(words)
        for (const block of blocks)
          expect(block.formatting).toEqual([{ type: 'bold', start: 0, end: [...block.text].length }])
      }),
      { numRuns: 10 },
    )
  })
})

it.each([
  ['nothing', '', /nothing to publish/],
  ['too many blocks', '<p>a</p>'.repeat(1_001), /at most 1,000 blocks.*has 1,001/],
  ['too many pictures', '<img src="https://a.example/a.png">'.repeat(31), /at most 30 images/],
  ['too many links', '<p>a <a href="https://a.example/">b</a></p>'.repeat(101), /at most 100 links/],
  ['too much', `<p>${'wörter '.repeat(150_000)}</p>`, /at most 1 MB/],
  ['what it takes', '<p>a</p>'.repeat(1_000), /^$/],
])('reports in advance that Tumblr rejects a post with %s', (_what, html, sentence) => {
  expect(npfProblem(blocksOf(html))).toMatch(sentence)
})

it('converts a row of many cells to a line in linear time', () => {
  const row = (size: number) => `<table><tr>${'<td>a</td>'.repeat(size)}</tr></table>`
  expect(blocksOf(row(3))).toEqual([text('a | a | a')])
  expect(growth(blocksOf, row, 1_500)).toBeLessThanOrEqual(linear)
})

it('splits a long paragraph in linear time', () =>
  expect(growth(blocksOf, (size) => `<p>${'a '.repeat(size)}</p>`, 15_000)).toBeLessThanOrEqual(linear))

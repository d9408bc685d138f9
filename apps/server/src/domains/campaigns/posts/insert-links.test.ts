import { escapeText } from '@web2/builder'
import type { PlannedLink } from '@web2/contract/campaigns'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { growth, linear } from '../../../testing/growth/growth.ts'
import { placeLinks } from './insert-links.ts'

const link = (
  anchor: string,
  url = 'https://garden.example/',
  rel: PlannedLink['rel'] = '',
): PlannedLink => ({
  url,
  anchor,
  rel,
})

it.each([
  [
    'words of the text become the link, as the text writes them',
    '<p>Our Garden Care is slow.</p>',
    [link('garden care')],
    '<p>Our <a href="https://garden.example/">Garden Care</a> is slow.</p>',
  ],
  [
    'its relation is kept, addresses and words are escaped',
    '<p>Roses &amp; tulips grow.</p>',
    [link('Roses & tulips', 'https://a.example/?a=1&b=2', 'sponsored')],
    '<p><a href="https://a.example/?a=1&amp;b=2" rel="sponsored">Roses &amp; tulips</a> grow.</p>',
  ],
  [
    'headings, links, quotations and code stay as they are',
    '<h2>Roses</h2><pre><code>roses</code></pre><p><a href="/x">roses</a></p><blockquote><p>roses</p></blockquote>',
    [link('roses')],
    '<h2>Roses</h2><pre><code>roses</code></pre><p><a href="/x">roses</a></p><blockquote><p>roses</p></blockquote><p><a href="https://garden.example/">roses</a></p>',
  ],
  [
    'parts of words and names of characters are no words',
    '<p>An ampersand: &amp; and primroses.</p>',
    [link('amp', 'https://a.example/'), link('rose', 'https://b.example/')],
    '<p>An ampersand: &amp; and primroses.</p><p><a href="https://a.example/">amp</a></p><p><a href="https://b.example/">rose</a></p>',
  ],
  [
    'a second link goes to another paragraph when it can',
    '<p>Roses and tulips.</p><p>More tulips.</p>',
    [link('roses', 'https://a.example/'), link('tulips', 'https://b.example/')],
    '<p><a href="https://a.example/">Roses</a> and tulips.</p><p>More <a href="https://b.example/">tulips</a>.</p>',
  ],
  [
    'an address that the text links already is linked no second time',
    '<p><a href="https://garden.example/">Here</a> are roses.</p>',
    [link('roses')],
    '<p><a href="https://garden.example/">Here</a> are roses.</p>',
  ],
  [
    'words that are nowhere follow a paragraph in the middle',
    `<p>${'First one. '.repeat(5)}</p><p>${'Second one. '.repeat(5)}</p><p>${'Third one. '.repeat(5)}</p>`,
    [link('our shop')],
    `<p>${'First one. '.repeat(5)}</p><p>${'Second one. '.repeat(5)}</p><p><a href="https://garden.example/">our shop</a></p><p>${'Third one. '.repeat(5)}</p>`,
  ],
])('%s', (_what, html, links, expected) => {
  expect(placeLinks(html, links)).toBe(expected)
})

const words = fc.constantFrom('roses', 'garden', 'soil & sun', 'a < b', 'Über uns', 'tulips', 'care', 'x')
const inline = fc.oneof(
  { weight: 5, arbitrary: words.map((word) => `${escapeText(word)} `) },
  words.map((word) => `<strong>${escapeText(word)}</strong> `),
  words.map((word) => `<code>${escapeText(word)}</code> `),
  words.map((word) => `<a href="https://known.example/">${escapeText(word)}</a> `),
)
const block = fc
  .tuple(
    fc.constantFrom('p', 'h2', 'li', 'blockquote', 'pre', 'div'),
    fc.array(inline, { minLength: 1, maxLength: 12 }),
  )
  .map(([tag, parts]) =>
    tag === 'li' ? `<ul><li>${parts.join('')}</li></ul>` : `<${tag}>${parts.join('')}</${tag}>`,
  )
const article = fc.array(block, { maxLength: 8 }).map((blocks) => blocks.join('\n'))
const links = fc.array(
  fc.record({
    url: fc.constantFrom('https://a.example/?a&b', 'https://b.example/', 'https://known.example/'),
    anchor: words,
    rel: fc.constantFrom('' as const, 'nofollow' as const, 'sponsored' as const),
  }),
  { maxLength: 5 },
)

/** Removes what was inserted: paragraphs with a single new link, and new links around words. */
const without = (html: string): string =>
  html
    .replace(/<p><a href="https:\/\/[ab]\.example\/[^"]*"[^>]*>[^<]*<\/a><\/p>/g, '')
    .replace(/<a href="https:\/\/[ab]\.example\/[^"]*"[^>]*>([^<]*)<\/a>/g, '$1')

it('placeLinks leaves the rest of the text unchanged and is idempotent', () => {
  fc.assert(
    fc.property(article, links, (html, planned) => {
      const chosen = planned.filter(({ url }) => url !== 'https://known.example/')
      const placed = placeLinks(html, chosen)
      expect(without(placed)).toBe(html)
      expect(placeLinks(placed, chosen)).toBe(placed)
    }),
  )
})

it('placeLinks adds links as planned, never inside links, headings or code', () => {
  fc.assert(
    fc.property(article, links, (html, planned) => {
      const placed = placeLinks(html, planned)
      for (const url of new Set(planned.map((each) => each.url))) {
        const href = `href="${url.replaceAll('&', '&amp;')}"`
        const before = html.split(href).length - 1
        const wanted = planned.filter((each) => each.url === url).length
        expect(placed.split(href).length - 1).toBe(Math.max(before, wanted))
      }
      expect(placed).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /s)
      expect(placed).not.toMatch(
        /<(h2|pre|code|blockquote)>(?:(?!<\/\1>).)*<a href="https:\/\/[ab]\.example/s,
      )
    }),
  )
})

it.each([
  ['underscores', (size: number) => '_'.repeat(size)],
  ['the sign before names of characters', (size: number) => `&${'_&'.repeat(size)}`],
  ['blanks', (size: number) => `garden${' '.repeat(size)}`],
])('placeLinks handles a long row of %s in linear time', (_what, row) =>
  expect(
    growth(
      (html) => placeLinks(html, [link('garden care')]),
      (size) => `<p>${row(size)} rose</p>`,
      10_000,
    ),
  ).toBeLessThanOrEqual(linear),
)

it('placeLinks doesn’t match words in the longest character reference', () => {
  const html = '<p>&CounterClockwiseContourIntegral; and &#8755;</p>'
  expect(placeLinks(html, [link('8755'), link('CounterClockwiseContourIntegral')])).toContain(html)
})

it.each<[name: string, unit: string, anchor: string]>([
  ['one word that is everywhere', 'a ', 'a'],
  ['blocks of one word', '<p>a</p>', 'a'],
  ['pieces without the words', '<b>a</b>', 'roses'],
])('placeLinks takes linear time: %s', (_name, unit, anchor) => {
  const place = (html: string) =>
    placeLinks(
      html,
      Array.from({ length: html.length / 2_000 }, (_, at) => ({
        url: `https://a.example/${at}`,
        anchor,
        rel: '',
      })),
    )
  expect(growth(place, (size) => unit.repeat(size / unit.length), 40_000)).toBeLessThan(linear)
})

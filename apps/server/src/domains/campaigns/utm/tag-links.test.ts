import { escapeAttribute, escapeText } from '@web2/builder'
import { utmParameters } from '@web2/campaigns'
import { noUtm } from '@web2/contract/campaigns'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { growth, linear } from '../../../testing/growth/growth.ts'
import { linkUrls, tagLinks } from './tag-links.ts'

const one = [['utm_x', '1']] as const
const two = [...one, ['utm_y', "a'b"]] as const

it.each([
  [
    'only chosen links change',
    '<p><a href="https://own.example/">a</a> <a href="https://other.example/">b</a></p>',
    '<p><a href="https://own.example/?utm_x=1&amp;utm_y=a%27b">a</a> <a href="https://other.example/">b</a></p>',
  ],
  [
    'character references of the URL stay',
    '<a href="https://own.example/?a=1&amp;b=2#c">a</a>',
    '<a href="https://own.example/?a=1&amp;b=2&amp;utm_x=1&amp;utm_y=a%27b#c">a</a>',
  ],
  [
    'a fragment may be written as a character reference',
    '<a title=x href="https://own.example/&#35;c" rel="ugc">a</a>',
    '<a title=x href="https://own.example/?utm_x=1&amp;utm_y=a%27b#c" rel="ugc">a</a>',
  ],
  [
    'single quotes and none',
    "<A HREF='https://own.example/'>a</A><a href=https://own.example/b>b</a>",
    "<A HREF='https://own.example/?utm_x=1&amp;utm_y=a%27b'>a</A><a href=https://own.example/b?utm_x=1&amp;utm_y=a%27b>b</a>",
  ],
  [
    'the first of two equal attributes counts, as in a browser',
    '<a href="https://own.example/a" href="https://own.example/b">a</a>',
    '<a href="https://own.example/a?utm_x=1&amp;utm_y=a%27b" href="https://own.example/b">a</a>',
  ],
  [
    'text, images and comments that look like links stay',
    '<img src="https://own.example/a.png"><!-- <a href="https://own.example/">a</a> --><code>&lt;a href="https://own.example/"></code>',
    '<img src="https://own.example/a.png"><!-- <a href="https://own.example/">a</a> --><code>&lt;a href="https://own.example/"></code>',
  ],
  [
    'links that are never closed change once',
    '<p><a href="https://own.example/">a<p>b<table><a href="https://own.example/2">c',
    '<p><a href="https://own.example/?utm_x=1&amp;utm_y=a%27b">a<p>b<table><a href="https://own.example/2?utm_x=1&amp;utm_y=a%27b">c',
  ],
])('%s', (_, html, expected) =>
  expect(tagLinks(html, two, (url) => url.startsWith('https://own.example/'))).toBe(expected),
)

it('changes nothing without parameters', () => {
  const html = '<a href="https://own.example/">a</a>'
  expect(tagLinks(html, [], () => true)).toBe(html)
})

/** Pieces of HTML, links among them, with every way to write an attribute. */
const pieces = fc.array(
  fc.oneof(
    fc.constantFrom('<p>', '</p>', '<b>', '</a>', '<table>', '<!--', '-->', '"', "'", '>', '<', '&amp;', '&'),
    fc.string({ unit: 'grapheme', maxLength: 8 }).map(escapeText),
    fc
      .tuple(
        fc.oneof(
          fc.webUrl({ withQueryParameters: true, withFragments: true }),
          fc.constantFrom(
            'mailto:a@b.example',
            'tel:1',
            '#top',
            '/a',
            'javascript:alert(1)',
            'data:text/html,x',
          ),
          fc.string({ maxLength: 12 }),
        ),
        fc.constantFrom('"', "'"),
      )
      .map(
        ([url, quote]) => `<a href=${quote}${escapeAttribute(url).replaceAll("'", '&#39;')}${quote}>x</a>`,
      ),
  ),
  { maxLength: 12 },
)

it('adds to chosen web links only, keeps everything between them, and changes no second time', () =>
  fc.assert(
    fc.property(pieces, fc.string({ unit: 'grapheme', maxLength: 20 }), (parts, source) => {
      const html = parts.join('')
      const utm = { ...noUtm, isOn: true, source }
      const parameters = utmParameters({ utm, id: 'c1', name: '<"spring\'>', host: 'blog.example' })
      const isChosen = (url: string) => url.length % 2 === 0 || url.includes('utm_id')
      const tagged = tagLinks(html, parameters, isChosen)
      const before = linkUrls(html)
      const after = linkUrls(tagged)
      expect(after).toHaveLength(before.length)
      for (const [at, url] of before.entries())
        if (!isChosen(url) || !/^\s*https?:\/\//i.test(url)) expect(after[at]).toBe(url)
        else if (after[at] !== url) expect(new URL(after[at] ?? '').searchParams.get('utm_id')).toBe('c1')
      // without the links, the text is the same
      const bare = (text: string) => text.replace(/href=(["']).*?\1/gs, '')
      expect(bare(tagged)).toBe(bare(html))
      expect(tagLinks(tagged, parameters, isChosen)).toBe(tagged)
    }),
  ))

it('takes time in proportion to the text', () =>
  expect(
    growth(
      (html) => tagLinks(html, one, () => true),
      (size) => '<p>Roses <a href="https://own.example/">grow</a></p>'.repeat(size / 50),
      40_000,
    ),
  ).toBeLessThanOrEqual(linear))

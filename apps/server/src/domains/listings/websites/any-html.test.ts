import { NapData } from '@web2/contract/listings'
import { Type } from 'typebox'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wrongFields } from '../../../platform/api/validate.ts'
import { growth, linear } from '../../../testing/growth/growth.ts'
import { mergePages } from './merge-pages.ts'
import { readBusinessPage } from './read-page.ts'

const url = 'https://www.green-acre.example/a/b?c=1'
const read = (html: string) => mergePages([readBusinessPage(html, url)])

/** Pieces of pages that the readers look at, in any order and any nesting. */
const piece = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '<div class="vcard h-card">',
    '<span class="fn tel p-tel">',
    '<div itemscope itemtype="https://schema.org/Store">',
    '<p itemprop="telephone">',
    '<address>',
    '</div>',
    '</p>',
    '</address>',
    '<a href="tel:',
    '<a href="mailto:%',
    '">',
    '<script type="application/ld+json">',
    '</script>',
    '{"@type":"Store",',
    '"openingHours":[',
    '"Mo-Fr 9-5"',
    ']}',
    'Monday 9am - 5pm',
    'Mo-Fr',
    '8-18 Uhr',
    '+44 117 496 0123',
    '12 Orchard Lane, Bristol BS1 4DJ',
    '<table>',
    '<td>',
    '<title>',
    '<a href="http://[bad">contact</a>',
    '<a href="/contact">',
    '\u0000',
    '&#0;',
  ),
)

it('never throws, and finds only fields that a listing takes', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { listing } = read(pieces.join(''))
      expect(wrongFields(Type.Partial(NapData, { additionalProperties: false }), listing)).toBeNull()
    }),
  )
})

it('never throws for any JSON in a script', () => {
  const things = fc.record({
    '@type': fc.constantFrom('Store', ['Dentist'], 'Organization', 1, null),
    name: fc.jsonValue(),
    telephone: fc.jsonValue(),
    address: fc.jsonValue(),
    openingHours: fc.jsonValue(),
    openingHoursSpecification: fc.array(
      fc.record({ dayOfWeek: fc.jsonValue(), opens: fc.jsonValue(), closes: fc.jsonValue() }),
    ),
    geo: fc.jsonValue(),
    sameAs: fc.jsonValue(),
  })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        things.map((thing) => JSON.stringify(thing)),
      ),
      (json) => {
        const html = `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
        const { listing } = read(html)
        expect(wrongFields(Type.Partial(NapData, { additionalProperties: false }), listing)).toBeNull()
      },
    ),
  )
})

it.each([
  ['nested elements', (size: number) => '<div>'.repeat(size / 5)],
  ['nested properties', (size: number) => `<i itemscope>${'<b itemprop=name>a'.repeat(size / 18)}`],
  ['nested cards', (size: number) => '<i class="vcard tel">a'.repeat(size / 22)],
  ['nested JSON', (size: number) => `<script type="application/ld+json">${'[{"a":'.repeat(size / 6)}`],
  ['days without hours', (size: number) => '<p>Monday 9'.repeat(size / 11)],
  ['digits', (size: number) => '<p>123 456 789 '.repeat(size / 15)],
  ['blanks', (size: number) => ' '.repeat(size)],
  ['one line', (size: number) => 'a1, '.repeat(size / 4)],
])('%s are read in linear time', (_what, textOf) => {
  expect(growth(read, textOf, 30_000)).toBeLessThan(linear)
})

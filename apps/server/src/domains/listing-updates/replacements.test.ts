import { escapeText } from '@web2/builder'
import type { NapData } from '@web2/contract/listings'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growth, linear } from '../../testing/growth/growth.ts'
import { needlesOf } from './find/needles.ts'
import { findReplacements, replaced, type TextPart } from './replacements.ts'

const was: NapData = {
  businessName: 'Green Acre',
  address1: '12 Main St',
  phone: '(512) 555-0100',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'United States',
  website: 'https://www.green.example/',
}
const html = (value: string): TextPart => ({ part: 'text', value, isHtml: true })
const plain = (value: string): TextPart => ({ part: 'title', value, isHtml: false })

const after = (text: string, change: Partial<NapData>, earlier: Partial<NapData> = {}) => {
  const part = html(text)
  const found = findReplacements(
    [part],
    needlesOf([{ ...was, ...earlier }], { ...was, ...earlier, ...change }),
  )
  return replaced(part, found)
}

test.each(['50667 Köln', 'Köln, 50667'])('finds a town with its postal code as %s', (written) => {
  const cologne = { city: 'Köln', state: '', zip: '50667', country: 'Germany' }
  const moved = { city: 'Bonn', zip: '53111' }
  expect(after(`<p>Visit us in ${written}.</p>`, moved, cologne)).toBe('<p>Visit us in 53111 Bonn.</p>')
  expect(after(`<p>Visit us in ${written}.</p>`, { phone: '0221 1' }, cologne)).toContain(written)
})

test.each([
  [`<img alt='Green Acre'>`, `<img alt='x&#39; onload=&#39;alert(1)'>`],
  [`<img alt="Green Acre">`, `<img alt="x&#39; onload=&#39;alert(1)">`],
])('keeps new data within the quotes of its attribute: %s', (before, written) =>
  expect(after(before, { businessName: "x' onload='alert(1)" })).toBe(written),
)

test('keeps new data within an attribute without quotes', () =>
  expect(after('<img alt=Acre>', { businessName: 'x onload=alert(1)>' }, { businessName: 'Acre' })).toBe(
    '<img alt=x&#32;onload&#61;alert(1)&gt;>',
  ))

describe('a phone number', () => {
  const phone = '(512) 555-0199'
  test.each([
    '(512) 555-0100',
    '512-555-0100',
    '512.555.0100',
    '512 555 0100',
    '5125550100',
    '+1 512-555-0100',
    '+1 (512) 555-0100',
    '1-512-555-0100',
    '001 512 555 0100',
    '512 555‑0100',
  ])('is found as %s', (written) =>
    expect(after(`<p>Call ${written}, or write.</p>`, { phone })).toBe(`<p>Call ${phone}, or write.</p>`),
  )

  test.each([
    '512-555-01001',
    '1512-555-0100-22',
    '9 4512-555-0100',
    '+44 512 555 0100',
    'order 7-512-555-0100',
    '512-555-0100 ext. 12',
    'A5125550100',
    '512-555-0101',
  ])('is not found in %s', (written) => {
    const text = `<p>See ${written} there.</p>`
    expect(after(text, { phone })).toBe(text)
  })

  test('is changed together with the link that dials it', () => {
    const text = '<p>Call <a href="tel:+15125550100"><strong>512-555-0100</strong></a>.</p>'
    const needles = needlesOf([was], { ...was, phone })
    const [found, ...others] = findReplacements([html(text)], needles)
    expect(others).toEqual([])
    expect(found).toMatchObject({ before: '512-555-0100', after: phone, lead: 'Call ', tail: '.' })
    expect(replaced(found!.of, [found!])).toBe(
      `<p>Call <a href="tel:5125550199"><strong>${phone}</strong></a>.</p>`,
    )
  })

  test('of another country is found in that country’s formats', () => {
    const berlin = { phone: '030 1234567', country: 'Germany' }
    for (const written of [
      '030 1234567',
      '030/123 45 67',
      '+49 30 1234567',
      '+49 (0)30 1234567',
      '0049 30 1234567',
    ])
      expect(after(`<p>Ruf ${written} an</p>`, { phone: '030 7654321' }, berlin)).toBe(
        '<p>Ruf 030 7654321 an</p>',
      )
  })

  test('with an extension or letters is found only as typed', () => {
    const vanity = { phone: '1-800-GARDENS' }
    expect(after('<p>Call 1-800-GARDENS or 1-800-427-3367</p>', { phone }, vanity)).toBe(
      `<p>Call ${phone} or 1-800-427-3367</p>`,
    )
  })
})

describe('other data', () => {
  test('finds a street with any abbreviation, and the city line', () => {
    const text = '<p>Visit 12 Main Street<br>Austin, TX 78701. Not 112 Main St or 12 Main Stage.</p>'
    expect(after(text, { address1: '7 Oak Ave', zip: '78704' })).toBe(
      '<p>Visit 7 Oak Ave<br>Austin, TX 78704. Not 112 Main St or 12 Main Stage.</p>',
    )
  })

  test('finds a name only as a whole, case-sensitively, and not within the new name', () => {
    const text = '<p>Green Acre’s team, Green Acre Gardens, a green acre, green@Green Acre, Green Acres</p>'
    expect(after(text, { businessName: 'Green Acre Gardens' })).toBe(
      '<p>Green Acre Gardens’s team, Green Acre Gardens, a green acre, green@Green Acre, Green Acres</p>',
    )
  })

  test('finds a website with and without its scheme, but not pages below it', () => {
    const text =
      '<p><a href="https://green.example">green.example</a>, <a href="https://www.green.example/team">team</a>, me@green.example</p>'
    expect(after(text, { website: 'https://acre.example' })).toBe(
      '<p><a href="https://acre.example">acre.example</a>, <a href="https://www.green.example/team">team</a>, me@green.example</p>',
    )
  })

  test('finds opening hours after their day', () => {
    const weekdays = (value: string) => ({
      weekdays: (['Monday', 'Tuesday'] as const).map((name) => ({
        name,
        value: name === 'Monday' ? value : '09:00 am - 05:00 pm',
        start: '',
        end: '',
      })),
    })
    const row = (day: string, hours: string) => `<tr><th scope="row">${day}</th><td>${hours}</td></tr>`
    const table = (hours: string) =>
      `<table><tbody>${row('Monday', hours)}${row('Tuesday', '09:00 am - 05:00 pm')}</tbody></table>`
    const now = '10:00 am - 04:00 pm'
    expect(after(table('09:00 am - 05:00 pm'), weekdays(now), weekdays('09:00 am - 05:00 pm'))).toBe(
      table(now),
    )
  })

  test('decodes entities for the search and writes them back as text', () => {
    expect(
      after('<p>Ann &amp; Co: A &lt; B</p>', { businessName: 'Bob & <b>' }, { businessName: 'Ann & Co' }),
    ).toBe('<p>Bob &amp; &lt;b&gt;: A &lt; B</p>')
  })

  test('treats titles as plain text', () => {
    const part = plain('Call 512-555-0100 & ask')
    const found = findReplacements([part], needlesOf([was], { ...was, phone: '1 < 2 <3' }))
    expect(replaced(part, found)).toBe('Call 1 < 2 <3 & ask')
  })

  test('ignores cleared and unchanged values', () => {
    expect(needlesOf([was], { ...was, website: '', city: '', zip: '', state: '' })).toEqual([])
    expect(needlesOf([was, { ...was, phone: '512 555 0111' }], was)).toMatchObject([
      { before: '512 555 0111' },
    ])
  })
})

test('offers each replacement separately, with an id that survives other changes', () => {
  const needles = needlesOf([was], { ...was, phone: '(512) 555-0199' })
  const text = '<p>Call 512-555-0100 today.</p><p>Or call 512-555-0100 at night.</p>'
  const found = findReplacements([html(text)], needles)
  expect(found.map(({ lead, tail }) => `${lead}|${tail}`)).toEqual(['Call | today.', 'Or call | at night.'])
  expect(replaced(html(text), found.slice(1))).toContain('Call 512-555-0100 today')
  const later = findReplacements([html(`<p>New text first.</p>${text}`)], needles)
  expect(later.map(({ _id }) => _id)).toEqual(found.map(({ _id }) => _id))
})

test('changes only the old number in any context, after which none is left', () => {
  const needles = needlesOf([was], { ...was, phone: '(512) 555-0199' })
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 30 }), { minLength: 1, maxLength: 6 }), (texts) => {
      const paragraphs = (number: string) =>
        texts.map((text) => `<p>${escapeText(text)}, ${number}; <em>${escapeText(text)}</em></p>`).join('')
      const part = html(paragraphs('512.555.0100'))
      const result = replaced(part, findReplacements([part], needles))
      expect(result).toBe(paragraphs('(512) 555-0199'))
      expect(findReplacements([html(result)], needles)).toEqual([])
    }),
  )
})

test.each([
  ['names', 'Green Acre ', 3_200],
  ['links with names', '<a href="https://www.green.example/">Green Acre</a> ', 100],
])('reads a text of many %s in linear time', (_what, piece, size) => {
  const needles = needlesOf([was], { ...was, businessName: 'Blue Acre', website: 'https://blue.example/' })
  expect(
    growth(
      (text) => findReplacements([html(text)], needles),
      (times) => `<p>${piece.repeat(times)}</p>`,
      size,
    ),
  ).toBeLessThanOrEqual(linear)
})

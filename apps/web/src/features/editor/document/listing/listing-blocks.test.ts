import { createDocument, exportHtml, type WireNode } from '@web2/builder'
import type { NapData } from '@web2/contract/listings'
import { expect, it } from 'vitest'
import { filledFields } from '../../../listings/fields/chosen-fields.ts'
import { listingParts } from '../../../listings/fields/listing-parts.ts'
import type { ListedField } from '../../../listings/fields/listing-fields.ts'
import { listingBlocks } from './listing-blocks.ts'

const nap: NapData = {
  businessName: 'Green {nap.phone} Acre',
  address1: '1 Elm Street',
  city: 'Springfield',
  phone: '555 0100',
  fax: '555 0101',
  website: 'https://green.example/shop',
  aboutUsBlurb: 'We mow.',
  facebook: 'https://facebook.com/green',
  instagram: 'https://instagram.com/green',
  latitude: '39.8',
  cid: '123',
  mapEmbedCode: 'https://www.openstreetmap.org/export/embed.html',
  weekdays: [{ name: 'Monday', value: 'Open 24 hours', start: '12:00 am', end: '11:59 pm' }],
  specialDays: [{ date: '2026-12-25', value: 'Closed', start: '', end: '' }],
}

const every = filledFields(nap).map(({ field }) => field)

const blocks = (fields: readonly ListedField[], bound: boolean) =>
  listingBlocks(listingParts(nap, fields), bound)

const names = (nodes: readonly WireNode[]): string[] =>
  nodes.flatMap(({ componentName, children }) => [componentName, ...names(children)])

const shown = (nodes: readonly WireNode[], data: NapData) =>
  exportHtml(createDocument([...nodes]), { data: { nap: data } }).replace(/<style>.*<\/style>/s, '')

const changed: NapData = {
  ...nap,
  businessName: 'Blue Acre',
  address1: '2 Oak Street',
  phone: '555 0200',
  fax: '555 0201',
  website: 'https://blue.example',
  aboutUsBlurb: 'We rake.',
  facebook: 'https://facebook.com/blue',
  instagram: 'https://instagram.com/blue',
  latitude: '40.1',
  cid: '456',
  mapEmbedCode: 'https://www.openstreetmap.org/export/blue.html',
  weekdays: [{ name: 'Monday', value: 'Closed', start: '', end: '' }],
}

it('uses business blocks where they exist, in one container', () => {
  const made = blocks(
    ['businessName', 'address1', 'city', 'phone', 'weekdays', 'facebook', 'instagram'],
    true,
  )
  expect(names(made)).toEqual([
    'Container',
    'BusinessName',
    'BusinessAddress',
    'BusinessPhone',
    'BusinessHours',
    'BusinessSocials',
  ])
  expect(names(blocks(['phone'], true))).toEqual(['BusinessPhone'])
})

it('bound parts follow the listing as it changes', () => {
  const nodes = blocks(every, true)
  const before = shown(nodes, nap)
  for (const text of ['1 Elm Street', '555 0101', 'We mow.', '39.8', '123', 'green.example/shop"'])
    expect(before).toContain(text)
  const after = shown(nodes, changed)
  for (const text of ['Green', 'Elm', '0100', '0101', 'green', 'mow', '39.8', '123<', '24 hours'])
    expect(after).not.toContain(text)
  expect(after).toContain('href="https://blue.example"')
  expect(after).toContain('src="https://www.openstreetmap.org/export/blue.html"')
})

it('one part of an address or a profile does not add the others', () => {
  const html = shown(blocks(['city', 'facebook'], true), nap)
  expect(html).toContain('Springfield')
  expect(html).toContain('https://facebook.com/green')
  expect(html).not.toContain('Elm')
  expect(html).not.toContain('instagram')
})

it('keeps fixed data, including braces, on a page of another listing', () => {
  const html = shown(blocks(every, false), changed)
  expect(html).toContain('Green {nap.phone} Acre')
  expect(html).toContain('href="tel:5550100"')
  expect(html).toContain('Monday: Open 24 hours')
  expect(html).toContain('src="https://www.openstreetmap.org/export/embed.html"')
  for (const text of ['blue', 'Blue', '0200', 'rake']) expect(html).not.toContain(text)
})

import { describe, expect, it } from 'vitest'
import { mergePages } from './merge-pages.ts'
import { readBusinessPage } from './read-page.ts'

const address = 'https://www.green-acre.example/'
const listingOf = (html: string) => mergePages([readBusinessPage(html, address)])
const jsonLd = (...scripts: readonly (string | object)[]) =>
  listingOf(
    `<!doctype html><html lang="en"><head><title>Home</title>${scripts
      .map(
        (each) =>
          `<script type="application/ld+json">${typeof each === 'string' ? each : JSON.stringify(each)}</script>`,
      )
      .join('')}</head><body></body></html>`,
  )

const business = {
  '@context': 'https://schema.org',
  '@type': 'LandscapingBusiness',
  name: 'Green Acre Gardens',
  telephone: '+44 117 496 0123',
}
const postal = {
  '@type': 'PostalAddress',
  streetAddress: '12 Orchard Lane',
  addressLocality: 'Bristol',
  postalCode: 'BS1 4DJ',
  addressCountry: 'GB',
}
const known = {
  businessName: 'Green Acre Gardens',
  phone: '+44 117 496 0123',
  address1: '12 Orchard Lane',
  city: 'Bristol',
  zip: 'BS1 4DJ',
  country: 'United Kingdom',
}

describe('JSON-LD', () => {
  it.each([
    ['an object', { ...business, '@type': 'LocalBusiness', address: postal }],
    ['a subtype by its URL', { ...business, '@type': 'http://schema.org/GardenStore', address: postal }],
    ['several types', { ...business, '@type': ['Thing', 'HomeAndConstructionBusiness'], address: postal }],
    [
      'a list',
      [
        { '@type': 'WebSite', name: 'Site' },
        { ...business, '@type': 'Florist', address: postal },
      ],
    ],
    [
      'a graph with references',
      {
        '@graph': [
          { '@type': 'WebPage', name: 'Home', about: { '@id': '#business' } },
          { ...business, '@type': 'ProfessionalService', '@id': '#business', address: { '@id': '#address' } },
          { ...postal, '@id': '#address' },
        ],
      },
    ],
    [
      'a business within a page',
      { '@type': 'WebPage', mainEntity: { ...business, '@type': 'Store', address: [postal] } },
    ],
    ['an organization with an address', { ...business, '@type': 'Organization', address: postal }],
    [
      'values as objects',
      {
        ...business,
        '@type': 'Plumber',
        name: { '@value': business.name },
        telephone: [business.telephone, '+44 117 496 0999'],
        address: { ...postal, addressCountry: { '@type': 'Country', name: 'Great Britain' } },
      },
    ],
  ])('is read from %s', (_what, data) => {
    expect(jsonLd(data).listing).toMatchObject(known)
  })

  it('prefers a local business to the organization behind it', () => {
    const agency = {
      '@type': 'Organization',
      name: 'Web agency',
      telephone: '+1 212 555 2368',
      sameAs: ['https://www.facebook.com/agency'],
    }
    const { listing } = jsonLd({ '@graph': [agency, { ...business, '@type': 'Dentist', address: postal }] })
    expect(listing).toMatchObject(known)
  })

  it('reads email, coordinates, description and profiles', () => {
    expect(
      jsonLd({
        ...business,
        '@type': 'LocalBusiness',
        email: 'mailto:hello@green-acre.example',
        description: 'Gardens &amp; more',
        geo: { latitude: 51.45, longitude: '-2.59' },
        sameAs: [
          'https://www.facebook.com/green-acre',
          'https://x.com/greenacre',
          'https://example.com/other',
        ],
      }),
    ).toMatchObject({
      email: 'hello@green-acre.example',
      listing: {
        aboutUsBlurb: 'Gardens & more',
        latitude: '51.45',
        longitude: '-2.59',
        facebook: 'https://www.facebook.com/green-acre',
        twitter: 'https://x.com/greenacre',
      },
    })
  })

  it.each([
    ['an HTML comment around it', (text: string) => `<!--\n${text}\n-->`],
    ['CDATA around it', (text: string) => `//<![CDATA[\n${text}\n//]]>`],
    ['a comma at the end', (text: string) => text.replace(/\}$/, ',}')],
    ['a line break in a text', (text: string) => text.replace('Green Acre', 'Green\nAcre')],
    ['a semicolon after it', (text: string) => `${text};`],
  ])('is read in spite of %s', (_what, broken) => {
    expect(
      jsonLd(broken(JSON.stringify({ ...business, '@type': 'Store', address: postal }))).listing,
    ).toMatchObject(known)
  })

  it('skips a script that is no JSON and reads the next', () => {
    expect(
      jsonLd('{"@type": "Store", name: oops', { ...business, '@type': 'Store', address: postal }).listing,
    ).toMatchObject(known)
  })

  it('leaves out fields that are too long for a listing', () => {
    const { listing } = jsonLd({ ...business, '@type': 'Store', name: 'x'.repeat(500), address: postal })
    expect(listing.businessName).toBeUndefined()
    expect(listing.phone).toBe(business.telephone)
  })

  const hours = (data: object) =>
    jsonLd({ ...business, '@type': 'Store', ...data }).listing.weekdays?.map(({ value }) => value)
  const week = [...Array.from({ length: 5 }, () => '09:00 am - 05:30 pm'), '10:00 am - 02:00 pm', 'Closed']

  it.each([
    ['texts', { openingHours: ['Mo-Fr 09:00-17:30', 'Sa 10:00-14:00', 'Su closed'] }],
    [
      'specifications',
      {
        openingHoursSpecification: [
          {
            dayOfWeek: ['Monday', 'https://schema.org/Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: '09:00',
            closes: '17:30:00',
          },
          { dayOfWeek: 'http://schema.org/Saturday', opens: '10:00', closes: '14:00' },
          { dayOfWeek: { '@id': 'https://schema.org/Sunday' }, opens: '00:00', closes: '00:00' },
          { validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '11:00', closes: '12:00' },
        ],
      },
    ],
  ])('reads opening hours from %s', (_what, data) => {
    expect(hours(data)).toEqual(week)
  })

  it('leaves out hours that can’t be read', () => {
    expect(hours({ openingHours: 'by appointment' })).toBeUndefined()
  })
})

describe('microdata', () => {
  it('is read with nested items', () => {
    const read = listingOf(`<div itemscope itemtype="https://schema.org/HairSalon">
      <h1 itemprop="name">Green Acre Gardens</h1>
      <p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
        <span itemprop="streetAddress">12 Orchard Lane</span>, <span itemprop="addressLocality">Bristol</span>
        <span itemprop="postalCode">BS1 4DJ</span><meta itemprop="addressCountry" content="GB"></p>
      <a itemprop="telephone" href="tel:+441174960123">+44 117 496 0123</a>
      <time itemprop="openingHours" datetime="Mo-Fr 09:00-17:00">weekdays</time>
      <a itemprop="sameAs" href="https://www.instagram.com/greenacre">Instagram</a></div>`)
    expect(read.listing).toMatchObject({ ...known, instagram: 'https://www.instagram.com/greenacre' })
    expect(read.listing.weekdays?.[0]?.value).toBe('09:00 am - 05:00 pm')
    expect(read.sources['phone']).toEqual({ kind: 'microdata', url: address })
  })
})

describe('microformats', () => {
  it.each([
    [
      'an h-card',
      `<div class="h-card"><a class="p-name p-org u-url" href="/">Green Acre Gardens</a>
        <span class="p-street-address">12 Orchard Lane</span> <span class="p-locality">Bristol</span>
        <span class="p-postal-code">BS1 4DJ</span> <span class="p-country-name">England</span>
        <a class="u-email" href="mailto:hello@green-acre.example">mail</a>
        <span class="p-tel">+44 117 496 0123</span></div>`,
    ],
    [
      'an hCard',
      `<div id="hcard" class="vcard"><span class="fn org">Green Acre Gardens</span>
        <div class="adr"><div class="street-address">12 Orchard Lane</div><span class="locality">Bristol</span>
        <span class="postal-code">BS1 4DJ</span> <span class="country-name">United Kingdom</span></div>
        <a class="email" href="mailto:hello@green-acre.example">mail</a>
        <div class="tel"><span class="type">Work</span> <span class="value">+44 117 496 0123</span></div></div>`,
    ],
  ])('are read from %s', (_what, html) => {
    expect(listingOf(html)).toMatchObject({ listing: known, email: 'hello@green-acre.example' })
  })
})

describe('several sources', () => {
  it('take the address from one of them, and the rest where it is found', () => {
    const { listing, sources } = listingOf(`
      <script type="application/ld+json">${JSON.stringify({
        ...business,
        '@type': 'Store',
        address: { streetAddress: '12 Orchard Lane', addressLocality: 'Bristol' },
      })}</script>
      <address>9 Other Road<br>Bath BA1 1AA</address><a href="https://www.facebook.com/green-acre">f</a>`)
    expect(listing).toMatchObject({
      address1: '12 Orchard Lane',
      city: 'Bristol',
      facebook: 'https://www.facebook.com/green-acre',
    })
    expect(listing.zip).toBeUndefined()
    expect(sources).toMatchObject({ address1: { kind: 'json-ld' }, facebook: { kind: 'text' } })
  })
})

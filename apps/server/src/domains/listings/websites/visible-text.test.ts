import { describe, expect, it } from 'vitest'
import { mergePages, namesBusiness } from './merge-pages.ts'
import { readBusinessPage } from './read-page.ts'

const read = (html: string, url = 'https://www.green-acre.example/') => readBusinessPage(html, url)
const merged = (html: string, url?: string) => mergePages([read(html, url)])
const valuesOf = (html: string, url?: string) => merged(html, url).listing.weekdays?.map(({ value }) => value)

const german = `<!doctype html><html lang="de"><head><meta charset="utf-8">
<title>Gärtnerei Blum – Blumen und Gärten in Köln</title></head><body>
<nav><a href="/">Start</a><a href="/leistungen">Leistungen</a><a href="/impressum">Impressum</a></nav>
<h1>Willkommen</h1>
<h2>Öffnungszeiten</h2>
<table><tr><th>Montag – Freitag</th><td>8.00 – 12.30 und 14.00 – 18.00 Uhr</td></tr>
<tr><th>Samstag</th><td>9 – 13 Uhr</td></tr><tr><th>Sonntag</th><td>geschlossen</td></tr></table>
<footer><p>Gärtnerei Blum<br>Lindenstraße 5a<br>50674 Köln</p>
<p>Tel.: 0221 / 92 04 20<br>Fax: 0221 / 92 04 21</p><a href="mailto:info@gaertnerei-blum.example?subject=Anfrage">E-Mail</a>
<a href="https://www.facebook.com/sharer/sharer.php?u=x">Teilen</a>
<a href="https://www.instagram.com/gaertnereiblum/">Instagram</a></footer></body></html>`

const french = `<html lang="fr-FR"><head><title>Accueil | Boulangerie Martin</title></head><body>
<div><h3>Horaires d’ouverture</h3><dl><dt>Lundi</dt><dd>Fermé</dd><dt>Mardi au vendredi</dt><dd>7h30 - 19h</dd>
<dt>Samedi</dt><dd>8h à 13h</dd><dt>Dimanche</dt><dd>8h - 12h30</dd></dl></div>
<address>14 rue des Lilas, 69003 Lyon</address>
<p>Téléphone : 04 78 60 12 34</p></body></html>`

describe('the text of a page', () => {
  it('in German gives the name, address, phone, email, hours and profiles', () => {
    const { listing, email } = merged(german, 'https://gaertnerei-blum.example/')
    expect(listing).toMatchObject({
      businessName: 'Gärtnerei Blum',
      address1: 'Lindenstraße 5a',
      zip: '50674',
      city: 'Köln',
      phone: '0221 / 92 04 20',
      instagram: 'https://www.instagram.com/gaertnereiblum/',
    })
    expect(listing.facebook).toBeUndefined()
    expect(email).toBe('info@gaertnerei-blum.example')
    const weekday = '08:00 am - 12:30 pm, 02:00 pm - 06:00 pm'
    expect(listing.weekdays?.map(({ value }) => value)).toEqual([
      ...Array.from({ length: 5 }, () => weekday),
      '09:00 am - 01:00 pm',
      'Closed',
    ])
  })

  it('in French gives the name, address, phone and hours', () => {
    const { listing } = merged(french, 'https://www.boulangerie-martin.example/')
    expect(listing).toMatchObject({
      businessName: 'Boulangerie Martin',
      address1: '14 rue des Lilas',
      zip: '69003',
      city: 'Lyon',
      phone: '04 78 60 12 34',
    })
    expect(listing.weekdays?.map(({ value }) => value)).toEqual([
      'Closed',
      ...Array.from({ length: 4 }, () => '07:30 am - 07:00 pm'),
      '08:00 am - 01:00 pm',
      '08:00 am - 12:30 pm',
    ])
  })

  it('in Japanese gives the phone number of a link', () => {
    const html =
      '<html lang="ja"><title>花屋</title><p>東京都渋谷区1-2-3</p><a href="tel:+81-3-1234-5678">お電話</a></html>'
    expect(merged(html).listing.phone).toBe('+81 3 1234 5678')
  })

  it.each([
    [
      'United States',
      'Green Acre, 500 Congress Ave, Austin, TX 78701-1234',
      {
        address1: '500 Congress Ave',
        city: 'Austin',
        state: 'TX',
        zip: '78701',
        plus4: '1234',
        country: 'United States',
      },
    ],
    [
      'United States',
      '500 Congress Ave<br>Austin TX 78701<br>USA',
      { address1: '500 Congress Ave', city: 'Austin', state: 'TX', zip: '78701', country: 'United States' },
    ],
    [
      'Canada',
      '200 Main Street, Toronto, ON M5V 2T6',
      { address1: '200 Main Street', city: 'Toronto', state: 'ON', zip: 'M5V 2T6', country: 'Canada' },
    ],
    [
      'Britain',
      '12 Orchard Lane, Bristol, BS1 4DJ',
      { address1: '12 Orchard Lane', city: 'Bristol', zip: 'BS1 4DJ' },
    ],
    [
      'Austria',
      'Hauptstraße 7 · A-1010 Wien · Österreich',
      { address1: 'Hauptstraße 7', city: 'Wien', zip: '1010', country: 'Austria' },
    ],
    [
      'the Netherlands',
      'Keizersgracht 12, 1015 CN Amsterdam',
      { address1: 'Keizersgracht 12', city: 'Amsterdam', zip: '1015 CN' },
    ],
  ])('gives an address as written in %s', (_where, text, fields) => {
    expect(merged(`<footer><p>${text}</p></footer>`).listing).toMatchObject(fields)
  })

  it.each([
    ['<a href="tel:+15125550123">(512) 555-0123</a>', '(512) 555-0123'],
    ['<a href="tel:+1-512-555-0123"><b>Call us today</b></a>', '+1 512 555 0123'],
    ['<a href="tel:%2B1%20512%20555%200123">Call</a>', '+1 512 555 0123'],
    ['<p>Order 1234567 of 2026</p><p>Phone: (512) 555-0123</p>', '(512) 555-0123'],
    ['<p>Fax (512) 555-0999</p><p>Call (512) 555-0123 or fax (512) 555-0999</p>', '(512) 555-0123'],
  ])('%s gives the phone number %s', (html, phone) => {
    expect(merged(`<html lang="en-US"><body>${html}</body></html>`).listing.phone).toBe(phone)
  })

  it.each([
    ['a line per day', '<ul><li>Monday: 9am - 5pm</li><li>Tuesday: 9am - 5pm</li></ul>'],
    ['boxes per day and time', '<div>Monday</div><div>9am - 5pm</div><div>Tuesday</div><div>9am - 5pm</div>'],
    ['one line', '<p>Opening hours: Mon &amp; Tue 9am-5pm</p>'],
  ])('gives hours in %s', (_what, html) => {
    expect(valuesOf(html)?.slice(0, 3)).toEqual(['09:00 am - 05:00 pm', '09:00 am - 05:00 pm', ''])
  })

  it.each([
    ['<meta property="og:site_name" content="Green Acre"><title>Lawn care | Whatever</title>', 'Green Acre'],
    ['<title>Lawn care in Bristol | Green Acre Gardens</title>', 'Green Acre Gardens'],
    ['<title>Home - Blooms</title>', 'Blooms'],
  ])('%s gives the name %s', (head, name) => {
    expect(merged(`<head>${head}</head>`).listing.businessName).toBe(name)
  })

  it('of scripts and styles is not read', () => {
    expect(
      merged('<script>var tel = "Phone: (512) 555-0123"</script><style>/* Phone: (512) 555-0123 */</style>')
        .listing.phone,
    ).toBeUndefined()
  })
})

it.each([
  [
    'an article',
    '<title>How to prune</title><p>In 2024, on Monday 5 May, 1234567 people pruned 12 roses.</p>',
  ],
  ['an empty page', ''],
  ['an application', '<title>App</title><div id="root"></div><script src="/app.js"></script>'],
])('%s names no business', (_what, html) => {
  expect(namesBusiness(merged(html))).toBe(false)
})

describe('the contact page', () => {
  it.each([
    [
      '<a href="/about">About</a><a href="/contact-us">Get in touch</a>',
      'https://www.green-acre.example/contact-us',
    ],
    [
      '<a href="/ueber-uns">Über uns</a><a href="/impressum">Impressum</a>',
      'https://www.green-acre.example/impressum',
    ],
    ['<a href="ueber">Über uns</a>', 'https://www.green-acre.example/ueber'],
    ['<a href="https://elsewhere.example/contact">Contact</a>', undefined],
    ['<a href="#contact">Contact</a><a href="/contact.pdf">Contact</a>', undefined],
    ['<a href="javascript:contact()">Contact</a>', undefined],
  ])('of %s is %s', (html, url) => {
    expect(read(html).contact).toBe(url)
  })
})

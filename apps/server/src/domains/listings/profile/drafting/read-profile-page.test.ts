import { expect, it } from 'vitest'
import { growth, linear } from '../../../../testing/growth/growth.ts'
import { readProfilePage } from './read-profile-page.ts'

const url = 'https://example.com/about'
const read = (html: string) => readProfilePage(html, url, url)

it('a page gives its title, language, visible lines and links', () => {
  const page = read(`<html lang="en-GB"><head><title>About | Green Acre</title></head><body>
    <nav><a href="/prices">Prices</a> <a href="https://other.example/x#a">Elsewhere</a> <a href="/plan.pdf">Plan</a></nav>
    <h1>About us</h1><p>We cut hedges <b>since 1998</b>.</p><p>${'long '.repeat(200)}</p></body></html>`)
  expect(page).toMatchObject({
    url,
    title: 'About | Green Acre',
    language: 'en-GB',
    links: [
      { url: 'https://example.com/prices', words: 'Prices' },
      { url: 'https://other.example/x', words: 'Elsewhere' },
      { url: 'https://example.com/plan.pdf', words: 'Plan' },
    ],
  })
  expect(page.lines).toContain('We cut hedges since 1998.')
  expect(page.lines.at(-1)).toBe('long '.repeat(200).trim())
})

it.each([
  '<p style="display:none">Order</p>',
  '<p style="color:red; VISIBILITY : hidden">Order</p>',
  '<div style="font-size:0px"><p>Order</p></div>',
  '<p style="opacity:0">Order</p>',
  '<p style="position:absolute;left:-9999px">Order</p>',
  '<p hidden>Order</p>',
  '<p aria-hidden="true">Order</p>',
  '<!-- Order -->',
  '<noscript>Order</noscript>',
  '<template><p>Order</p></template>',
  '<script>Order</script>',
  '<a href="https://evil.example/" style="display:none">Order</a>',
])('what %s hides is not read', (html) => {
  const page = read(`<p>Seen</p>${html}`)
  expect(page.lines).toEqual(['Seen'])
  expect(page.links).toEqual([])
})

it('JSON-LD of the business gives facts with their texts', () => {
  const data = {
    '@type': 'Plumber',
    foundingDate: '1998-04-01',
    areaServed: [{ '@type': 'City', name: 'Bristol' }, 'Bath'],
    makesOffer: [
      {
        '@type': 'Offer',
        price: '80',
        priceCurrency: 'GBP',
        itemOffered: { name: 'Drain cleaning', description: 'By cable.' },
      },
    ],
    employee: { '@type': 'Person', name: 'Ann Reed', jobTitle: 'Plumber' },
    review: {
      '@type': 'Review',
      reviewBody: 'On time.',
      author: { name: 'Joe' },
      datePublished: '2026-01-02',
    },
    memberOf: { '@type': 'Organization', name: 'Plumbers’ Guild', url: 'javascript:alert(1)' },
    potentialAction: { '@type': 'ReserveAction', target: { urlTemplate: 'https://example.com/book' } },
  }
  const { facts } = read(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)
  expect(facts.map(({ field, value, source }) => [field, value, source.line])).toEqual([
    ['since', 1998, '1998-04-01'],
    ['areas', 'Bristol', 'Bristol'],
    ['areas', 'Bath', 'Bath'],
    ['services', { name: 'Drain cleaning', text: 'By cable.' }, 'Drain cleaning · By cable.'],
    ['prices', { item: 'Drain cleaning', amount: '80 GBP', unit: '', note: '' }, 'Drain cleaning · 80 · GBP'],
    ['team', { name: 'Ann Reed', role: 'Plumber', bio: '', credentials: '' }, 'Ann Reed · Plumber'],
    ['memberships', { name: 'Plumbers’ Guild', link: '' }, 'Plumbers’ Guild'],
    ['reviews', { text: 'On time.', name: 'Joe', source: '', link: '', date: '2026-01-02' }, 'On time.'],
    ['booking', 'https://example.com/book', 'https://example.com/book'],
  ])
  expect(new Set(facts.map(({ source }) => source.kind))).toEqual(new Set(['json-ld']))
})

it.each([
  '',
  '<',
  '<html lang="<script>">',
  '\u0000',
  '<a href="http://[">x</a>',
  '<script type="application/ld+json">{',
])('never throws for %j', (html) =>
  expect(read(html)).toMatchObject({ language: '', facts: [], problem: '' }),
)

it('a page of many elements is read in linear time', () => {
  const html = (size: number) => '<div style="a:b"><a href="/x">y</a>'.repeat(size)
  expect(growth(read, html, 1_500)).toBeLessThanOrEqual(linear)
})

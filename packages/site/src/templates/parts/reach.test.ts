import { expect, it } from 'vitest'
import { barestListing, fullListing } from '../../testing/section-pages.ts'
import { htmlOfTradePage } from '../../testing/trade-pages.ts'
import { dentistTemplate } from '../dentist/dentist.ts'
import { trades } from '../trades.ts'

const contact = dentistTemplate.pages.findIndex(({ slug }) => slug === 'contact')
const { phone: _phone, ...unphoned } = fullListing.nap ?? {}

it.each([
  ['the number', fullListing, 'href="tel:'],
  ['the email of a listing without a phone', { ...fullListing, nap: unphoned }, 'href="mailto:'],
  [
    'the way to a listing without phone and email',
    { ...fullListing, nap: unphoned, email: '' },
    'href="https://www.google.com/maps/dir/',
  ],
  ['the map with a name alone', barestListing, 'href="https://www.google.com/maps/search/'],
])('a contact page ends with %s', (_name, data, href) => {
  const { html } = htmlOfTradePage(dentistTemplate, contact, { data })
  const last = html.slice(html.lastIndexOf('<section'), html.lastIndexOf('<footer'))
  expect(last).toContain('One sentence is enough to begin.')
  expect(last).toContain(href)
})

it.each(trades.map((template) => [template.id, template] as const))(
  'the contact page of %s is no dead end with a name alone',
  (_id, template) => {
    const at = template.pages.findIndex(({ slug }) => slug === 'contact')
    const { html } = htmlOfTradePage(template, at, { data: barestListing })
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main).toContain('href="https://www.google.com/maps/search/')
  },
)

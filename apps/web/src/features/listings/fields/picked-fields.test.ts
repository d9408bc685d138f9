import type { Nap } from '@web2/contract/listings'
import { expect, it } from 'vitest'
import { listingParts } from './listing-parts.ts'
import { pickedFields } from './picked-fields.ts'
import type { ListedField } from './listing-fields.ts'

const nap: Nap = {
  _id: 'nap-1',
  createdAt: '',
  updatedAt: '',
  createdBy: null,
  businessName: 'Green & Sons <b>',
  address1: '1 Elm Street',
  city: 'Springfield',
  state: 'IL',
  zip: '62701',
  plus4: '0001',
  country: 'United States',
  phone: '(555) 010-0100',
  website: 'green.example',
  aboutUsBlurb: 'First line\nsecond line\n\nAnother paragraph',
  facebook: 'https://facebook.com/green',
  twitter: 'no address',
  mapEmbedCode: '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=1&amp;2"></iframe>',
  weekdays: [
    { name: 'Monday', value: '09:00 am - 05:00 pm', start: '09:00 am', end: '05:00 pm' },
    { name: 'Tuesday', value: '', start: '', end: '' },
    { name: 'Sunday', value: 'Closed', start: '', end: '' },
  ],
  specialDays: [{ date: '2026-12-25', value: 'Closed', start: '', end: '' }],
  additionalSocials: [{ name: 'a', value: 'https://www.pinterest.com/green' }],
}

it('answers the fields by their names on the form and with what they say, in the order of the form', () => {
  const { fields } = pickedFields(nap, ['weekdays', 'additionalSocials', 'phone', 'fax', 'businessName'])
  expect(fields).toEqual([
    { field: 'businessName', label: 'Business name', value: 'Green & Sons <b>' },
    { field: 'phone', label: 'Phone', value: '(555) 010-0100' },
    { field: 'weekdays', label: 'Hours', value: 'Monday: 09:00 am - 05:00 pm\nSunday: Closed' },
    { field: 'additionalSocials', label: 'Additional socials', value: 'https://www.pinterest.com/green' },
  ])
})

it('keeps the order of the country where an address is bound to its listing', () => {
  const cologne = { ...nap, city: 'Köln', state: '', zip: '50667', plus4: '', country: 'Germany' }
  expect(listingParts(cologne, ['city', 'zip', 'country'])).toMatchObject([
    { lines: ['50667 Köln', 'Germany'], bound: ['{nap.zip} {nap.city}', '{nap.country}'] },
  ])
})

it.each<[string, ListedField[], string]>([
  ['a name, escaped', ['businessName'], '<p><strong>Green &amp; Sons &lt;b&gt;</strong></p>'],
  [
    'the lines of an address together',
    ['zip', 'city', 'plus4', 'state', 'address1'],
    '<p>1 Elm Street<br>Springfield, IL 62701-0001</p>',
  ],
  ['a phone to call', ['phone'], '<p>Phone: <a href="tel:5550100100">(555) 010-0100</a></p>'],
  [
    'a website with its scheme',
    ['website'],
    '<p>Website: <a href="https://green.example" target="_blank" rel="noopener">green.example</a></p>',
  ],
  [
    'only days that are stated',
    ['weekdays'],
    '<table><tbody><tr><th scope="row">Monday</th><td>09:00 am - 05:00 pm</td></tr>' +
      '<tr><th scope="row">Sunday</th><td>Closed</td></tr></tbody></table>',
  ],
  ['special days', ['specialDays'], '<ul><li>2026-12-25: Closed</li></ul>'],
  ['paragraphs', ['aboutUsBlurb'], '<p>First line<br>second line</p><p>Another paragraph</p>'],
  [
    'profiles that are addresses',
    ['twitter', 'facebook', 'additionalSocials'],
    '<ul><li><a href="https://facebook.com/green" target="_blank" rel="noopener">Facebook</a></li>' +
      '<li><a href="https://www.pinterest.com/green" target="_blank" rel="noopener">pinterest.com</a></li></ul>',
  ],
  [
    'the map of a known service, by its address alone',
    ['mapEmbedCode'],
    '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=1&amp;2" ' +
      'title="Map: Green &amp; Sons &lt;b&gt;" width="600" height="320" loading="lazy"></iframe>',
  ],
  ['nothing of what is not filled', ['fax', 'latitude', 'youtube'], ''],
])('writes %s', (_what, fields, html) => {
  expect(pickedFields(nap, fields).html).toBe(html)
})

import { expect, it } from 'vitest'
import { pageUrlOf, utmOf } from './page-url.ts'

const target = (baseUrl: string) => ({ targetId: '', baseUrl, thankYouUrl: '' })
const targets = [
  target('https://bucket.example/site/'),
  target('https://host.example/own/index.html'),
  target(''),
]

it.each([
  [
    'https://bucket.example/site/contact/?utm_source=a#top',
    'contact/',
    'https://bucket.example/site/contact/?utm_source=a',
  ],
  [
    'https://bucket.example/site/contact/index.html',
    'contact/',
    'https://bucket.example/site/contact/index.html',
  ],
  ['https://bucket.example/site/', '', 'https://bucket.example/site/'],
  ['https://bucket.example/site/index.html', 'index.html', 'https://bucket.example/site/index.html'],
  ['https://host.example/own/?x=1', '', 'https://host.example/own/?x=1'],
  ['https://user:pass@bucket.example/site/', '', 'https://bucket.example/site/'],
  // the origin alone tells no page
  ['https://bucket.example/', 'contact/', ''],
  ['https://bucket.example/site/', 'contact/', ''],
  ['https://bucket.example/site-of-others/contact/', 'contact/', ''],
  ['https://other.example/site/contact/', 'contact/', ''],
  ['http://bucket.example/site/contact/', 'contact/', ''],
  ['javascript:alert(1)', '', ''],
  [`https://bucket.example/site/?${'x'.repeat(2_000)}`, '', ''],
  ['https://bucket.example/site/%ff/', '%ff/', 'https://bucket.example/site/%ff/'],
  ['', '', ''],
])('%s on page %j is the URL %j', (referer, page, expected) => {
  expect(pageUrlOf(referer, page, targets)).toBe(expected)
})

it('campaign parameters are read from the URL only, each in its length', () => {
  expect(utmOf('')).toEqual({})
  const url = `https://a.example/?utm_source=%3Cb%3E&utm_medium=&utm_term=${'x'.repeat(300)}&utm_id=1`
  expect(utmOf(url)).toEqual({ source: '<b>', term: 'x'.repeat(200), id: '1' })
  const odd = `https://a.example/?utm_source=a%00%0Db&utm_medium=%00&utm_term=${'x'.repeat(199)}%F0%9F%98%80`
  expect(utmOf(odd)).toEqual({ source: 'a\nb', term: `${'x'.repeat(199)}\ufffd` })
})

import { expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

it.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  [' example.com ', 'https://example.com'],
  ['www.example.co.uk/prices', 'https://www.example.co.uk/prices'],
  ['localhost.test:8080/x', 'https://localhost.test:8080/x'],
  ['/about', '/about'],
  ['#team', '#team'],
  ['../', '../'],
  ['me@example.com', 'mailto:me@example.com'],
  ['+44 (0) 20 7946-0000', 'tel:+4402079460000'],
  ['tel:{nap.phone}', 'tel:{nap.phone}'],
  ['{nap.website}', '{nap.website}'],
])('%s leads to %s', (typed, href) => {
  expect(linkAddress(typed)).toEqual({ ok: true, href })
})

it.each([
  ['', /Enter a URL/],
  ['javascript:alert(1)', /can’t start with “javascript:”/],
  ['data:text/html,x', /can’t start with/],
  ['https://', /Add a domain/],
  ['two words', /can’t contain spaces/],
  ['nowhere', /Enter a valid URL/],
])('%s is refused with the reason', (typed, message) => {
  const checked = linkAddress(typed)
  expect(checked.ok ? '' : checked.message).toMatch(message)
})

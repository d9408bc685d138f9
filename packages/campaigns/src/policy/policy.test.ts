import { expect, test } from 'vitest'
import { hasDisclosure } from './has-disclosure.ts'
import { isAffiliateLink } from './affiliate-link.ts'

test.each([
  ['https://www.amazon.co.uk/dp/B00?tag=me-21', true],
  ['https://amzn.to/3xyz', true],
  ['https://shop.example/?aff_id=7', true],
  ['https://me.vendor.hop.clickbank.net/', true],
  ['https://blog.example/?tag=garden', false],
  ['https://notamzn.to/', false],
  ['nonsense', false],
])('%s: is an affiliate link: %s', (address, is) => expect(isAffiliateLink(address)).toBe(is))

test.each([
  ['We may earn a commission when you buy.', true],
  ['This post has affiliate links.', true],
  ['Great shoes! #ad', true],
  ['The commission met in June.', false],
  ['How to add a garden', false],
])('%s: contains a disclosure: %s', (text, does) => expect(hasDisclosure(text)).toBe(does))

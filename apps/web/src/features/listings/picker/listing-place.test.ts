import { expect, it } from 'vitest'
import { listingPlace } from './listing-place.ts'

it.each([
  [{ address1: '1 Elm Street', city: 'Bath', phone: '0117' }, '1 Elm Street, Bath · 0117'],
  [
    { address1: '1 Elm Street', phone: '2125552368', phoneNational: '(212) 555-2368' },
    '1 Elm Street · (212) 555-2368',
  ],
  [{ address1: '1 Elm Street', phone: '1-800-FLOWERS', phoneNational: '' }, '1 Elm Street · 1-800-FLOWERS'],
])('%j is distinguished by %s', (nap, place) => {
  expect(listingPlace(nap)).toBe(place)
})

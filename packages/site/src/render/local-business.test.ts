import { clock24, mapAddress } from '@web2/builder'
import type { NapData } from '@web2/contract/listings'
import { arbitraryNap } from '@web2/contract/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vocabularyFaults } from '../testing/vocabulary-faults.ts'
import { localBusiness } from './local-business.ts'

type Whole = Required<NapData>
type Entry = Readonly<Record<string, unknown>>

const site = 'https://x.example/green/'
const business = (nap: NapData, url?: string) => {
  const made = localBusiness(nap, url)
  if (made === null) throw new Error('A listing with a name is a business')
  return made as Entry
}
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())
const entriesOf = (value: unknown) => listOf(value) as Entry[]

/** Returns opening times by day: '09:00-17:00', '00:00-00:00' for closed. */
const stated = (days: readonly { name: string; value: string; start: string; end: string }[]) =>
  days.flatMap(({ name, value, start, end, ...rest }) => {
    if (start === '') return value === '' ? [] : [`${name} 00:00-00:00`]
    const { more = [] } = rest as { more?: { start: string; end: string }[] }
    return [{ start, end }, ...more].map((times) => `${name} ${clock24(times.start)}-${clock24(times.end)}`)
  })

/** Reads the listing back from its JSON-LD; missing fields are empty. */
const read = (data: Entry) => {
  const address = (data.address ?? {}) as Entry
  const geo = (data.geo ?? {}) as Entry
  const ids = new Map(entriesOf(data.identifier).map(({ propertyID, value }) => [propertyID, value]))
  const [zip = '', plus4 = ''] = String(address.postalCode ?? '').split('-')
  return {
    businessName: data.name,
    street: address.streetAddress,
    city: address.addressLocality ?? '',
    state: address.addressRegion ?? '',
    zip,
    plus4,
    country: address.addressCountry ?? '',
    phone: data.telephone,
    fax: data.faxNumber ?? '',
    aboutUsBlurb: data.description ?? '',
    place: [geo.latitude, geo.longitude],
    KGMID: ids.get('KGMID') ?? '',
    cid: ids.get('CID') ?? '',
    placeId: ids.get('Place ID') ?? '',
    hours: entriesOf(data.openingHoursSpecification)
      .flatMap(({ dayOfWeek, opens, closes }) =>
        listOf(dayOfWeek).map((day) => `${String(day)} ${String(opens)}-${String(closes)}`),
      )
      .toSorted(),
    special: entriesOf(data.specialOpeningHoursSpecification).map(
      ({ validFrom, opens, closes }) => `${String(validFrom)} ${String(opens)}-${String(closes)}`,
    ),
  }
}

const expected = (nap: Whole) => {
  const { address1, address2, latitude, longitude, weekdays, specialDays } = nap
  const known = latitude !== '' && longitude !== ''
  // without a ZIP code, only its four-digit extension remains
  const [zip, plus4] = nap.zip === '' ? [nap.plus4, ''] : [nap.zip, nap.plus4]
  return {
    businessName: nap.businessName,
    street: [address1, address2].filter(Boolean).join(', '),
    city: nap.city,
    state: nap.state,
    zip,
    plus4,
    country: nap.country,
    phone: nap.phone,
    fax: nap.fax,
    aboutUsBlurb: nap.aboutUsBlurb,
    place: known ? [Number(latitude), Number(longitude)] : [undefined, undefined],
    KGMID: nap.KGMID,
    cid: nap.cid,
    placeId: nap.placeId,
    hours: stated(weekdays).toSorted(),
    special: stated(specialDays.map(({ date, ...day }) => ({ name: date, ...day }))),
  }
}

describe('the JSON-LD of a listing', () => {
  test('uses only the schema.org vocabulary for any listing', () => {
    fc.assert(
      fc.property(arbitraryNap, fc.constantFrom(undefined, site), (nap, url) => {
        expect(vocabularyFaults(business(nap, url))).toEqual([])
      }),
    )
  })

  test('contains every field', () => {
    fc.assert(
      fc.property(arbitraryNap, (nap) => {
        const data = business(nap, site)
        expect(read(data)).toEqual(expected(nap))
        const { website, youtube, facebook, linkedin, tiktok, instagram, twitter } = nap
        const more = nap.additionalSocials.map(({ value }) => value)
        for (const address of [website, youtube, facebook, linkedin, tiktok, instagram, twitter, ...more])
          if (address !== '') expect(data.sameAs).toContain(address)
        const map = mapAddress(nap.mapEmbedCode)
        if (map !== null) expect(listOf(data.hasMap)).toContain(map)
        expect(business(nap).url ?? '').toBe(website)
      }),
    )
  })
})

test.each([
  ['elm.example', 'https://elm.example'],
  ['not a url at all', undefined],
])('writes the website %j as %j', (website, url) => {
  const nap = { businessName: 'Elm', address1: '', phone: '', website }
  expect(business(nap).url).toBe(url)
  expect(business(nap, site).sameAs).toEqual(url && [url])
})

describe('the vocabulary check', () => {
  test.each([
    [{ '@type': 'LocalBussiness' }, 'LocalBussiness is no type'],
    [{ '@type': 'LocalBusiness', fax: '1' }, 'LocalBusiness has no fax'],
    [{ '@type': 'GeoCoordinates', latitude: {} }, 'GeoCoordinates.latitude is'],
    [{ '@type': 'OpeningHoursSpecification', opens: '9 am' }, 'OpeningHoursSpecification.opens is Time'],
    [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Moonday'] },
      'OpeningHoursSpecification.dayOfWeek is',
    ],
    [{ '@type': 'LocalBusiness', address: { '@type': 'GeoCoordinates' } }, 'LocalBusiness.address is'],
  ])('rejects %j', (node, fault) => {
    expect(vocabularyFaults(node)[0]).toContain(fault)
  })
})

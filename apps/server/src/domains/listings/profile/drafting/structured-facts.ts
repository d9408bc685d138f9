import type { ProfileField } from '@web2/contract/listings'
import { businessRank } from '../../websites/business-types.ts'
import { listOf, isThing, textOf, textsOf, typesOf, type Thing } from '../../websites/schema-business.ts'
import type { FoundValue } from '../entries.ts'

/** Facts of one page that are kept. */
const most = 200

interface Fact {
  readonly field: ProfileField
  readonly value: unknown
  /** The texts of the JSON-LD that say so. */
  readonly line: string
}

const lineOf = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' · ')

const thingsOf = (value: unknown): Thing[] => listOf(value).filter(isThing)

const isOrganization = (thing: Thing): boolean => {
  const types = typesOf(thing)
  return businessRank(types) === 2 || types.some((type) => /(?:organization|corporation)$/i.test(type))
}

const cut = (text: string, length: number): string => text.slice(0, length)

const webUrl = (text: string): string => (/^https?:\/\/\S+$/.test(text) ? text : '')

const sinceOf = (business: Thing): Fact[] => {
  const line = textOf(business['foundingDate'])
  const year = /^(\d{4})(?:-|$)/.exec(line)?.[1]
  return year === undefined ? [] : [{ field: 'since', value: Number(year), line }]
}

const named =
  (field: 'areas' | 'brands') =>
  (value: unknown): Fact[] =>
    listOf(value).flatMap((each) => {
      const name = textOf(each)
      return name === '' || name.length > 80 || /^https?:/.test(name)
        ? []
        : [{ field, value: name, line: name }]
    })

const membershipsOf = (business: Thing): Fact[] =>
  listOf(business['memberOf']).flatMap((each): Fact[] => {
    const name = textOf(each)
    const link = isThing(each) ? webUrl(textOf(each['url'])) : ''
    return name === '' ? [] : [{ field: 'memberships', value: { name: cut(name, 160), link }, line: name }]
  })

const peopleOf = (business: Thing): Fact[] =>
  ['founder', 'founders', 'employee', 'employees']
    .flatMap((property) => thingsOf(business[property]))
    .flatMap((person): Fact[] => {
      const name = textOf(person['name'])
      if (name === '' || typesOf(person).some((type) => /organization/i.test(type))) return []
      const role = cut(textOf(person['jobTitle']), 120)
      const bio = cut(textOf(person['description']), 600)
      const value = { name: cut(name, 120), role, bio, credentials: '' }
      return [{ field: 'team', value, line: lineOf(name, role, bio) }]
    })

const reviewsOf = (business: Thing): Fact[] =>
  ['review', 'reviews']
    .flatMap((property) => thingsOf(business[property]))
    .flatMap((review): Fact[] => {
      const text = textOf(review['reviewBody']) || textOf(review['description'])
      if (text === '' || text.length > 1_000) return []
      return [
        {
          field: 'reviews',
          value: {
            text,
            name: cut(textOf(review['author']), 120),
            source: cut(textOf(review['publisher']), 80),
            link: webUrl(textOf(review['url'])),
            date: cut(textOf(review['datePublished']), 40),
          },
          line: text,
        },
      ]
    })

/** Returns what an Offer or a service says; offers may be nested in catalogs. */
const offerOf = (offer: Thing): Fact[] => {
  const sold = thingsOf(offer['itemOffered'])[0] ?? offer
  const name = cut(textOf(sold['name']), 120)
  if (name === '') return []
  const text = cut(textOf(sold['description']), 400)
  const amount = textOf(offer['price'])
  const currency = textOf(offer['priceCurrency'])
  const priced: Fact[] =
    amount === ''
      ? []
      : [
          {
            field: 'prices',
            value: { item: name, amount: cut(`${amount} ${currency}`.trim(), 60), unit: '', note: '' },
            line: lineOf(name, amount, currency),
          },
        ]
  return [{ field: 'services', value: { name, text }, line: lineOf(name, text) }, ...priced]
}

const offersOf = (business: Thing): Fact[] => {
  const catalogs = thingsOf(business['hasOfferCatalog']).flatMap((catalog) =>
    thingsOf(catalog['itemListElement']),
  )
  const nested = catalogs.flatMap((entry) => {
    const inner = thingsOf(entry['itemListElement'])
    return inner.length > 0 ? inner : [entry]
  })
  return [...thingsOf(business['makesOffer']), ...nested].flatMap(offerOf)
}

const licensesOf = (business: Thing): Fact[] =>
  thingsOf(business['hasCredential']).flatMap((credential): Fact[] => {
    const label = textOf(credential['name']) || textOf(credential['credentialCategory'])
    if (label === '') return []
    const number = cut(textOf(credential['identifier']), 80)
    const authority = cut(textOf(credential['recognizedBy']), 120)
    const link = webUrl(textOf(credential['url']))
    return [
      {
        field: 'licenses',
        value: { label: cut(label, 120), number, authority, link },
        line: lineOf(label, number, authority),
      },
    ]
  })

const bookingOf = (business: Thing): Fact[] => {
  const action = thingsOf(business['potentialAction']).find((each) =>
    typesOf(each).some((type) => /(?:Reserve|Order|Schedule)Action$/.test(type)),
  )
  const target = thingsOf(action?.['target'])[0]
  const url = webUrl(textOf(target?.['urlTemplate']) || textsOf(action?.['target'])[0] || '')
  return url === '' || url.includes('{') ? [] : [{ field: 'booking', value: url, line: url }]
}

/** Returns what the JSON-LD of a page says about its business beyond a listing. Nothing in it can be trusted. */
export const structuredFacts = (things: readonly Thing[], url: string): FoundValue[] =>
  things
    .filter(isOrganization)
    .flatMap((business) => [
      ...sinceOf(business),
      ...named('areas')(business['areaServed']),
      ...named('brands')(business['brand']),
      ...offersOf(business),
      ...peopleOf(business),
      ...licensesOf(business),
      ...membershipsOf(business),
      ...reviewsOf(business),
      ...bookingOf(business),
    ])
    .slice(0, most)
    .map(({ field, value, line }) => ({
      field,
      value,
      source: { kind: 'json-ld', line: cut(line, 600), url },
    }))

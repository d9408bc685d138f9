import { clock24, linkAddress, mapAddress, socialLinks, type BindingData, type Json } from '@web2/builder'

type Nap = NonNullable<BindingData['nap']>

const present = (entries: Record<string, Json | undefined>): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, Json] => {
      const value = entry[1]
      return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
    }),
  )

const address = (nap: Nap): Json | undefined => {
  const parts = present({
    streetAddress: [nap.address1, nap.address2].filter(Boolean).join(', '),
    addressLocality: nap.city,
    addressRegion: nap.state,
    postalCode: [nap.zip, nap.plus4].filter(Boolean).join('-'),
    addressCountry: nap.country,
  })
  return Object.keys(parts).length > 0 ? { '@type': 'PostalAddress', ...parts } : undefined
}

const geo = (nap: Nap): Json | undefined => {
  const [latitude, longitude] = [Number(nap.latitude || NaN), Number(nap.longitude || NaN)]
  const known = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return known ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined
}

type Times = { readonly start?: string; readonly end?: string }

const opensAndCloses = ({ start, end }: Times): { opens: string; closes: string } | null => {
  const [opens, closes] = [clock24(start ?? ''), clock24(end ?? '')]
  return opens && closes ? { opens, closes } : null
}

/** Opening and closing at midnight marks a closed day, as Google's guide for local businesses requires. */
const closed = { opens: '00:00', closes: '00:00' }

/** Combines days with the same hours into one entry; omits days without hours. */
const openingHours = (nap: Nap): Json[] => {
  const days = new Map<string, string[]>()
  for (const { name, value, start, end, more } of nap.weekdays ?? [])
    for (const times of [{ start, end } as Times, ...(more ?? [])]) {
      const hours = opensAndCloses(times) ?? (/^closed$/i.test(value ?? '') ? closed : null)
      if (!hours) continue
      const key = `${hours.opens} ${hours.closes}`
      days.set(key, [...(days.get(key) ?? []), name])
    }
  return [...days].map(([hours, dayOfWeek]) => {
    const [opens = '', closes = ''] = hours.split(' ')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

const specialHours = (nap: Nap): Json[] =>
  (nap.specialDays ?? []).flatMap(({ date, more = [], ...times }) =>
    [times, ...more].map((each) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      ...(opensAndCloses(each) ?? closed),
    })),
  )

const mapLink = ({ cid, placeId }: Nap): string | undefined => {
  if (cid && /^\d+$/.test(cid)) return `https://www.google.com/maps?cid=${cid}`
  return placeId
    ? `https://www.google.com/maps/place/?q=place_id:${encodeURIComponent(placeId.toWellFormed())}`
    : undefined
}

/** Returns its map URLs: the one at Google by its ids, and the embedded one. */
const maps = (nap: Nap): string[] =>
  [mapLink(nap), mapAddress(nap.mapEmbedCode ?? '')].filter((map) => map !== undefined && map !== null)

/** Returns the ids by which Google knows the business, with their names. */
const identifiers = ({ KGMID, cid, placeId }: Nap): Json[] =>
  Object.entries({ KGMID, CID: cid, 'Place ID': placeId }).flatMap(([propertyID, value]) =>
    value ? [{ '@type': 'PropertyValue', propertyID, value }] : [],
  )

const knowledgeGraph = (nap: Nap): string[] =>
  /^\/?[gm]\/\w+$/.test(nap.KGMID ?? '')
    ? [`https://www.google.com/search?kgmid=/${nap.KGMID?.replace(/^\//, '')}`]
    : []

/** Returns the business's own website if it differs from the site's URL. */
const ownWebsite = (website: string | undefined, url: string | undefined): string[] =>
  url !== undefined && website !== undefined && website !== url ? [website] : []

const oneOrMore = (values: readonly string[]): Json | undefined =>
  values.length > 1 ? [...values] : values[0]

const idOf = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : `${url}#business`

export interface ServiceOfBusiness {
  readonly name: string
  readonly description: string
  /** Its page. */
  readonly url: string | undefined
  /** Type of the business. */
  readonly businessType: string
}

/** Returns schema.org's Service of a business, whose site has the URL `site`; without a name it has no provider. */
export const serviceOf = (
  { name, description, url, businessType }: ServiceOfBusiness,
  nap: Nap | null,
  site: string | undefined,
): Json => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  ...present({
    name,
    description,
    url,
    provider: nap?.businessName
      ? { '@type': businessType, ...present({ '@id': idOf(site) }), name: nap.businessName }
      : undefined,
    areaServed: nap?.city ? { '@type': 'City', name: nap.city } : undefined,
  }),
})

/**
 * Returns schema.org's LocalBusiness for the listing; null if it has no name. `url` is the site's URL and
 * `logo` the public one of its logo, if known. `type` is a kind of LocalBusiness.
 */
export const localBusiness = (
  nap: Nap,
  url: string | undefined,
  logo?: string,
  type = 'LocalBusiness',
): Json | null => {
  if (!nap.businessName) return null
  const website = linkAddress(nap.website ?? '') ?? undefined
  return {
    '@context': 'https://schema.org',
    '@type': type,
    ...present({
      '@id': idOf(url),
      name: nap.businessName,
      description: nap.aboutUsBlurb,
      url: url ?? website,
      logo,
      telephone: nap.phone,
      faxNumber: nap.fax,
      address: address(nap),
      geo: geo(nap),
      hasMap: oneOrMore(maps(nap)),
      identifier: identifiers(nap),
      openingHoursSpecification: openingHours(nap),
      specialOpeningHoursSpecification: specialHours(nap),
      sameAs: [
        ...ownWebsite(website, url),
        ...socialLinks(nap).map(({ href }) => href),
        ...knowledgeGraph(nap),
      ],
    }),
  }
}

/** Returns Home › parent pages › the page itself. Not for the home page. */
export const breadcrumbs = (base: string, trail: readonly { name: string; url: string }[]): Json => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: base },
    ...trail.map(({ name, url }, at) => ({ '@type': 'ListItem', position: at + 2, name, item: url })),
  ],
})

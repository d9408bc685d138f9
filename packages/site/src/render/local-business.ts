import { clock24, socialLinks, type BindingData, type Json } from '@web2/builder'

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

/** Days with the same hours become one entry; a day without both times is left out, which says closed. */
const openingHours = (nap: Nap): Json[] => {
  const days = new Map<string, string[]>()
  for (const { name, start, end } of nap.weekdays ?? []) {
    const [opens, closes] = [clock24(start ?? ''), clock24(end ?? '')]
    if (!opens || !closes) continue
    days.set(`${opens} ${closes}`, [...(days.get(`${opens} ${closes}`) ?? []), name])
  }
  return [...days].map(([hours, dayOfWeek]) => {
    const [opens = '', closes = ''] = hours.split(' ')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

const knowledgeGraph = (nap: Nap): string[] =>
  /^\/?[gm]\/\w+$/.test(nap.KGMID ?? '')
    ? [`https://www.google.com/search?kgmid=/${nap.KGMID?.replace(/^\//, '')}`]
    : []

/** schema.org's LocalBusiness from the listing; null when it has no name. `url` is the site's address, if known. */
export const localBusiness = (nap: Nap, url: string | undefined): Json | null => {
  if (!nap.businessName) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    ...present({
      '@id': url === undefined ? undefined : `${url}#business`,
      name: nap.businessName,
      description: nap.aboutUsBlurb,
      url: url ?? nap.website,
      telephone: nap.phone,
      faxNumber: nap.fax,
      address: address(nap),
      geo: geo(nap),
      openingHoursSpecification: openingHours(nap),
      sameAs: [...socialLinks(nap).map(({ href }) => href), ...knowledgeGraph(nap)],
    }),
  }
}

/** Home › page, for pages other than the default one. */
export const breadcrumbs = (base: string, page: { name: string; url: string }): Json => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: base },
    { '@type': 'ListItem', position: 2, name: page.name, item: page.url },
  ],
})

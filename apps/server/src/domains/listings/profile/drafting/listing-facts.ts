import { readCountry, type NapData } from '@web2/contract/listings'
import type { DraftPage } from '../../tables.ts'
import type { FoundValue } from '../entries.ts'
import { isWorthLinking } from './next-page.ts'

const fromListing = (field: FoundValue['field'], value: unknown, line: string): FoundValue => ({
  field,
  value,
  source: { kind: 'listing', line, url: null },
})

const profiles = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['linkedin', 'LinkedIn'],
  ['tiktok', 'TikTok'],
  ['twitter', 'X'],
] as const

const isUrl = (text: string): boolean => /^https?:\/\/\S+$/.test(text)

/** Returns what a listing says of its business beyond name and contact data: city, country, website and social profiles. */
export const listingFacts = (listing: NapData): FoundValue[] => {
  const { businessName, city = '', country = '', website = '' } = listing
  const social = profiles.flatMap(([field, label]) => {
    const url = listing[field] ?? ''
    return isUrl(url)
      ? [fromListing('links', { url, anchor: `${businessName} on ${label}`.slice(0, 120) }, url)]
      : []
  })
  return [
    ...(city === '' ? [] : [fromListing('areas', city, city)]),
    ...(country === '' ? [] : [fromListing('region', readCountry(country)?.name ?? country, country)]),
    ...(isUrl(website)
      ? [fromListing('links', { url: website, anchor: businessName.slice(0, 120) }, website)]
      : []),
    ...social,
  ]
}

const book =
  /(?<!\p{L})(?:book(?: (?:now|online|a table|a visit|an appointment))?|reserv(?:e|ations?)|make an appointment|termin buchen|réserver|prendre rendez-vous|reservar|prenota)(?!\p{L})/iu

/** Returns the first link by which visitors book. */
const bookingFacts = (pages: readonly DraftPage[]): FoundValue[] => {
  for (const { links, url } of pages)
    for (const link of links)
      if (link.words.length < 40 && book.test(link.words))
        return [{ field: 'booking', value: link.url, source: { kind: 'page', line: link.words, url } }]
  return []
}

/** Returns the pages that texts may link, with the words by which the website links them. */
const linkFacts = (pages: readonly DraftPage[]): FoundValue[] => {
  const read = new Set(pages.filter(({ problem }) => problem === '').map(({ asked }) => asked))
  return pages.flatMap(({ links, url }) =>
    links
      .filter((link) => read.has(link.url) && link.words !== '' && isWorthLinking(link))
      .map((link) => ({
        field: 'links' as const,
        value: { url: link.url, anchor: link.words },
        source: { kind: 'page' as const, line: link.words, url },
      })),
  )
}

/** Returns what code can read on the pages: the language of the first, links, and what JSON-LD says. */
export const pageFacts = (pages: readonly DraftPage[]): FoundValue[] => {
  const spoken = pages.find(({ language }) => language !== '')
  const language: FoundValue[] = spoken
    ? [
        {
          field: 'language',
          value: spoken.language,
          source: { kind: 'page', line: `lang="${spoken.language}"`, url: spoken.url },
        },
      ]
    : []
  return [...language, ...bookingFacts(pages), ...linkFacts(pages), ...pages.flatMap(({ facts }) => facts)]
}

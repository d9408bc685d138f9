import { profileDraftPages } from '@web2/contract/listings'
import type { DraftPage } from '../../tables.ts'

const named = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** Pages that say most about a business, the most telling first. */
const kinds: readonly RegExp[] = [
  named(
    'about|über uns|ueber uns|à propos|a propos|qui sommes|sobre nosotros|quiénes somos|chi siamo|our story',
  ),
  named('services?|leistungen|prestations|servicios|servizi|what we do|products?|treatments?'),
  named('prices?|pricing|rates|fees|preise|tarifs?|precios|prezzi'),
  named('team|staff|people|our doctors|mitarbeiter|équipe|equipe|equipo'),
  named('reviews?|testimonials?|bewertungen|avis|opiniones|recensioni'),
  named('areas?|locations?|service area|where we work|einzugsgebiet'),
  named('faq|questions|guarantees?|warranty|licen[cs]es?|credentials|certifications?|memberships?'),
  named('menu|speisekarte|carte|carta|offers?|specials?|angebote'),
  named('contact|kontakt|contacto|contatti|visit|parking|directions|book(?:ing)?'),
  named('impressum|imprint|legal notice|mentions légales|aviso legal'),
]

/** The kinds before this place are worth a link in a text. */
const linkedKinds = 8

/** Pages that say nothing about the business. */
const unwanted =
  /(?:privacy|datenschutz|cookie|terms|agb|login|sign-?in|register|cart|checkout|wp-admin|feed|\/tag\/|\/author\/|\/page\/\d)/i

type Link = DraftPage['links'][number]

/** Returns the place of the link's kind among the telling ones; -1 if it is none. */
const kindOf = ({ url, words }: Link): number => {
  const text = `${words} ${new URL(url).pathname.replaceAll(/[-_/.]/g, ' ')}`
  return kinds.findIndex((kind) => kind.test(text))
}

/** Returns true for links to pages that texts about the business may want to link, such as its services. */
export const isWorthLinking = (link: Link): boolean => {
  const kind = kindOf(link)
  return kind !== -1 && kind < linkedKinds && !unwanted.test(link.url)
}

const rankOf = (link: Link): number => {
  const { pathname } = new URL(link.url)
  const at = kindOf(link)
  // posts and single products lie deeper than the pages of a menu
  const depth = pathname.split('/').filter((part) => part !== '').length
  return (at === -1 ? kinds.length : at) + Math.max(0, depth - 1) * 2
}

/** Requests per draft, of which some may fail. */
const mostRequests = profileDraftPages + 4

const file = /\.[a-z\d]{2,5}$/i
const pageFile = /\.(?:html?|php|aspx?)$/i

const isPageOf = (url: string, host: string): boolean => {
  const target = new URL(url)
  return target.host === host && (!file.test(target.pathname) || pageFile.test(target.pathname))
}

const withoutSlash = (url: string): string => url.replace(/\/$/, '')

/**
 * Returns the URL to read next, of the host of the first page; undefined if enough is read or nothing is left. Depends
 * on nothing but the pages read so far, so that another worker continues where one was killed.
 */
export const nextPage = (start: string, pages: readonly DraftPage[]): string | undefined => {
  const [first] = pages
  if (!first) return start
  if (first.problem !== '' || pages.length >= mostRequests) return undefined
  if (pages.filter(({ problem }) => problem === '').length >= profileDraftPages) return undefined
  const { host } = new URL(first.url)
  const known = new Set(pages.flatMap(({ asked, url }) => [withoutSlash(asked), withoutSlash(url)]))
  const left = pages
    .flatMap(({ links }) => links)
    .filter(({ url }) => isPageOf(url, host) && !known.has(withoutSlash(url)) && !unwanted.test(url))
  let best: { readonly url: string; readonly rank: number } | undefined
  for (const link of left) {
    const rank = rankOf(link)
    if (!best || rank < best.rank) best = { url: link.url, rank }
  }
  return best?.url
}

import type { PictureWish, SectionItem } from '../../library/section-content.ts'
import type { TradePage, PlacedSection } from './trade-template.ts'

/** Service of a trade, with the content of its own page. */
export interface TradeService {
  readonly slug: string
  readonly name: string
  /** One sentence, for lists of services. */
  readonly text: string
  /** Main heading of its page; the name if absent. */
  readonly title?: string
  /** Heading of its details, in the voice of the trade. */
  readonly phrase?: string
  /** One or two sentences below the heading. */
  readonly lead: string
  /** Heading of the last section of its page: a reason to ask, of this service alone. */
  readonly closing?: string
  /** Description of its page in search results, 70 to 155 characters with its business and city. */
  readonly description: string
  /** Signs or parts of the text; then, in a group, what can wait; then facts, which have labels. */
  readonly details: readonly SectionItem[]
  readonly questions: readonly SectionItem[]
  readonly picture: PictureWish
}

/** Returns services as the items of a list. */
export const serviceItems = (services: readonly TradeService[]): SectionItem[] =>
  services.map(({ slug, name, text, picture }) => ({ name, text, picture, href: `/${slug}` }))

/** Returns the links of a service's page: to the service before, to the one after, and to all in the words of `all`. */
export const serviceNeighbors = (
  services: readonly TradeService[],
  { slug }: TradeService,
  all = 'All services',
) => {
  const at = services.findIndex((each) => each.slug === slug)
  const linked = [services.at(at - 1), services[(at + 1) % services.length]]
  return [
    ...linked.flatMap((each) => (each ? [{ label: each.name, href: `/${each.slug}` }] : [])),
    { label: all, href: '/services' },
  ]
}

/** Returns the pages of services, below the page 'services', with the sections that a trade gives each. */
export const servicePages = (
  services: readonly TradeService[],
  sectionsOf: (service: TradeService, at: number) => readonly PlacedSection[],
): TradePage[] =>
  services.map((service, at) => ({
    name: service.name,
    slug: service.slug,
    parent: 'services',
    isService: true,
    title: `${service.name}[[ in {nap.city}]] | [[{nap.businessName}||{site.name}]]`,
    description: service.description,
    sections: sectionsOf(service, at),
  }))

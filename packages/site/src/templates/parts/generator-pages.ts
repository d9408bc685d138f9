import type { SectionItem } from '../../library/section-content.ts'
import { serviceItems, type TradeService } from './service.ts'
import { onMap } from './reach.ts'
import type { PlacedSection, TradePage } from './trade-template.ts'

const business = '[[{nap.businessName}||{site.name}]]'

/** Page for the generator: what search results say of it, and its sections between header and footer. */
interface PageForLists {
  /** 70 to 160 characters with a service, a city and a business. */
  readonly description: string
  readonly sections: readonly PlacedSection[]
}

export interface PagesForLists {
  /** Name of the trade as people look for it in a city: 'Plumber', 'Family dentist'. */
  readonly trade: string
  /** Page of one service in one city; its main heading is `serviceInCity`. */
  readonly service: PageForLists
  /** Page of one city. */
  readonly place: PageForLists
}

/** Main heading of a page about a service in a city. It holds for any value in any letter case. */
export const serviceInCity = '{service} in {city}'

/** A listing may lack all that a section of contact shows; with a way to the map there is something to reach. */
const withMap = (section: PlacedSection): PlacedSection =>
  section.id.startsWith('contact/')
    ? { ...section, content: { ...section.content, actions: [onMap] } }
    : section

const whole = ({ sections, ...page }: PageForLists): PageForLists => ({
  ...page,
  sections: sections.map(withMap),
})

/** Returns the pages of a trade that the generator makes pages for lists from: a service in a city, and a city. */
export const generatorPages = ({ trade, service, place }: PagesForLists): readonly TradePage[] => [
  {
    name: 'Service in a place',
    slug: 'service-in-place',
    isService: true,
    title: `${serviceInCity} | ${business}`,
    ...whole(service),
  },
  { name: 'Place', slug: 'place', title: `${trade} in {city} | ${business}`, ...whole(place) },
]

/** Returns services as the items of a list without links: a project of the generator has no service pages. */
export const servicesWithoutLinks = (services: readonly TradeService[]): SectionItem[] =>
  serviceItems(services).map(({ href: _href, ...item }) => item)

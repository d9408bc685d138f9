import type { NavigationItem } from '@web2/builder'
import { belowValues, pageLinks } from '@web2/generator'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { hubSections } from '../pages/hub-sections.ts'
import { itemOf, mappedPages, type MappedPage, type MappedPages, type MappedSite } from './site-map-pages.ts'
import type { OpenDefinition } from '../planning/load-definition.ts'

/** The pages of a site with their links. */
export interface SiteMap {
  readonly pages: MappedPages
  readonly navigation: readonly NavigationItem[]
  /** Returns the links of the page at an index, by the names used in blocks. */
  linksOf(at: number): Readonly<Record<string, readonly NavigationItem[]>>
  /** Returns the pages above it, without itself and the first page. */
  trailOf(at: number): readonly MappedPage[]
  /**
   * Returns values of a first page or hub page about the pages below, e.g. 'city.list', 'city.count'; empty
   * for other pages.
   */
  belowOf(at: number): Readonly<Record<string, string>>
}

/** Maximum number of pages in a navigation besides the first one. */
const mostInNavigation = 12

const keyOf = (list: number, term: string): string => `${list} ${term}`

/** Returns the hub pages and the pages below each, by index. */
const hubsOf = (pages: MappedPages) => {
  const hubs: number[] = []
  for (let at = 0; at < pages.count; at += 1) if (pages.kind(at) === 'hub') hubs.push(at)
  const lists = [...new Set(hubs.map((at) => pages.hubList(at)))]
  const below = new Map<string, number[]>()
  for (let at = 0; at < pages.count; at += 1) {
    if (pages.kind(at) !== 'page') continue
    for (const list of lists) {
      const key = keyOf(list, pages.term(at, list))
      const members = below.get(key)
      if (members) members.push(at)
      else below.set(key, [at])
    }
  }
  const hubKey = (at: number) => keyOf(pages.hubList(at), pages.page(at).name)
  return { hubs, lists, below, hubKey, hubOf: new Map(hubs.map((at) => [hubKey(at), at])) }
}

type Mapped = Pick<OpenDefinition, 'definition' | 'placeList' | 'sitePer' | 'edition' | 'lists' | 'scope'>

/** Reads the published pages of a site. */
export const siteMap = (db: Kysely<Database>, siteId: string, open: Mapped): Promise<SiteMap> =>
  mapOf(db, { siteId }, open)

/** Reads all pages planned for a site, published or not, for previews. */
export const plannedSiteMap = (
  db: Kysely<Database>,
  site: { readonly turboId: string; readonly siteValue: string },
  open: Mapped,
): Promise<SiteMap> => mapOf(db, site, open)

const mapOf = async (db: Kysely<Database>, site: MappedSite, open: Mapped): Promise<SiteMap> => {
  const { definition, placeList, edition } = open
  const pages = await mappedPages(db, site, placeList)
  const { nearby, related } = definition.structure
  const isLater = edition > 1
  const links = pageLinks(
    { count: pages.count, isPage: (at) => pages.kind(at) === 'page', rows: pages.rows },
    {
      ...{ placeList, nearby, related, coordinates: pages.coordinates, region: pages.region },
      ...(isLater && { value: pages.termNumber, always: true }),
    },
  )
  const { hubs, lists, below, hubKey, hubOf } = hubsOf(pages)
  const itemAt = (at: number) => itemOf(pages.page(at))
  const homeItem: NavigationItem = { label: 'Home', href: '/', children: [] }
  const all = Array.from({ length: pages.count }, (_, at) => at)
  const leaves = all.filter((at) => pages.kind(at) === 'page')
  const belowHub = (at: number) => below.get(hubKey(at)) ?? []

  const trailOf = (at: number): readonly MappedPage[] => {
    if (pages.kind(at) !== 'page') return []
    const hub = lists
      .map((list) => hubOf.get(keyOf(list, pages.term(at, list))))
      .find((each) => each !== undefined)
    return hub === undefined ? [] : [pages.page(hub)]
  }
  const sections = hubSections({ ...open, pages, hubs, belowHub })
  const leadsTo = (at: number): Record<string, readonly NavigationItem[]> => {
    const isHome = pages.kind(at) === 'home'
    if (isLater) return { sections: isHome ? sections.ofHome(leaves) : sections.ofHub(at) }
    return { below: (isHome ? (hubs.length > 0 ? hubs : leaves) : belowHub(at)).map(itemAt) }
  }
  return {
    pages,
    navigation: all.some((at) => pages.kind(at) === 'home')
      ? [
          homeItem,
          ...hubs
            .filter((at) => pages.hubList(at) === lists[0])
            .slice(0, mostInNavigation)
            .map(itemAt),
        ]
      : [],
    trailOf,
    linksOf: (at) => {
      const kind = pages.kind(at)
      if (kind === 'home') return leadsTo(at)
      return {
        breadcrumb: [homeItem, ...trailOf(at).map(itemOf), itemAt(at)],
        ...(kind === 'hub' && leadsTo(at)),
        ...(kind === 'page' && {
          nearby: links.nearby(at).map(itemAt),
          related: links.related(at).map(itemAt),
        }),
      }
    },
    belowOf: (at) => {
      if (!isLater || pages.kind(at) === 'page') return {}
      const own = pages.kind(at) === 'home' ? leaves : belowHub(at)
      return belowValues(open, own.length, (list) => [...new Set(own.map((each) => pages.term(each, list)))])
    },
  }
}

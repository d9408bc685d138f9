import type { NavigationItem } from '@web2/builder'
import { pageLinks } from '@web2/generator'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { mappedPages, type MappedPage, type MappedPages } from './mapped-pages.ts'
import type { OpenDefinition } from './open-definition.ts'

/** The pages of one site that are out, and the links between them. */
export interface SiteMap {
  readonly pages: MappedPages
  readonly navigation: readonly NavigationItem[]
  /** Links of a page by the names that blocks ask for; `at` is its place among the pages. */
  linksOf(at: number): Readonly<Record<string, readonly NavigationItem[]>>
  /** The pages that lead to it, without itself and the first page. */
  trailOf(at: number): readonly MappedPage[]
}

/** Pages that a navigation names beside the first one. */
const mostInNavigation = 12

const itemOf = ({ name, path }: MappedPage): NavigationItem => ({
  label: name,
  href: `/${path}`,
  children: [],
})

const keyOf = (list: number, term: string): string => `${list} ${term}`

/** Pages of hubs, and what lies below each, by places. */
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

/** Reads the pages of a site that are out. */
export const siteMap = async (
  db: Kysely<Database>,
  siteId: string,
  { definition, placeList }: Pick<OpenDefinition, 'definition' | 'placeList'>,
): Promise<SiteMap> => {
  const pages = await mappedPages(db, siteId, placeList)
  const { nearby, related } = definition.structure
  const links = pageLinks(
    { count: pages.count, isPage: (at) => pages.kind(at) === 'page', rows: pages.rows },
    { placeList, nearby, related, coordinates: pages.coordinates, region: pages.region },
  )
  const { hubs, lists, below, hubKey, hubOf } = hubsOf(pages)
  const itemAt = (at: number) => itemOf(pages.page(at))
  const homeItem: NavigationItem = { label: 'Home', href: '/', children: [] }
  const all = Array.from({ length: pages.count }, (_, at) => at)
  const ofHome = () => (hubs.length > 0 ? hubs : all.filter((at) => pages.kind(at) === 'page'))

  const trailOf = (at: number): readonly MappedPage[] => {
    if (pages.kind(at) !== 'page') return []
    const hub = lists
      .map((list) => hubOf.get(keyOf(list, pages.term(at, list))))
      .find((each) => each !== undefined)
    return hub === undefined ? [] : [pages.page(hub)]
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
      if (kind === 'home') return { below: ofHome().map(itemAt) }
      return {
        breadcrumb: [homeItem, ...trailOf(at).map(itemOf), itemAt(at)],
        ...(kind === 'hub' && { below: (below.get(hubKey(at)) ?? []).map(itemAt) }),
        ...(kind === 'page' && {
          nearby: links.nearby(at).map(itemAt),
          related: links.related(at).map(itemAt),
        }),
      }
    },
  }
}

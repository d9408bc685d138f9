import type { NavigationItem } from '@web2/builder'
import { pageLinks, type PageLinks } from '@web2/generator'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OpenDefinition } from './open-definition.ts'

/** Of each page what others need to link to it. */
const columns = [
  'id',
  'kind',
  'hubList',
  'rows',
  'terms',
  'name',
  'path',
  'latitude',
  'longitude',
  'region',
] as const

const read = (db: Kysely<Database>, siteId: string) =>
  db
    .selectFrom('turboPages')
    .select(columns)
    .where('siteId', '=', siteId)
    .where('releasedAt', 'is not', null)
    .orderBy('position')
    .execute()

export type MappedPage = Awaited<ReturnType<typeof read>>[number]

/** The pages of one site that are out, and the links between them. */
export interface SiteMap {
  readonly pages: readonly MappedPage[]
  readonly navigation: readonly NavigationItem[]
  /** Links of a page by the names that blocks ask for; `at` is its place among the pages. */
  linksOf(at: number): Readonly<Record<string, readonly NavigationItem[]>>
  /** The pages that lead to it, without itself and the first page. */
  trailOf(at: number): readonly MappedPage[]
}

/** Pages that a navigation names beside the first one. */
const mostInNavigation = 12

const itemOf = ({ name, path }: Pick<MappedPage, 'name' | 'path'>): NavigationItem => ({
  label: name,
  href: `/${path}`,
  children: [],
})

const keyOf = (list: number, term: string | null | undefined): string => `${list} ${term ?? ''}`

/** Reads the pages of a site that are out. */
export const siteMap = async (
  db: Kysely<Database>,
  siteId: string,
  { definition, placeList }: Pick<OpenDefinition, 'definition' | 'placeList'>,
): Promise<SiteMap> => {
  const pages = await read(db, siteId)
  const { nearby, related } = definition.structure
  const byRow = new Map(
    placeList === null ? [] : pages.map((page) => [page.rows[placeList] ?? -1, page] as const),
  )
  const links: PageLinks = pageLinks(pages, {
    placeList,
    nearby,
    related,
    coordinates: (row) => {
      const { latitude = null, longitude = null } = byRow.get(row) ?? {}
      return latitude === null || longitude === null ? null : { latitude, longitude }
    },
    region: (row) => byRow.get(row)?.region ?? '',
  })
  const home = pages.find(({ kind }) => kind === 'home')
  const hubs = pages.filter(({ kind }) => kind === 'hub')
  const hubOf = new Map(hubs.map((hub) => [keyOf(hub.hubList ?? -1, hub.name), hub]))
  const hubLists = [...new Set(hubs.map(({ hubList }) => hubList ?? -1))]
  const below = new Map<string, NavigationItem[]>()
  for (const page of pages) {
    if (page.kind !== 'page') continue
    for (const list of hubLists) {
      const key = keyOf(list, page.terms[list])
      const items = below.get(key)
      if (items) items.push(itemOf(page))
      else below.set(key, [itemOf(page)])
    }
  }
  const homeItem: NavigationItem = { label: 'Home', href: '/', children: [] }
  const ofHome = hubs.length > 0 ? hubs : pages.filter(({ kind }) => kind === 'page')

  const trailOf = (at: number): readonly MappedPage[] => {
    const page = pages[at]
    if (page?.kind !== 'page') return []
    const hub = hubLists
      .map((list) => hubOf.get(keyOf(list, page.terms[list])))
      .find((each) => each !== undefined)
    return hub ? [hub] : []
  }
  return {
    pages,
    navigation: home
      ? [
          homeItem,
          ...hubs
            .filter(({ hubList }) => hubList === hubLists[0])
            .slice(0, mostInNavigation)
            .map(itemOf),
        ]
      : [],
    trailOf,
    linksOf: (at) => {
      const page = pages[at]!
      if (page.kind === 'home') return { below: ofHome.map(itemOf) }
      return {
        breadcrumb: [homeItem, ...trailOf(at).map(itemOf), itemOf(page)],
        ...(page.kind === 'hub' && { below: below.get(keyOf(page.hubList ?? -1, page.name)) ?? [] }),
        ...(page.kind === 'page' && {
          nearby: links.nearby(at).map((each) => itemOf(pages[each]!)),
          related: links.related(at).map((each) => itemOf(pages[each]!)),
        }),
      }
    },
  }
}

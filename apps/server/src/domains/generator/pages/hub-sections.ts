import type { NavigationItem } from '@web2/builder'
import { itemOf, type MappedPages } from '../sites/site-map-pages.ts'
import type { OpenDefinition } from '../planning/load-definition.ts'

/**
 * Maximum number of hub pages whose pages are listed on the first page; with more, only the hub pages are.
 */
const mostOpenHubs = 40
/** Pages per hub page listed on the first page. */
const mostOfHub = 12

interface HubSite extends Pick<OpenDefinition, 'placeList' | 'sitePer' | 'lists'> {
  readonly pages: MappedPages
  readonly hubs: readonly number[]
  belowHub(at: number): readonly number[]
}

export interface HubSections {
  ofHome(leaves: readonly number[]): readonly NavigationItem[]
  ofHub(at: number): readonly NavigationItem[]
}

const section = (label: string, children: readonly NavigationItem[], href = ''): NavigationItem => ({
  label,
  href,
  children,
})

/** Returns the sections of the first page and of hub pages; each item is a section with its links below. */
export const hubSections = ({ pages, hubs, belowHub, placeList, sitePer, lists }: HubSite): HubSections => {
  const itemAt = (at: number) => itemOf(pages.page(at))

  const grouped = (own: readonly number[], labelOf: (at: number) => string) => {
    const groups = new Map<string, number[]>()
    for (const at of own) {
      const label = labelOf(at)
      const group = groups.get(label)
      if (group) group.push(at)
      else groups.set(label, [at])
    }
    return groups
  }
  const regionOf = (at: number): string => {
    const row = placeList === null ? null : (pages.rows(at)[placeList] ?? null)
    return row === null ? '' : pages.region(row)
  }
  /** Groups by another list if that gives several sections, else by region, else in one section. */
  const sectionsOf = (own: readonly number[], hubList: number | null): readonly NavigationItem[] => {
    const byList = lists
      .map((_list, list) => list)
      .filter((list) => ![placeList, sitePer, hubList].includes(list))
      .map((list) => grouped(own, (at) => pages.term(at, list)))
    const byRegion = grouped(own, regionOf)
    const groups = [...byList, byRegion].find(({ size }) => size > 1 && size < own.length)
    if (!groups) return [section('', own.map(itemAt))]
    const named = [...groups].filter(([label]) => label !== '')
    const rest = groups.get('') ?? []
    return [
      ...named.map(([label, members]) => section(label, members.map(itemAt))),
      ...(rest.length > 0 ? [section('', rest.map(itemAt))] : []),
    ]
  }
  const openHub = (at: number): NavigationItem => {
    const { name, path } = pages.page(at)
    const own = belowHub(at)
    const more =
      own.length > mostOfHub
        ? [
            {
              label: `All ${own.length.toLocaleString('en-US')} pages: ${name}`,
              href: `/${path}`,
              children: [],
            },
          ]
        : []
    return section(name, [...own.slice(0, mostOfHub).map(itemAt), ...more], `/${path}`)
  }

  return {
    ofHome: (leaves) => {
      if (hubs.length === 0) return sectionsOf(leaves, null)
      const hubLists = [...new Set(hubs.map((at) => pages.hubList(at)))]
      return hubLists.flatMap((list, place) => {
        const own = hubs.filter((at) => pages.hubList(at) === list)
        return place === 0 && own.length <= mostOpenHubs
          ? own.map(openHub)
          : [section(`Browse by ${(lists[list]?.name ?? '').replaceAll('_', ' ')}`, own.map(itemAt))]
      })
    },
    ofHub: (at) => sectionsOf(belowHub(at), pages.hubList(at)),
  }
}

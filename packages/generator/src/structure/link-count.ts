import type { ListRows } from '../rows/list-rows.ts'
import type { PageRows } from '../rows/row-values.ts'

/** Number of pages for combinations, and of those without a link target. */
export interface CountedLinks {
  readonly pages: number
  readonly withoutNearby: number
  readonly withoutRelated: number
}

/** Counts the pages that will have link targets, while pages are planned. */
export interface LinkCounter {
  add(page: { readonly site: number; readonly rows: PageRows }): void
  counted(): CountedLinks
}

export const linkCounter = (placeList: number | null): LinkCounter => {
  /** Number of pages per place, by site. */
  const sites = new Map<number, Map<number, number>>()
  let pages = 0
  return {
    add: ({ site, rows }) => {
      pages += 1
      const row = placeList === null ? null : (rows[placeList] ?? null)
      if (row === null) return
      const places = sites.get(site) ?? new Map<number, number>()
      sites.set(site, places.set(row, (places.get(row) ?? 0) + 1))
    },
    counted: () => {
      let [withoutNearby, withoutRelated, placed] = [0, 0, 0]
      for (const places of sites.values())
        for (const count of places.values()) {
          placed += count
          if (places.size < 2) withoutNearby += count
          if (count < 2) withoutRelated += count
        }
      const lost = pages - placed
      return { pages, withoutNearby: withoutNearby + lost, withoutRelated: withoutRelated + lost }
    },
  }
}

export interface AskedLinks {
  readonly lists: readonly Pick<ListRows, 'name' | 'size'>[]
  readonly placeList: number | null
  readonly sitePer: number | null
  readonly nearby: number
  readonly related: number
}

/** Returns why pages have no nearby place to link to; null if some may have one. */
export const nearbyReason = ({ lists, placeList, sitePer }: AskedLinks): string | null => {
  const list = placeList === null ? undefined : lists[placeList]
  if (!list) return 'No list of places is selected.'
  if (list.size < 2)
    return `The list “${list.name}” has only one place, so there is no other place to link to.`
  if (placeList === sitePer)
    return `Each ${list.name} has its own site, so its pages have no other place to link to.`
  return null
}

/** Returns why pages have no other page in the same place to link to; null if some may have one. */
export const relatedReason = ({ lists, placeList, sitePer }: AskedLinks): string | null => {
  const others = lists.filter((_list, at) => at !== placeList)
  if (placeList === null) return 'No list of places is selected.'
  if (others.length === 0) return 'There is only one list, so no place has a second page.'
  if (!lists.some(({ size }, at) => at !== placeList && at !== sitePer && size > 1))
    return 'The other lists have one value each, so no place has a second page.'
  return null
}

const sentence = (field: 'nearby' | 'related', reason: string): string =>
  `Pages would have no links. ${reason} ${
    field === 'nearby'
      ? 'Add places, or set “Nearby links” to 0.'
      : 'Add values, or set “Related links” to 0.'
  }`

/**
 * Returns what must change before the requested links have targets, by field; null if some pages have one.
 */
export const linkProblem = (
  asked: AskedLinks,
): { readonly field: 'structure.nearby' | 'structure.related'; readonly message: string } | null => {
  const near = asked.nearby > 0 ? nearbyReason(asked) : null
  const other = asked.related > 0 ? relatedReason(asked) : null
  if (asked.nearby > 0 && near !== null && (asked.related === 0 || other !== null))
    return { field: 'structure.nearby', message: sentence('nearby', near) }
  if (asked.nearby === 0 && other !== null)
    return { field: 'structure.related', message: sentence('related', other) }
  return null
}

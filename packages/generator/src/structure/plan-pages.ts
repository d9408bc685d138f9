import { addressOf, type AddressPattern } from '../address/address-pattern.ts'
import { freePaths, type FreePaths } from '../address/free-paths.ts'
import type { Combinations } from '../combine/combinations.ts'
import { mainValue, type ListRows } from '../rows/list-rows.ts'
import { rowKeys } from '../rows/row-keys.ts'
import type { PageRows } from '../rows/row-values.ts'
import { folded } from '../rows/same-value.ts'
import { hashOf, mixSeeds, seeded } from '../text/random.ts'
import { slugOf } from '../text/slug.ts'
import type { TextNode } from '../text/text-node.ts'
import { textSet } from '../text/text-set.ts'
import { writeText, type ValueOf } from '../text/write-text.ts'

/** Page that will be generated. */
export interface PlannedPage {
  readonly kind: 'home' | 'hub' | 'page'
  readonly rows: PageRows
  /**
   * Values of its rows; null for lists it does not use. Values that count as equal have the same spelling.
   */
  readonly terms: readonly (string | null)[]
  /** Permanent key: its kind and the values it is made for. */
  readonly key: string
  /** Index of its site among the values of `sitePer`. */
  readonly site: number
  /** List that a hub page belongs to. */
  readonly hubList: number | null
  /** Seed for the choices in its texts. */
  readonly seed: number
  readonly name: string
  /** Folders without slashes at the ends; '' for the home page of a site. */
  readonly path: string
}

export interface PlannedSite {
  /** Value of `sitePer`; '' for a single site. */
  readonly value: string
  /** First row with the value; null for a single site. */
  readonly row: number | null
}

export interface StructurePlan {
  readonly lists: readonly ListRows[]
  readonly combinations: Combinations
  readonly seed: number
  readonly address: AddressPattern
  readonly pageName: readonly TextNode[]
  /** Lists whose values get a hub page. */
  readonly hubLists: readonly number[]
  readonly sitePer: number | null
  /** Treats values and rows that differ only in case and blanks as equal, using the first of them. */
  readonly folds?: boolean
  valuesOf(rows: PageRows): ValueOf
  siteName(site: PlannedSite): string
}

export interface PlannedStructure {
  readonly sites: readonly PlannedSite[]
  readonly collisions: number
  readonly collided: FreePaths['collided']
}

const keyOf = (kind: string, values: readonly string[]): string => JSON.stringify([kind, ...values])

/**
 * Returns true if the path begins with a folder that is exactly this list's value, with further folders
 * below.
 */
const beginsWith = ({ folders }: AddressPattern, list: ListRows): boolean => {
  const [first, ...more] = folders
  const [node] = first ?? []
  return (
    more.length > 0 &&
    first?.length === 1 &&
    node?.kind === 'value' &&
    node.term === 1 &&
    node.name.toLowerCase() === list.name.toLowerCase()
  )
}

const hubPath = (plan: StructurePlan, list: ListRows, value: string): string => {
  const folder = slugOf(value) || 'page'
  return beginsWith(plan.address, list) ? folder : `${slugOf(list.name) || 'list'}/${folder}`
}

interface OpenSite {
  readonly number: number
  readonly site: PlannedSite
  readonly paths: FreePaths
  readonly hubs: Set<string>
}

/** Plans pages, combination by combination. */
export interface PagePlanner {
  /**
   * Returns the pages that a combination adds: the home page of a new site, hub pages of new values, its own
   * page.
   */
  pagesOf(index: number): readonly PlannedPage[]
  /** Returns the structure of the pages planned so far. */
  structure(): PlannedStructure
}

const collidedShown = 100

/** Creates a planner that plans pages with equal values only once. */
export const pagePlanner = (plan: StructurePlan): PagePlanner => {
  const { lists, combinations, hubLists, sitePer, seed, folds = false } = plan
  const open = new Map<string, OpenSite>()
  const made = textSet()
  const none = lists.map(() => null)
  const keysOf = lists.map((list) => rowKeys(list, folds))
  const spelled = lists.map(() => new Map<string, string>())
  /** Returns the spelling to use: hub pages and sites exist once for values that count as equal */
  const spellingOf = (list: number, value: string): string => {
    if (!folds) return value
    const key = folded(value)
    const known = spelled[list]!.get(key)
    if (known === undefined) spelled[list]!.set(key, value)
    return known ?? value
  }

  const page = (
    kind: PlannedPage['kind'],
    rows: PageRows,
    key: string,
    at: { site: number; hubList?: number; name: string; path: string; values: readonly string[] },
  ): PlannedPage => {
    const { values, ...own } = at
    const terms = rows.map((row, list) => (row === null ? null : (values[list] ?? '')))
    return { kind, rows, terms, key, hubList: null, seed: mixSeeds(seed, hashOf(key)), ...own }
  }

  const openSite = (
    value: string,
    row: number | null,
    values: readonly string[],
  ): { at: OpenSite; home?: PlannedPage } => {
    const known = open.get(value)
    if (known) return { at: known }
    const site = { value, row }
    const at = { number: open.size, site, paths: freePaths(), hubs: new Set<string>() }
    open.set(value, at)
    const own = none.map((_none, list) => (list === sitePer ? row : null))
    const named = { site: at.number, name: plan.siteName(site), path: at.paths.take(''), values }
    return { at, home: page('home', own, keyOf('home', [value]), named) }
  }

  const hubsOf = (at: OpenSite, rows: readonly number[], values: readonly string[]): PlannedPage[] =>
    hubLists.flatMap((list) => {
      const value = values[list] ?? ''
      const key = keyOf('hub', [at.site.value, lists[list]!.name, value])
      if (at.hubs.has(key)) return []
      at.hubs.add(key)
      const own = none.map((_none, each) => (each === list || each === sitePer ? (rows[each] ?? null) : null))
      const path = at.paths.take(hubPath(plan, lists[list]!, value))
      return page('hub', own, key, { site: at.number, hubList: list, name: value, path, values })
    })

  return {
    pagesOf: (index) => {
      const drawn = combinations.at(index)
      const named = drawn.map((row, list) => keysOf[list]!(row))
      const rows = named.map(({ row }) => row)
      const key = keyOf(
        'page',
        named.map((each) => each.key),
      )
      if (!made.add(key)) return []
      const values = drawn.map((row, list) => spellingOf(list, mainValue(lists[list]!, row)))
      const siteValue = sitePer === null ? '' : (values[sitePer] ?? '')
      const { at, home } = openSite(siteValue, sitePer === null ? null : (rows[sitePer] ?? null), values)
      const hubs = hubsOf(at, rows, values)
      const valueOf = plan.valuesOf(drawn)
      const pageSeed = mixSeeds(seed, hashOf(key))
      const name = writeText(plan.pageName, valueOf, seeded(pageSeed)).trim() || values.join(' ')
      const path = at.paths.take(addressOf(plan.address, valueOf, seeded(pageSeed)))
      return [
        ...(home ? [home] : []),
        ...hubs,
        page('page', rows, key, { site: at.number, name, path, values }),
      ]
    },
    structure: () => {
      const sites = [...open.values()]
      return {
        sites: sites.map(({ site }) => site),
        collisions: sites.reduce((sum, { paths }) => sum + paths.collisions, 0),
        collided: sites.flatMap(({ paths }) => paths.collided).slice(0, collidedShown),
      }
    },
  }
}

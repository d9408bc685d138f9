import type { PageRows } from '../rows/row-values.ts'
import { nearestOf, type Coordinates } from './nearest.ts'

/** Pages of a site by index, with the data that links between them need. */
export interface LinkedPages {
  readonly count: number
  /** Returns false for home and hub pages, which these links don't include. */
  isPage(at: number): boolean
  rows(at: number): PageRows
}

export interface LinkRules {
  /** Index of the list of places; null if there is none. */
  readonly placeList: number | null
  readonly nearby: number
  readonly related: number
  /** Returns the coordinates of a row in the list of places. */
  coordinates(row: number): Coordinates | null
  /** Returns the region of a row, which comes first without coordinates; may be empty. */
  region(row: number): string
  /** Returns a value that is equal for pages of the same list value; by default the row. */
  value?(at: number, list: number): string | number
  /** Links a page without counterparts elsewhere to one page of each of the nearest places. */
  readonly always?: boolean
}

/** Link targets of each page, by index. */
export interface PageLinks {
  nearby(at: number): number[]
  related(at: number): number[]
}

/** Returns the members after one in a cycle, so that all members are linked equally often. */
const following = (members: readonly number[], place: number, count: number): number[] =>
  Array.from(
    { length: Math.min(count, members.length - 1) },
    (_, step) => members[(place + step + 1) % members.length]!,
  )

/** Most recently used groups that are cached. */
const groupsKept = 64

/** Key of the group of all places; no list value contains this character. */
const everyPlace = '\0'

interface Group {
  readonly members: readonly number[]
  readonly places: ReadonlyMap<number, number>
  readonly nearest: ((of: number, count: number) => number[]) | null
}

/** Computes links between the pages of one site on demand. Only pages of kind 'page' take part. */
export const pageLinks = (pages: LinkedPages, rules: LinkRules): PageLinks => {
  const { placeList } = rules
  const valueAt = (at: number, list: number, row: number | null) =>
    list !== placeList && rules.value ? rules.value(at, list) : (row ?? '')
  const keyOf = (at: number, kind: 'same-place' | 'same-else'): string =>
    pages
      .rows(at)
      .map((row, list) => ((list === placeList) === (kind === 'same-place') ? valueAt(at, list, row) : ''))
      .join(',')
  const groups = { 'same-place': new Map<string, number[]>(), 'same-else': new Map<string, number[]>() }
  const wanted = [
    ...(rules.related > 0 ? (['same-place'] as const) : []),
    ...(rules.nearby > 0 ? (['same-else'] as const) : []),
  ]
  if (placeList !== null)
    for (let at = 0; at < pages.count; at += 1) {
      if (!pages.isPage(at)) continue
      for (const kind of wanted) {
        const key = keyOf(at, kind)
        const members = groups[kind].get(key)
        if (members) members.push(at)
        else groups[kind].set(key, [at])
      }
    }

  const rowOf = (at: number): number => (placeList === null ? null : pages.rows(at)[placeList]) ?? 0
  let first: Map<number, number> | undefined
  /** Returns the first page of each place, by its row. */
  const firstOf = (): ReadonlyMap<number, number> => {
    if (first) return first
    first = new Map()
    for (let at = 0; at < pages.count; at += 1)
      if (pages.isPage(at) && !first.has(rowOf(at))) first.set(rowOf(at), at)
    return first
  }
  const membersOf = (key: string): readonly number[] =>
    key === everyPlace ? [...firstOf().values()] : (groups['same-else'].get(key) ?? [])
  const opened = new Map<string, Group>()
  const openGroup = (key: string): Group => {
    const known = opened.get(key)
    if (known) return known
    const members = membersOf(key).toSorted((one, other) => rowOf(one) - rowOf(other))
    const coordinates = members.map((at) => rules.coordinates(rowOf(at)))
    const areKnown = coordinates.every((each) => each !== null)
    const group = {
      members,
      places: new Map(members.map((at, place) => [at, place])),
      nearest: areKnown ? nearestOf(coordinates) : null,
    }
    const [oldest] = opened.keys()
    if (opened.size >= groupsKept && oldest !== undefined) opened.delete(oldest)
    opened.set(key, group)
    return group
  }

  /** Returns members of the same region first, then the others, each in a cycle starting after the page. */
  const byOrder = (members: readonly number[], place: number): number[] => {
    const count = rules.nearby
    const region = rules.region(rowOf(members[place]!))
    if (region === '') return following(members, place, count)
    const same = members.filter((at) => rules.region(rowOf(at)) === region)
    const near = following(same, same.indexOf(members[place]!), count)
    const rest = following(members, place, members.length - 1).filter((at) => !same.includes(at))
    return [...near, ...rest.slice(0, count - near.length)]
  }

  return {
    nearby: (at) => {
      if (!pages.isPage(at) || placeList === null || rules.nearby === 0) return []
      const own = keyOf(at, 'same-else')
      const isAlone = rules.always === true && membersOf(own).length < 2
      const { members, places, nearest } = openGroup(isAlone ? everyPlace : own)
      const place = places.get(isAlone ? (firstOf().get(rowOf(at)) ?? at) : at)!
      return nearest ? nearest(place, rules.nearby).map((each) => members[each]!) : byOrder(members, place)
    },
    related: (at) => {
      if (!pages.isPage(at) || placeList === null || rules.related === 0) return []
      const members = groups['same-place'].get(keyOf(at, 'same-place')) ?? []
      return following(members, members.indexOf(at), rules.related)
    },
  }
}

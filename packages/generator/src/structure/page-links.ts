import type { PageRows } from '../rows/row-values.ts'
import { nearestOf, type Coordinates } from './nearest.ts'

/** The pages of a site by their places, as far as links between them need to know them. */
export interface LinkedPages {
  readonly count: number
  /** False for first pages and those of hubs, which others do not name here. */
  isPage(at: number): boolean
  rows(at: number): PageRows
}

export interface LinkRules {
  /** Which of the lists holds places; null: none does. */
  readonly placeList: number | null
  readonly nearby: number
  readonly related: number
  /** Of a row of the list of places. */
  coordinates(row: number): Coordinates | null
  /** Rows of one region come first where there are no coordinates; may be empty. */
  region(row: number): string
  /** Whether two pages are made of the same value of a list; of one row, unless told otherwise. */
  value?(at: number, list: number): string | number
  /** A page whose like is in no other place names one page of each of the places nearest to it. */
  readonly always?: boolean
}

/** Which pages a page names, by their places among the pages. */
export interface PageLinks {
  nearby(at: number): number[]
  related(at: number): number[]
}

/** The members after one, in a circle: so every member is named as often as the others. */
const following = (members: readonly number[], place: number, count: number): number[] =>
  Array.from(
    { length: Math.min(count, members.length - 1) },
    (_, step) => members[(place + step + 1) % members.length]!,
  )

/** Groups that were asked for latest. */
const groupsKept = 64

/** Stands for the group of all places; no value of a list holds the letter. */
const everyPlace = '\0'

interface Group {
  readonly members: readonly number[]
  readonly places: ReadonlyMap<number, number>
  readonly nearest: ((of: number, count: number) => number[]) | null
}

/** Links between the pages of one site, all of the kind 'page'; they are found when they are asked for. */
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
  /** The first page of each place, by its row. */
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

  /** The same region first, then the others, each in a circle from the page on. */
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

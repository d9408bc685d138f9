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

interface Group {
  readonly members: readonly number[]
  readonly places: ReadonlyMap<number, number>
  readonly nearest: ((of: number, count: number) => number[]) | null
}

/** Links between the pages of one site, all of the kind 'page'; they are found when they are asked for. */
export const pageLinks = (pages: LinkedPages, rules: LinkRules): PageLinks => {
  const { placeList } = rules
  const keyOf = (at: number, kind: 'same-place' | 'same-else'): string =>
    pages
      .rows(at)
      .map((row, list) => ((list === placeList) === (kind === 'same-place') ? (row ?? '') : ''))
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
  const opened = new Map<string, Group>()
  const openGroup = (key: string): Group => {
    const known = opened.get(key)
    if (known) return known
    const members = (groups['same-else'].get(key) ?? []).toSorted((one, other) => rowOf(one) - rowOf(other))
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
      const { members, places, nearest } = openGroup(keyOf(at, 'same-else'))
      const place = places.get(at)!
      return nearest ? nearest(place, rules.nearby).map((each) => members[each]!) : byOrder(members, place)
    },
    related: (at) => {
      if (!pages.isPage(at) || placeList === null || rules.related === 0) return []
      const members = groups['same-place'].get(keyOf(at, 'same-place')) ?? []
      return following(members, members.indexOf(at), rules.related)
    },
  }
}

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAddress } from '../address/address-pattern.ts'
import { combinationsOf } from '../combine/combinations.ts'
import { typedList, type ListRows } from '../rows/list-rows.ts'
import { rowValues } from '../rows/row-values.ts'
import { scopeOf } from '../rows/name-scope.ts'
import { parseText } from '../text/parse-text.ts'
import { linkCounter } from './link-count.ts'
import { nearestOf } from './nearest.ts'
import { pageLinks } from './page-links.ts'
import { pagePlanner, type PlannedPage } from './plan-pages.ts'

const service = typedList('service', ['Lawn care', 'Hedges', 'Ponds'])
const place = typedList('place', ['Boston', 'Salem', 'Lynn', 'Quincy'])

interface Asked {
  readonly address?: string
  readonly hubs?: readonly number[]
  readonly sitePer?: number | null
  readonly mode?: 'all' | 'random' | 'sequential'
  readonly count?: number
}
const planned = (lists: readonly ListRows[], asked: Asked = {}) => {
  const { address = '{service}/{place}', hubs = [0, 1], sitePer = null, mode = 'all' } = asked
  const parsed = parseAddress(address)
  const name = parseText('{service} in {place}')
  if (!parsed.ok || !name.ok) throw new Error('The test has a wrong pattern')
  const scope = scopeOf(lists)
  const combinations = combinationsOf(
    mode,
    lists.map(({ size }) => size),
    1,
  )
  const count = asked.count ?? Number(combinations.total)
  const planner = pagePlanner({
    lists,
    combinations,
    seed: 1,
    address: parsed.pattern,
    pageName: name.nodes,
    hubLists: hubs,
    sitePer,
    valuesOf: (rows) => rowValues(lists, scope, rows),
    siteName: ({ value }) => `Site ${value}`,
  })
  const pages: readonly PlannedPage[] = Array.from({ length: count }, (_, index) =>
    planner.pagesOf(index),
  ).flat()
  return { pages, ...planner.structure() }
}

it('plans a home page, a hub page per value and a page per combination', () => {
  const { pages, sites, collisions } = planned([service, place])
  expect(sites).toHaveLength(1)
  expect(collisions).toBe(0)
  expect(pages.filter(({ kind }) => kind === 'page')).toHaveLength(12)
  expect(pages.filter(({ kind }) => kind === 'hub').map(({ path }) => path)).toEqual([
    'lawn-care',
    'place/boston',
    'place/salem',
    'place/lynn',
    'place/quincy',
    'hedges',
    'ponds',
  ])
  expect(pages.find(({ path }) => path === 'hedges/lynn')?.name).toBe('Hedges in Lynn')
})

it('plans a site per place', () => {
  const { pages, sites } = planned([service, place], { sitePer: 1, hubs: [0], address: '{service}' })
  expect(sites.map(({ value }) => value)).toEqual(['Boston', 'Salem', 'Lynn', 'Quincy'])
  for (const [at] of sites.entries())
    expect(pages.filter(({ site, kind }) => site === at && kind === 'page')).toHaveLength(3)
})

it('gives two towns of one name separate paths, and equal rows one page', () => {
  const towns: ListRows = {
    name: 'place',
    columns: ['place', 'state'],
    main: 0,
    size: 3,
    row: (at) =>
      [
        ['Springfield', 'IL'],
        ['Springfield', 'MA'],
        ['Springfield', 'IL'],
      ][at] ?? [],
  }
  const { pages, collisions, collided } = planned([typedList('service', ['Ponds']), towns], { hubs: [] })
  expect(pages.map(({ path }) => path)).toEqual(['', 'ponds/springfield', 'ponds/springfield-2'])
  expect(collisions).toBe(1)
  expect(collided).toEqual([{ wanted: 'ponds/springfield', path: 'ponds/springfield-2' }])
})

const words = fc.uniqueArray(
  fc.stringMatching(/^[a-cA-C][a-cA-C ]?[a-cA-C]?$/).map((word) => word.trim()),
  {
    minLength: 1,
    maxLength: 6,
  },
)

it('no two pages of a site share a path, and keys are permanent', () => {
  fc.assert(
    fc.property(
      words,
      words,
      fc.constantFrom('{service}/{place}', '{service}-{place}', '{place}', 'x'),
      (a, b, address) => {
        const { pages } = planned([typedList('service', a), typedList('place', b)], { address })
        expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
        expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length)
        expect(planned([typedList('service', a), typedList('place', b)], { address }).pages).toEqual(pages)
      },
    ),
  )
})

it('every page has a hub of each list, and every hub has a page', () => {
  fc.assert(
    fc.property(words, words, fc.integer({ min: 1, max: 20 }), (a, b, count) => {
      const lists = [typedList('service', a), typedList('place', b)]
      const total = lists.reduce((product, { size }) => product * size, 1)
      const { pages } = planned(lists, { mode: 'random', count: Math.min(count, total) })
      const hubs = pages.filter(({ kind }) => kind === 'hub')
      const leaves = pages.filter(({ kind }) => kind === 'page')
      for (const list of [0, 1]) {
        const values = new Set(leaves.map(({ rows }) => lists[list]!.row(rows[list]!)[0]))
        const own = hubs.filter(({ hubList }) => hubList === list)
        expect(new Set(own.map(({ rows }) => lists[list]!.row(rows[list]!)[0]))).toEqual(values)
      }
    }),
  )
})

const coordinates = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const apart = (a: { latitude: number; longitude: number }, b: typeof a): number => {
  const [x, y, east] = [a.latitude, b.latitude, b.longitude - a.longitude].map(
    (each) => (each * Math.PI) / 180,
  ) as [number, number, number]
  return Math.acos(
    Math.min(1, Math.max(-1, Math.sin(x) * Math.sin(y) + Math.cos(x) * Math.cos(y) * Math.cos(east))),
  )
}

it('finds the same nearest places as an exhaustive search', () => {
  fc.assert(
    fc.property(fc.array(coordinates, { minLength: 1, maxLength: 40 }), fc.nat(5), (places, count) => {
      const nearest = nearestOf(places)
      for (const [of] of places.entries()) {
        const found = nearest(of, count)
        expect(found).not.toContain(of)
        expect(found).toHaveLength(Math.min(count, places.length - 1))
        const farthest = Math.max(0, ...found.map((each) => apart(places[of]!, places[each]!)))
        const nearer = places.filter((each, at) => at !== of && apart(places[of]!, each) < farthest - 1e-6)
        expect(nearer.length).toBeLessThanOrEqual(Math.max(0, count))
      }
    }),
  )
})

it('links lead to other pages of the same place or service, without duplicates', () => {
  fc.assert(
    fc.property(words, words, fc.nat(4), fc.nat(4), fc.boolean(), (a, b, nearby, related, isOnMap) => {
      const lists = [typedList('service', a), typedList('place', b)]
      const { pages } = planned(lists)
      const among = {
        count: pages.length,
        isPage: (at: number) => pages[at]!.kind === 'page',
        rows: (at: number) => pages[at]!.rows,
      }
      const links = pageLinks(among, {
        placeList: 1,
        nearby,
        related,
        coordinates: (row) => (isOnMap ? { latitude: row, longitude: 0 } : null),
        region: (row) => (row % 2 === 0 ? 'even' : 'odd'),
      })
      for (const [at, page] of pages.entries()) {
        const near = links.nearby(at)
        const same = links.related(at)
        if (page.kind !== 'page') {
          expect([...near, ...same]).toEqual([])
          continue
        }
        expect(near).toHaveLength(Math.min(nearby, lists[1]!.size - 1))
        expect(same).toHaveLength(Math.min(related, lists[0]!.size - 1))
        for (const found of [near, same]) expect(new Set([...found, at]).size).toBe(found.length + 1)
        for (const each of near) expect(pages[each]!.rows[0]).toBe(page.rows[0])
        for (const each of same) expect(pages[each]!.rows[1]).toBe(page.rows[1])
      }
    }),
  )
})

it('every page has links if there are two places, and the counter agrees', () => {
  fc.assert(
    fc.property(words, words, fc.constantFrom('all', 'sequential'), fc.boolean(), (a, b, mode, isOnMap) => {
      const lists = [typedList('service', a), typedList('place', b)]
      const count = mode === 'all' ? a.length * b.length : Math.min(a.length, b.length)
      const { pages } = planned(lists, { mode, count })
      const leaves = pages.filter(({ kind }) => kind === 'page')
      const counter = linkCounter(1)
      for (const page of leaves) counter.add(page)
      const links = pageLinks(
        { count: leaves.length, isPage: () => true, rows: (at) => leaves[at]!.rows },
        {
          ...{ placeList: 1, nearby: 3, related: 0, always: true },
          coordinates: (row) => (isOnMap ? { latitude: row, longitude: 0 } : null),
          region: () => '',
        },
      )
      const without = leaves.filter((_page, at) => links.nearby(at).length === 0).length
      expect(without).toBe(counter.counted().withoutNearby)
      expect(without).toBe(new Set(leaves.map(({ rows }) => rows[1])).size > 1 ? 0 : leaves.length)
      for (const [at, page] of leaves.entries())
        for (const other of links.nearby(at)) expect(leaves[other]!.rows[1]).not.toBe(page.rows[1])
    }),
  )
})

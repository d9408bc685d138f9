import type { NavigationItem } from '@web2/builder'
import type { Coordinates, PageRows } from '@web2/generator'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { PackedNumbers } from '../../../platform/packed/packed-numbers.ts'
import { PackedTexts } from '../../../platform/packed/packed-texts.ts'

/** A link target; created on demand for large sites. */
export interface MappedPage {
  readonly kind: 'home' | 'hub' | 'page'
  readonly name: string
  readonly path: string
}

export const itemOf = ({ name, path }: MappedPage): NavigationItem => ({
  label: name,
  href: `/${path}`,
  children: [],
})

/** The pages of a site by index, stored as numbers because there may be 100,000. */
export interface MappedPages {
  readonly count: number
  page(at: number): MappedPage
  kind(at: number): MappedPage['kind']
  hubList(at: number): number
  rows(at: number): PageRows
  /** Returns the list value a page is made for. */
  term(at: number, list: number): string
  /** Returns the value's number, which is faster to compare. */
  termNumber(at: number, list: number): number
  /** Returns the index of a page by its position in the plan; undefined if it isn't published. */
  placeOf(position: number): number | undefined
  /** Returns the coordinates of a row in the list of places. */
  coordinates(row: number): Coordinates | null
  region(row: number): string
}

const rowsAtOnce = 2_000

/** Selects a site's published pages, or all pages planned for it. */
export type MappedSite =
  { readonly siteId: string } | { readonly turboId: string; readonly siteValue: string }

const read = (db: Kysely<Database>, site: MappedSite, last: number) =>
  db
    .selectFrom('turboPages')
    .select([
      'kind',
      'position',
      'hubList',
      'rows',
      'terms',
      'name',
      'path',
      'latitude',
      'longitude',
      'region',
    ])
    .$if('siteId' in site, (query) =>
      query.where('siteId', '=', 'siteId' in site ? site.siteId : '').where('releasedAt', 'is not', null),
    )
    .$if('turboId' in site, (query) =>
      'turboId' in site
        ? query.where('turboId', '=', site.turboId).where('siteValue', '=', site.siteValue)
        : query,
    )
    .where('position', '>', last)
    .orderBy('position')
    .limit(rowsAtOnce)
    .execute()

const kinds = ['home', 'hub', 'page'] as const

/** Creates a table that assigns a number to each distinct text. */
const numbering = () => {
  const texts: string[] = []
  const numbers = new Map<string, number>()
  return {
    texts,
    of: (text: string): number => {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, texts.length)
      return texts.push(text) - 1
    },
  }
}

/** Reads the pages of a site; `placeList` is the list with their coordinates. */
export const mappedPages = async (
  db: Kysely<Database>,
  site: MappedSite,
  placeList: number | null,
): Promise<MappedPages> => {
  const [kindOf, hubLists, positions] = [new PackedNumbers(), new PackedNumbers(), new PackedNumbers()]
  const [rowsOf, termsOf] = [new PackedNumbers(), new PackedNumbers()]
  const [names, paths] = [new PackedTexts(), new PackedTexts()]
  const terms = numbering()
  const places = new Map<number, { readonly at: Coordinates | null; readonly region: string }>()
  let lists = 0
  for (let last = -1; ;) {
    const found = await read(db, site, last)
    for (const { kind, position, hubList, rows, terms: own, name, path, ...place } of found) {
      lists = rows.length
      kindOf.push(kinds.indexOf(kind))
      hubLists.push(hubList ?? -1)
      positions.push(position)
      names.push(name)
      paths.push(path)
      for (const row of rows) rowsOf.push(row ?? -1)
      for (const term of own) termsOf.push(terms.of(term ?? ''))
      const row = placeList === null ? null : (rows[placeList] ?? null)
      if (row === null || places.has(row) || kind !== 'page') continue
      const { latitude, longitude, region } = place
      places.set(row, {
        at: latitude === null || longitude === null ? null : { latitude, longitude },
        region,
      })
    }
    if (found.length < rowsAtOnce) break
    last = found.at(-1)?.position ?? last
  }
  const kind = (at: number) => kinds[kindOf.at(at)]!
  return {
    count: names.length,
    kind,
    page: (at) => ({ kind: kind(at), name: names.at(at), path: paths.at(at) }),
    hubList: (at) => hubLists.at(at),
    rows: (at) =>
      Array.from({ length: lists }, (_, list) => {
        const row = rowsOf.at(at * lists + list)
        return row < 0 ? null : row
      }),
    termNumber: (at, list) => termsOf.at(at * lists + list),
    term: (at, list) => terms.texts[termsOf.at(at * lists + list)] ?? '',
    placeOf: (position) => {
      let [low, high] = [0, positions.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if (positions.at(middle) < position) low = middle + 1
        else high = middle
      }
      return low < positions.length && positions.at(low) === position ? low : undefined
    },
    coordinates: (row) => places.get(row)?.at ?? null,
    region: (row) => places.get(row)?.region ?? '',
  }
}

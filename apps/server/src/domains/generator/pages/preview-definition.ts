import { fill, storedJson, type NavigationItem } from '@web2/builder'
import {
  turboLimits,
  type TurboDefinition,
  type TurboPreview,
  type TurboPreviewCreate,
} from '@web2/contract/generator'
import {
  coordinatesOf,
  mixSeeds,
  pageLinks,
  seeded,
  siteNames,
  writeText,
  type PlannedPage,
} from '@web2/generator'
import type { AppContext } from '../../../platform/context.ts'
import { badInput } from '../../../platform/errors.ts'
import { plannerOf } from '../planning/create-planner.ts'
import { loadRows, openDefinition, type OpenDefinition } from '../planning/load-definition.ts'
import { sourcePage } from '../planning/source-page.ts'
import { withEdition } from '../projects/save-project.ts'
import { listingOf, pageMaker, type PageMaker } from './page-generator.ts'

/** Shows `{city}` as the value of an empty list, so that the page is readable from the start. */
const withStandIns = (definition: TurboDefinition): TurboDefinition => ({
  ...definition,
  lists: definition.lists.map((list) =>
    list.dataId === undefined && (list.values ?? []).every((value) => value.trim() === '')
      ? { ...list, values: [`{${list.name}}`] }
      : list,
  ),
})

type SamplePage = Pick<PlannedPage, 'rows' | 'name' | 'path' | 'seed'>

/** Plans the first pages of a definition; empty while its lists or its URLs have problems. */
const firstPages = async (open: OpenDefinition, maker: PageMaker): Promise<readonly SamplePage[]> => {
  const planner = plannerOf(open, maker)
  const { combinations, lists, pages } = open
  if (!planner || pages === null || lists.some(({ size }) => size === 0)) return []
  const indexes = Array.from({ length: Math.min(pages, turboLimits.previewedPages) }, (_, at) => at)
  await loadRows(
    lists,
    indexes.map((index) => combinations.at(index)),
  )
  return indexes.flatMap((index) => planner.pagesOf(index).filter(({ kind }) => kind === 'page'))
}

/** Returns a page of the first rows, for a definition that can't be planned yet. */
const unplannedPage = (open: OpenDefinition, maker: PageMaker): SamplePage => {
  const rows = open.lists.map(({ size }) => (size > 0 ? 0 : null))
  const valueOf = maker.valuesOf({ rows, napId: null, siteName: '' })
  const seed = mixSeeds(open.definition.seed, 0)
  return { rows, seed, path: '', name: writeText(open.texts.pageName, valueOf, seeded(seed)).trim() }
}

const itemOf = ({ name, path }: SamplePage): NavigationItem => ({
  label: name,
  href: `/${path}`,
  children: [],
})

/** Returns the links of a page to others of the first pages, by the names used in blocks. */
const linksOf = (open: OpenDefinition, maker: PageMaker, pages: readonly SamplePage[], at: number) => {
  const { definition, placeList, lists, scope } = open
  const { nearby, related } = definition.structure
  const place = placeList === null ? undefined : lists[placeList]
  const cell = (row: number, ...columns: readonly string[]): string => {
    const rows = lists.map((_list, list) => (list === placeList ? row : null))
    const valueOf = maker.valuesOf({ rows, napId: null, siteName: '' })
    const known = columns.find((column) => scope.find(`${place?.name}.${column}`))
    return known === undefined ? '' : valueOf(`${place?.name}.${known}`, 1)
  }
  const found = pageLinks(
    { count: pages.length, isPage: () => true, rows: (index) => pages[index]?.rows ?? [] },
    {
      ...{ placeList, nearby, related, always: true },
      coordinates: (row) =>
        coordinatesOf(cell(row, 'latitude', 'lat'), cell(row, 'longitude', 'lon', 'lng', 'long')),
      region: (row) => cell(row, 'region', 'state', 'county', 'province'),
    },
  )
  const items = (indexes: readonly number[]) => indexes.flatMap((index) => pages[index] ?? []).map(itemOf)
  return { nearby: items(found.nearby(at)), related: items(found.related(at)) }
}

/**
 * Returns one page of a definition without storing anything. Throws 400 if its template or page does not
 * exist.
 */
export const previewPage = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  accountId: string,
  { definition: sent, index }: TurboPreviewCreate,
): Promise<TurboPreview> => {
  const definition = withStandIns(withEdition(sent))
  const source = await sourcePage(db, accountId, definition.source)
  const text = source && { document: source.document, text: storedJson(source.document) }
  const open = await openDefinition(db, accountId, definition, text ?? null)
  const maker = await pageMaker(db, accountId, open, now())
  if (!maker) throw badInput({ source: 'This template or page no longer exists. Choose another one.' })
  const pages = await firstPages(open, maker)
  const at = Math.min(index, Math.max(0, pages.length - 1))
  await loadRows(open.lists, [
    open.lists.map(({ size }) => (size > 0 ? 0 : null)),
    ...pages.map(({ rows }) => rows),
  ])
  const page = pages[at] ?? unplannedPage(open, maker)
  const siteRow = open.sitePer === null ? null : (page.rows[open.sitePer] ?? null)
  const siteName = siteNames(open, { row: siteRow }, definition.seed).name
  const napId = listingOf(open, maker.valuesOf({ rows: page.rows, napId: null, siteName }), at)
  const { document, title, description, values } = maker.fill({
    ...{ kind: 'page', hubList: null, napId, siteName },
    ...{ rows: page.rows, name: page.name, seed: page.seed },
  })
  const home: NavigationItem = { label: 'Home', href: '/', children: [] }
  const data = {
    nap: maker.nap(napId),
    site: { name: siteName },
    email: definition.email,
    year: now().getUTCFullYear(),
    values,
    navigation: [home],
    links: { breadcrumb: [home, itemOf(page)], ...linksOf(open, maker, pages, at) },
  }
  const filled = (typed: string) => fill(typed, data, () => undefined)
  return {
    index: at,
    name: page.name,
    path: page.path === '' ? '' : `${page.path}/`,
    title: filled(title),
    description: filled(description),
    document: JSON.parse(storedJson(document)) as unknown,
    data,
  }
}

import type { TurboPlan } from '@web2/contract/generator'
import { overlapFinder, pageText, shownRules, type OverlapFinder, type PlannedPage } from '@web2/generator'
import { coordinatesOf, mainValue } from '@web2/generator'
import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { uuidV7 } from '../../db/uuid-v7.ts'
import { breather } from '../publish/breather.ts'
import { changeRun } from '../runs/change-run.ts'
import { withRunLock } from '../runs/run-lock.ts'
import { beginRun, endRun, isCancelled, openRun, type RunRow } from '../runs/work-on-run.ts'
import { monthlyUsage } from '../usage.ts'
import { askedTexts, costOf, missingKeys, pageBytes, stackersOf, type AskedText } from './estimate-turbo.ts'
import { giveBackPages } from './give-back-pages.ts'
import { loadRows } from './open-definition.ts'
import { openTurbo, type OpenTurbo } from './open-turbo.ts'
import { listingOf } from './page-maker.ts'
import { plannerOf } from './planner-of.ts'
import { storePages, type NewPage } from './store-pages.ts'
import { changeTurbo, countPages, maybeTurbo, type TurboRow } from './turbo-view.ts'

/** Combinations that are named before the next are loaded. */
const atOnce = 500
const pairsShown = 20
const picturesCounted = 100_000

interface Counted {
  pages: number
  leaves: number
  hubs: number
  homes: number
  texts: number
  writtenPages: number
  cost: number | null
  bytes: number
  readonly queries: Set<string>
  readonly asked: Map<string, AskedText>
  readonly ids: string[]
}

/** What placeholders of one page stand for, on its way into the database. */
const pageOf = (opened: OpenTurbo, page: PlannedPage, position: number, leaf: number): NewPage => {
  const { open, maker } = opened
  const { lists, placeList } = open
  const bare = maker.valuesOf({ rows: page.rows, napId: null, siteName: '' })
  const place = placeList === null ? null : lists[placeList]
  const value = (column: string): string =>
    place && page.kind === 'page' && open.scope.find(`${place.name}.${column}`)
      ? bare(`${place.name}.${column}`, 1)
      : ''
  const first = (...columns: readonly string[]) => columns.map(value).find((each) => each !== '') ?? ''
  const at = coordinatesOf(first('latitude', 'lat'), first('longitude', 'lon', 'lng', 'long'))
  const siteRow = open.sitePer === null ? null : (page.rows[open.sitePer] ?? null)
  return {
    id: uuidV7(),
    kind: page.kind,
    hubList: page.hubList,
    position,
    rows: page.rows,
    terms: page.rows.map((row, list) => (row === null ? null : mainValue(lists[list]!, row))),
    key: page.key,
    seed: page.seed,
    name: page.name.slice(0, 300),
    path: page.path,
    siteValue: siteRow === null ? '' : mainValue(lists[open.sitePer ?? 0]!, siteRow),
    siteRow,
    napId: listingOf(open, bare, leaf),
    latitude: at?.latitude ?? null,
    longitude: at?.longitude ?? null,
    region: first('region', 'state', 'county', 'province'),
    title: '',
  }
}

/** Names all pages, stores them, and gathers what people are told of them. */
const nameAll = async (
  context: AppContext,
  opened: OpenTurbo,
  run: RunRow,
  number: number,
  finder: OverlapFinder,
  stopping: AbortSignal,
) => {
  const { db } = context
  const { open, maker, turbo } = opened
  const planner = plannerOf(open, maker)
  if (!planner || open.pages === null) throw new Error('A definition without problems has a planner')
  const stackers = await stackersOf(db, opened)
  const counted: Counted = {
    pages: 0,
    leaves: 0,
    hubs: 0,
    homes: 0,
    texts: 0,
    writtenPages: 0,
    cost: 0,
    bytes: 0,
    queries: new Set(),
    asked: new Map(),
    ids: [],
  }
  const breathe = breather()
  const { rules } = turbo.definition
  /** Answers the page's title. */
  const count = (page: NewPage): string => {
    const valueOf = maker.valuesOf({ rows: page.rows, napId: page.napId, siteName: '' })
    const { document, values } = maker.fill({ ...page, siteName: '' })
    finder.add(pageText(document, values))
    counted.ids.push(page.id)
    if (counted.leaves === 1) counted.bytes = pageBytes(opened, values)
    let written = 0
    for (const rule of shownRules(rules, valueOf)) {
      const at = rules.indexOf(rule)
      for (const asked of askedTexts(opened, stackers, at)) {
        written += 1
        counted.asked.set(`${asked.generator.name} ${asked.generator.params.model}`, asked)
        const cost = costOf(asked)
        counted.cost = counted.cost === null || cost === null ? null : counted.cost + cost
      }
      if (rule.picture && counted.queries.size < picturesCounted)
        counted.queries.add(`${rule.picture.source} ${page.terms.join(' ')}`)
    }
    counted.texts += written
    if (written > 0) counted.writtenPages += 1
    return (values['g.title'] ?? '').slice(0, 500)
  }
  for (let from = 0; from < open.pages; from += atOnce) {
    if (stopping.aborted || (await isCancelled(db, run))) return undefined
    const to = Math.min(open.pages, from + atOnce)
    const indexes = Array.from({ length: to - from }, (_, at) => from + at)
    await loadRows(
      open.lists,
      indexes.map((index) => open.combinations.at(index)),
    )
    const pages: NewPage[] = []
    for (const index of indexes)
      for (const planned of planner.pagesOf(index)) {
        let page = pageOf(opened, planned, counted.pages, counted.leaves)
        counted.pages += 1
        if (planned.kind === 'home') counted.homes += 1
        else if (planned.kind === 'hub') counted.hubs += 1
        else {
          counted.leaves += 1
          page = { ...page, title: count(page) }
          await breathe()
        }
        pages.push(page)
      }
    await storePages(db, turbo, number, pages)
    await changeRun(db, run, {
      done: to,
      total: open.pages,
      message: `Counting ${open.pages.toLocaleString('en-US')} pages`,
    })
  }
  return { counted, structure: planner.structure() }
}

/** Pages of the sample stand evenly among the others. */
const markSample = (db: AppContext['db'], turbo: TurboRow, leaves: number): Promise<unknown> => {
  const wanted = Math.min(turbo.definition.brakes.sample, leaves)
  const places = Array.from({ length: wanted }, (_, at) => Math.floor((at * leaves) / wanted) + 1)
  return sql`
    update turbo_pages set is_sample = leaf.place = any(${places}::bigint[])
    from (select id, row_number() over (order by position) as place from turbo_pages
      where turbo_id = ${turbo.id} and kind = 'page') as leaf
    where leaf.id = turbo_pages.id and turbo_pages.is_sample <> (leaf.place = any(${places}::bigint[]))`.execute(
    db,
  )
}

const likenessAtOnce = 5_000

/** Ids of pages that were there before a plan stay; which they are is known only once they are stored. */
const storedIds = async (db: AppContext['db'], turbo: TurboRow): Promise<string[]> => {
  const rows = await db
    .selectFrom('turboPages')
    .select('id')
    .where('turboId', '=', turbo.id)
    .where('kind', '=', 'page')
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => id)
}

const storeLikeness = async (
  db: AppContext['db'],
  ids: readonly string[],
  { similarity, partner }: ReturnType<OverlapFinder['overlap']>,
): Promise<void> => {
  for (let from = 0; from < ids.length; from += likenessAtOnce) {
    const part = ids.slice(from, from + likenessAtOnce)
    const likeness = part.map((_id, at) => (partner[from + at]! < 0 ? null : similarity[from + at]!))
    const others = part.map((_id, at) => ids[partner[from + at]!] ?? null)
    await sql`
      update turbo_pages set similarity = made.similarity, similar_to = made.other
      from unnest(${part}::uuid[], ${likeness}::float8[], ${others}::uuid[]) as made (id, similarity, other)
      where turbo_pages.id = made.id`.execute(db)
  }
}

const usageLeft = async ({ db, now }: AppContext, accountId: string, resource: string): Promise<number> => {
  const {
    allowed = 0,
    used = 0,
    reserved = 0,
  } = (await monthlyUsage(db, accountId, now())).find((each) => each.resource === resource) ?? {}
  return Math.max(0, allowed - used - reserved)
}

const planOf = async (
  context: AppContext,
  { open, turbo }: OpenTurbo,
  { counted, structure }: NonNullable<Awaited<ReturnType<typeof nameAll>>>,
  ids: readonly string[],
  overlap: ReturnType<OverlapFinder['overlap']>,
): Promise<TurboPlan> => {
  const { brakes, clouds } = turbo.definition
  const from = brakes.similarFrom
  const alike = overlap.similarity.reduce((sum, each) => sum + Number(each >= from), 0)
  const places = Math.max(
    1,
    clouds.reduce((sum, { cloud, buckets }) => sum + (cloud === 'builtin' ? 1 : buckets.length), 0),
  )
  const pairs = [...ids.keys()]
    .filter((at) => overlap.partner[at]! >= 0)
    .toSorted((one, other) => overlap.similarity[other]! - overlap.similarity[one]!)
    .slice(0, pairsShown)
    .map((at) => ({ a: ids[at]!, b: ids[overlap.partner[at]!]!, similarity: overlap.similarity[at]! }))
  const share = counted.leaves === 0 ? 0 : alike / counted.leaves
  return {
    combinations: String(open.combinations.total),
    pages: counted.pages,
    leaves: counted.leaves,
    hubs: counted.hubs,
    homes: counted.homes,
    sites: structure.sites.length,
    places,
    bytes: counted.bytes * counted.pages,
    texts: counted.texts,
    pictures: counted.queries.size,
    cost: counted.cost,
    variants: String(open.variants),
    collisions: structure.collisions,
    collided: [...structure.collided],
    overlap: { average: overlap.average, highest: overlap.highest, alike, pairs },
    usage: {
      articles: { needed: counted.writtenPages, left: await usageLeft(context, turbo.accountId, 'articles') },
      publishedPages: {
        needed: counted.pages * places,
        left: await usageLeft(context, turbo.accountId, 'publishedPages'),
      },
    },
    missing: [...(await missingKeys(context, turbo.accountId, [...counted.asked.values()]))],
    warnings: [
      ...(share > 0.2
        ? [
            `${alike.toLocaleString('en-US')} of ${counted.leaves.toLocaleString('en-US')} pages say nearly the same as another one. Search engines take many pages that differ by a name for doorway pages: give each place something of its own, by columns, conditions or texts that are written for it.`,
          ]
        : []),
      ...(structure.collisions > 0
        ? [
            `${structure.collisions.toLocaleString('en-US')} addresses were wanted twice; the later page got a number behind it.`,
          ]
        : []),
      ...(open.pages !== null && counted.leaves < open.pages
        ? [
            `${(open.pages - counted.leaves).toLocaleString('en-US')} combinations are of rows that are there twice, and are made once.`,
          ]
        : []),
    ],
  }
}

const refuse = async (context: AppContext, run: RunRow, turbo: TurboRow, message: string) =>
  context.db.transaction().execute(async (transaction) => {
    await changeTurbo(transaction, turbo, { status: 'draft', message }, ['planning'])
    await endRun(transaction, run, { status: 'failed', message }, context.now())
  })

const work = async (
  context: AppContext,
  run: RunRow,
  turbo: TurboRow,
  stopping: AbortSignal,
): Promise<void> => {
  const { db, now } = context
  const opened = await openTurbo(context, turbo)
  const [problem] = Object.values(opened.open.problems)
  if (problem !== undefined) return refuse(context, run, turbo, problem)
  const number = turbo.planNumber + 1
  const finder = overlapFinder()
  const named = await nameAll(context, opened, run, number, finder, stopping)
  if (!named) {
    if (stopping.aborted) return
    await db.transaction().execute(async (transaction) => {
      await changeTurbo(transaction, turbo, { status: 'draft', message: '' }, ['planning'])
      await endRun(transaction, run, { status: 'cancelled', message: 'The plan was cancelled.' }, now())
    })
    return
  }
  await db.transaction().execute(async (transaction) => {
    await giveBackPages(transaction, turbo.id, number)
    await transaction
      .deleteFrom('turboPages')
      .where('turboId', '=', turbo.id)
      .where('planNumber', '<', number)
      .execute()
  })
  const ids = await storedIds(db, turbo)
  const overlap = finder.overlap()
  await storeLikeness(db, ids, overlap)
  await markSample(db, turbo, ids.length)
  const plan = await planOf(context, opened, named, ids, overlap)
  await db.transaction().execute(async (transaction) => {
    const counts = await countPages(transaction, turbo)
    await changeTurbo(
      transaction,
      turbo,
      {
        ...counts,
        status: 'planned',
        message: '',
        plan: JSON.stringify(plan),
        planNumber: number,
        plannedAt: now().toISOString(),
        siteCount: plan.sites,
        changedSince: JSON.stringify(turbo.changedSince.filter((each) => each !== 'page')),
      },
      ['planning'],
    )
    await endRun(transaction, run, { status: 'done', message: 'The plan is there.' }, now())
  })
}

/** Counts what a generation would make, and compares its pages. A plan that was interrupted begins anew. */
export const planTurbo = async (context: AppContext, runId: string, stopping: AbortSignal): Promise<void> => {
  const { db, now } = context
  const run = await openRun(db, runId)
  if (!run?.subjectId) return
  await withRunLock(db, run.subjectId, async () => {
    const fresh = await openRun(db, runId)
    if (!fresh) return
    const turbo = await maybeTurbo(db, { id: run.subjectId ?? '', accountId: run.accountId })
    if (turbo?.status !== 'planning') {
      const gone = { status: 'cancelled', message: 'The plan is not wanted any more.' } as const
      return db.transaction().execute((transaction) => endRun(transaction, fresh, gone, now()))
    }
    if (fresh.status === 'queued') await beginRun(db, fresh, now())
    await work(context, fresh, turbo, stopping)
  })
}

import {
  coordinatesOf,
  mainValue,
  overlapFinder,
  type OverlapFinder,
  type PlannedPage,
} from '@web2/generator'
import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { uuidV7 } from '../../db/uuid-v7.ts'
import { breather } from '../publish/breather.ts'
import { changeRun } from '../runs/change-run.ts'
import { withRunLock } from '../runs/run-lock.ts'
import { beginRun, endRun, isCancelled, openRun, type RunRow } from '../runs/work-on-run.ts'
import { stackersOf } from './estimate-turbo.ts'
import { giveBackPages } from './give-back-pages.ts'
import { tellElsewhere } from './likeness/elsewhere.ts'
import { storeLikeness } from './likeness/store-likeness.ts'
import { loadRows } from './open-definition.ts'
import { openTurbo, type OpenTurbo } from './open-turbo.ts'
import { pageCounter } from './page-counter.ts'
import { listingOf } from './page-maker.ts'
import { planOf } from './plan-of.ts'
import { plannerOf } from './planner-of.ts'
import { storePages, type NewPage } from './store-pages.ts'
import { changeTurbo, countPages, maybeTurbo, type TurboRow } from './turbo-view.ts'

/** Combinations that are named before the next are loaded: more of them would outlive the sweeps of short-lived memory. */
const atOnce = 50
/** Combinations between two looks whether it is cancelled, and words of how far it is. */
const toldEvery = 500

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
    signature: null,
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
  const { counted, count } = pageCounter(opened, await stackersOf(db, opened), finder)
  const breathe = breather()
  for (let from = 0; from < open.pages; from += atOnce) {
    const to = Math.min(open.pages, from + atOnce)
    const isTold = to % toldEvery === 0 || to === open.pages
    if (stopping.aborted || (isTold && (await isCancelled(db, run)))) return undefined
    const indexes = Array.from({ length: to - from }, (_, at) => from + at)
    await loadRows(
      open.lists,
      indexes.map((index) => open.combinations.at(index)),
    )
    const pages: NewPage[] = []
    for (const index of indexes)
      for (const planned of planner.pagesOf(index)) {
        pages.push(count(pageOf(opened, planned, counted.pages, counted.positions.length)))
        if (planned.kind === 'page') await breathe()
      }
    await storePages(db, turbo, number, pages)
    if (isTold)
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
  const { positions } = named.counted
  const elsewhere = await tellElsewhere(db, turbo, finder)
  const overlap = await finder.overlap(breather())
  await storeLikeness(db, turbo.id, positions, overlap, elsewhere)
  await markSample(db, turbo, positions.length)
  const plan = await planOf(context, opened, { ...named, overlap, elsewhere })
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

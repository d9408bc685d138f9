import type { TextGenerator } from '@web2/contract/ai'
import {
  coordinatesOf,
  linkCounter,
  overlapFinder,
  type OverlapFinder,
  type PlannedPage,
} from '@web2/generator'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { textWritersOf } from '../../model-calls/index.ts'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import { attempt, mostLostInLongWork, putAsideSentence } from '../../../platform/jobs/attempt.ts'
import { changeRun } from '../../../platform/runs/change-run.ts'
import { withRunLock } from '../../../platform/runs/run-lock.ts'
import {
  markRunStarted,
  finishRun,
  openRun,
  type RunEnding,
  type RunRow,
} from '../../../platform/runs/run-lifecycle.ts'
import { stackersOf } from './estimate-project.ts'
import { releasePageUnits } from '../pages/release-page-units.ts'
import { indexExistingContent } from '../similarity/compare-other-content.ts'
import { storeSimilarity } from '../similarity/store-similarity.ts'
import { loadRows } from './load-definition.ts'
import { unlinkedProblem } from './links-of-plan.ts'
import { openTurbo, type OpenProject } from '../projects/load-project.ts'
import { pageCounter } from './page-counter.ts'
import { listingOf } from '../pages/page-generator.ts'
import { planOf } from './name-pages.ts'
import { plannerOf } from './create-planner.ts'
import { storePages, type NewPage } from '../pages/store-pages.ts'
import {
  updateProject,
  countPages,
  lockProject,
  maybeTurbo,
  type TurboChange,
  type TurboKey,
  type ProjectRow,
} from '../projects/project-view.ts'

/** Combinations named per batch; larger batches would survive the garbage collector's young generation. */
const atOnce = 50
/** Combinations between two checks for cancellation, which also report progress. */
const progressInterval = 500

/** Converts a planned page into the row to store. */
const pageOf = (opened: OpenProject, page: PlannedPage, position: number, leaf: number): NewPage => {
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
    terms: page.terms,
    key: page.key,
    seed: page.seed,
    name: page.name.slice(0, 300),
    path: page.path,
    siteValue: page.terms[open.sitePer ?? -1] ?? '',
    siteRow,
    napId: listingOf(open, bare, leaf),
    latitude: at?.latitude ?? null,
    longitude: at?.longitude ?? null,
    region: first('region', 'state', 'county', 'province'),
    title: '',
    signature: null,
  }
}

/**
 * Checks that the plan is still wanted: canceling the project ends the run, canceling the run sets a flag.
 */
const isWanted = async (db: AppContext['db'], { id }: RunRow): Promise<boolean> =>
  (await openRun(db, id))?.cancelRequested === false

/** Names and stores all pages, and collects what the plan shows. */
const nameAll = async (
  context: AppContext,
  opened: OpenProject,
  run: RunRow,
  number: number,
  finder: OverlapFinder,
  stopping: AbortSignal,
) => {
  const { db } = context
  const { open, maker, turbo } = opened
  const planner = plannerOf(open, maker)
  if (!planner || open.pages === null) throw new Error('A definition without problems has a planner')
  const { writerFor, prices } = await textWritersOf(context, turbo.accountId)
  const basis = { prices, used: (wanted: TextGenerator) => writerFor(wanted)?.writer ?? wanted }
  const { counted, count } = pageCounter(opened, await stackersOf(db, opened), finder, basis)
  const links = linkCounter(open.placeList)
  const breathe = createEventLoopYield()
  for (let from = 0; from < open.pages; from += atOnce) {
    const to = Math.min(open.pages, from + atOnce)
    const isTold = to % progressInterval === 0 || to === open.pages
    if (stopping.aborted || (isTold && !(await isWanted(db, run)))) return undefined
    const indexes = Array.from({ length: to - from }, (_, at) => from + at)
    await loadRows(
      open.lists,
      indexes.map((index) => open.combinations.at(index)),
    )
    const pages: NewPage[] = []
    const planned = indexes.flatMap((index) => planner.pagesOf(index))
    // of equal rows the first one is used, which may be in another chunk
    if (open.edition > 1)
      await loadRows(
        open.lists,
        planned.map(({ rows }) => rows),
      )
    for (const page of planned) {
      pages.push(count(pageOf(opened, page, counted.pages, counted.positions.length)))
      if (page.kind !== 'page') continue
      links.add(page)
      await breathe()
    }
    await storePages(db, turbo, number, pages)
    if (isTold)
      await changeRun(db, run, {
        done: to,
        total: open.pages,
        message: `Counting ${open.pages.toLocaleString('en-US')} pages`,
      })
  }
  return { counted, structure: planner.structure(), links: links.counted() }
}

/** Marks the pages of the sample, evenly spread. */
const markSample = (db: AppContext['db'], turbo: ProjectRow, leaves: number): Promise<unknown> => {
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

/**
 * Increments the plan number, so that pages only in earlier plans can be deleted at the end. Returns
 * undefined if the plan is no longer wanted.
 */
const claimNumber = ({ db }: AppContext, turbo: TurboKey): Promise<number | undefined> =>
  db.transaction().execute(async (transaction) => {
    const locked = await lockProject(transaction, turbo)
    if (locked?.status !== 'planning') return undefined
    const planNumber = locked.planNumber + 1
    await transaction.updateTable('turbos').set({ planNumber }).where('id', '=', turbo.id).execute()
    return planNumber
  })

/**
 * Ends the plan unless it has ended already, in which case a new plan of a changed definition may be running.
 * Locks the project, as starting and canceling plans do.
 */
const settle = (
  { db, now }: AppContext,
  run: RunRow,
  turbo: TurboKey,
  ending: RunEnding,
  change: (transaction: Transaction<Database>) => Promise<TurboChange> | TurboChange,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const locked = await lockProject(transaction, turbo)
    if (!(await openRun(transaction, run.id))) return
    if (locked?.status === 'planning') await updateProject(transaction, turbo, await change(transaction))
    await finishRun(transaction, run, ending, now())
  })

const putAside = putAsideSentence(
  'project',
  'Simplify the template or the lists, then update the estimate.',
  `${mostLostInLongWork} times`,
)

const work = async (
  context: AppContext,
  run: RunRow,
  turbo: ProjectRow,
  stopping: AbortSignal,
): Promise<void> => {
  const { db, now } = context
  const opened = await openTurbo(context, turbo)
  const draft = (message: string) => ({ status: 'draft', message }) as const
  const [problem] = Object.values(opened.open.problems)
  if (problem !== undefined)
    return settle(context, run, turbo, { status: 'failed', message: problem }, () => draft(problem))
  const cancelled = { status: 'cancelled', message: 'The estimate was canceled.' } as const
  const number = await claimNumber(context, turbo)
  if (number === undefined) return settle(context, run, turbo, cancelled, () => draft(''))
  const finder = overlapFinder()
  const named = await nameAll(context, opened, run, number, finder, stopping)
  if (!named) {
    if (!stopping.aborted) await settle(context, run, turbo, cancelled, () => draft(''))
    return
  }
  const unlinked = unlinkedProblem(opened.open, named.links)
  if (unlinked !== null)
    return settle(context, run, turbo, { status: 'failed', message: unlinked }, () => draft(unlinked))
  await db.transaction().execute(async (transaction) => {
    await releasePageUnits(transaction, turbo.id, number)
    await transaction
      .deleteFrom('turboPages')
      .where('turboId', '=', turbo.id)
      .where('planNumber', '<', number)
      .execute()
  })
  const { positions } = named.counted
  const elsewhere = await indexExistingContent(db, turbo, finder)
  const overlap = await finder.overlap(createEventLoopYield())
  await storeSimilarity(db, turbo.id, positions, overlap, elsewhere)
  await markSample(db, turbo, positions.length)
  const plan = await planOf(context, opened, { ...named, overlap, elsewhere })
  const done = { status: 'done', message: 'The estimate is ready.' } as const
  await settle(context, run, turbo, done, async (transaction) => ({
    ...(await countPages(transaction, turbo)),
    status: 'planned',
    message: '',
    plan: JSON.stringify(plan),
    plannedAt: now().toISOString(),
    siteCount: plan.sites,
    // earlier changes are included in the plan
    changedSince: JSON.stringify(
      turbo.changedSince.filter((each) => each !== 'page' && each !== 'definition'),
    ),
  }))
}

/** Counts and compares the pages a project would generate. An interrupted plan restarts. */
export const planTurbo = async (context: AppContext, runId: string, stopping: AbortSignal): Promise<void> => {
  const { db, now } = context
  const run = await openRun(db, runId)
  if (!run?.subjectId) return
  const key = { id: run.subjectId, accountId: run.accountId }
  await withRunLock(db, key.id, async () => {
    const fresh = await openRun(db, runId)
    if (!fresh) return
    if (fresh.status === 'queued') await markRunStarted(db, fresh, now())
    const turbo = await maybeTurbo(db, key)
    if (turbo) {
      const unit = { kind: 'plan-of-sites', subjectId: turbo.id, accountId: key.accountId }
      const tried = await attempt(context, { ...unit, mostLost: mostLostInLongWork }, () =>
        work(context, fresh, turbo, stopping),
      )
      if (tried.kind === 'ended') return
      const aside = { status: 'failed', message: putAside } as const
      return settle(context, fresh, turbo, aside, () => ({ status: 'draft', message: putAside }))
    }
    const gone = { status: 'cancelled', message: 'The project no longer exists.' } as const
    await settle(context, fresh, key, gone, () => ({}))
  })
}

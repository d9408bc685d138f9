import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { changeRun } from '../../../platform/runs/change-run.ts'
import type { RunRow } from '../../../platform/runs/run-lifecycle.ts'
import { openModelCalls } from '../../model-calls/index.ts'
import { stackersOf } from '../planning/estimate-project.ts'
import { generatePage, type Brake, type MakingPages, type PageMade } from './generate-page.ts'
import { loadRows } from '../planning/load-definition.ts'
import type { OpenProject } from '../projects/load-project.ts'
import { updateProject, countPages, maybeTurbo } from '../projects/project-view.ts'

/** Pages generated concurrently, and pages read per batch. */
const together = 8
const atOnce = 64

/** Minimum attempts for a meaningful error rate. */
const fewestTries = 10

export type GeneratePagesResult =
  | { readonly kind: 'done' | 'interrupted' | 'left' }
  | { readonly kind: 'wait'; readonly until: string }
  | Brake

const openPages = ({ db }: AppContext, turboId: string, onlySample: boolean) =>
  db
    .selectFrom('turboPages')
    .where('turboId', '=', turboId)
    .where('status', 'in', ['planned', 'writing'])
    .$if(onlySample, (query) => query.where('isSample', '=', true))

/** Marks planned pages of these kinds as ready in one statement, because they need no texts or images. */
const readyAtOnce = async (
  { db }: AppContext,
  turboId: string,
  kinds: readonly ('home' | 'hub' | 'page')[],
  onlySample: boolean,
) => {
  await db
    .updateTable('turboPages')
    .set({ status: 'ready', updatedAt: sql`now()` })
    .where('turboId', '=', turboId)
    .where('status', '=', 'planned')
    .where('kind', 'in', kinds)
    .$if(onlySample, (query) => query.where('isSample', '=', true))
    .execute()
}

const brakeOf = async (context: AppContext, opened: OpenProject): Promise<string | null> => {
  const { stopAtErrors, stopAtCost } = opened.turbo.definition.brakes
  const { turbo } = opened
  const now = await maybeTurbo(context.db, turbo)
  const { ready = 0, failedPages = 0 } = (await countPages(context.db, turbo)) as {
    ready: number
    failedPages: number
  }
  const tried = ready + failedPages
  if (tried >= fewestTries && failedPages * 100 > stopAtErrors * tried)
    return `${failedPages} of ${tried} pages failed, more than the limit of ${stopAtErrors}%. Check their errors, then resume or retry them.`
  if (stopAtCost !== null && (now?.cost ?? 0) >= stopAtCost)
    return `$${(now?.cost ?? 0).toFixed(2)} spent, which reaches the cost limit of $${stopAtCost.toFixed(2)}. Raise the limit to continue.`
  return null
}

/** Generates pages concurrently until all are done, a limit stops it, or it has to wait. */
export const generatePages = async (
  context: AppContext,
  opened: OpenProject,
  run: RunRow,
  onlySample: boolean,
  stopping: AbortSignal,
): Promise<GeneratePagesResult> => {
  const { db, now } = context
  const { turbo, open } = opened
  const isPlain = turbo.definition.rules.every(({ write, picture }) => !write && !picture)
  await readyAtOnce(
    context,
    turbo.id,
    isPlain ? ['home', 'hub', 'page'] : ['home', 'hub'],
    onlySample && isPlain,
  )
  const making: MakingPages = {
    context,
    opened,
    stackers: await stackersOf(db, opened),
    calls: await openModelCalls(context, turbo.accountId),
    stopping,
  }
  const wanted = onlySample ? ('sampling' as const) : ('generating' as const)
  for (;;) {
    if (stopping.aborted) return { kind: 'interrupted' }
    if ((await maybeTurbo(db, turbo))?.status !== wanted) return { kind: 'left' }
    const pages = await openPages(context, turbo.id, onlySample)
      .selectAll()
      .where('dueAt', '<=', now().toISOString())
      .orderBy('position')
      .limit(atOnce)
      .execute()
    if (pages.length === 0) {
      const next = await openPages(context, turbo.id, onlySample)
        .select('dueAt')
        .orderBy('dueAt')
        .limit(1)
        .executeTakeFirst()
      return next ? { kind: 'wait', until: next.dueAt } : { kind: 'done' }
    }
    await loadRows(
      open.lists,
      pages.map(({ rows }) => rows),
    )
    const waiting = [...pages]
    const ends: PageMade[] = []
    const worker = async () => {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        if (stopping.aborted || ends.some(({ kind }) => kind === 'brake' || kind === 'interrupted')) return
        ends.push(await generatePage(making, page))
      }
    }
    await Promise.all(Array.from({ length: together }, worker))
    const counts = await countPages(db, turbo)
    await updateProject(db, turbo, counts, [wanted])
    await changeRun(db, run, {
      done: Number(counts.ready),
      total: Number(counts.pageCount),
      message: 'Generating pages',
    })
    const brake = ends.find((end) => end.kind === 'brake')
    if (brake) return brake
    const message = await brakeOf(context, opened)
    if (message !== null) return { kind: 'brake', message }
  }
}

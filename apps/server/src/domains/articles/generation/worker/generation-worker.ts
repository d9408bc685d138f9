import { generationRunKind } from '@web2/contract/articles'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../../platform/context.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { recordEvents } from '../../../../platform/events/outbox/record-event.ts'
import { claimAbandonedRuns, claimQueuedRuns } from '../../../../platform/runs/claim-runs.ts'
import { createRunLocks } from '../../../../platform/runs/shared-run-locks.ts'
import type { RunRow } from '../../../../platform/runs/run-lifecycle.ts'
import { generationView } from '../generation-view.ts'
import { writeRun } from './run-generation.ts'

/** Articles a process generates at once, for all accounts together. */
const maxConcurrentArticles = 32
/** Free slots needed before it claims more articles. */
const worthAClaim = 8
/** Ms between two checks for orphaned runs. */
const orphanCheckIntervalMs = 1_000
/** Ms for which an article is skipped after its generation failed unexpectedly. */
const failureCooldownMs = 5_000

/** Generates waiting articles, many concurrently per process. */
export interface ArticleWriter {
  /** Claims articles that no worker processes; resolves once the free slots are filled. */
  wake(stopping: AbortSignal): Promise<void>
  /** Resolves when no article is in progress. */
  rest(): Promise<void>
}

const begin = async (transaction: Transaction<Database>, runs: readonly RunRow[]): Promise<void> => {
  const ids = runs.map(({ subjectId }) => subjectId)
  const rows = await transaction
    .updateTable('generations')
    .set({ status: 'running', message: 'Generating', updatedAt: sql`now()` })
    // skips locked rows, which emit their own change, because their holder may wait for the run locked here
    .where('id', 'in', (from) =>
      from
        .selectFrom('generations')
        .select('id')
        .where(sql<boolean>`id = any(${ids}::uuid[])`)
        .where('status', '!=', 'running')
        .orderBy('id')
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
  await recordEvents(
    transaction,
    rows.map((row) => ({
      accountId: row.accountId,
      path: 'generations',
      name: 'patched',
      record: generationView(row),
    })),
  )
}

const createArticleWriter = (context: AppContext): ArticleWriter => {
  const { db, log } = context
  const locks = createRunLocks(db)
  const active = new Map<string, Promise<void>>()
  const broken = new Map<string, number>()
  let leftAt = -Infinity
  let claiming: Promise<void> | undefined
  let again = false
  let mayBeMore = false

  const report = (error: unknown) =>
    log(`Articles: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)

  const write = async (run: RunRow, stopping: AbortSignal): Promise<void> => {
    try {
      await writeRun(context, run, AbortSignal.any([stopping, locks.lost()]))
    } catch (error) {
      broken.set(run.id, performance.now())
      report(error)
    } finally {
      active.delete(run.id)
      await locks.release(run.subjectId ?? '').catch(report)
    }
  }

  const claim = async (stopping: AbortSignal): Promise<void> => {
    const start = (runs: readonly RunRow[]) => {
      for (const run of runs)
        active.set(
          run.id,
          write(run, stopping).finally(() => {
            if (mayBeMore && maxConcurrentArticles - active.size >= worthAClaim) wake(stopping).catch(report)
          }),
        )
    }
    const wanted = maxConcurrentArticles - active.size
    if (wanted < 1 || stopping.aborted) return
    const waiting = await claimQueuedRuns(context, locks, {
      kind: generationRunKind,
      most: wanted,
      ours: [],
      begin,
    })
    mayBeMore = waiting.length === wanted
    start(waiting)
    const now = performance.now()
    const room = maxConcurrentArticles - active.size
    if (room < 1 || now - leftAt < orphanCheckIntervalMs) return
    for (const [id, at] of broken) if (now - at > failureCooldownMs) broken.delete(id)
    const ours = [...active.keys(), ...broken.keys()]
    const left = await claimAbandonedRuns(context, locks, { kind: generationRunKind, most: room, ours })
    if (left.length === room) mayBeMore = true
    else leftAt = now
    start(left)
  }

  const wake = (stopping: AbortSignal): Promise<void> => {
    again = true
    claiming ??= (async () => {
      try {
        while (again) {
          again = false
          await claim(stopping)
        }
      } finally {
        claiming = undefined
      }
    })()
    return claiming
  }

  return {
    wake,
    rest: async () => {
      await claiming
      while (active.size > 0) await Promise.allSettled(active.values())
    },
  }
}

/** Returns the application's article worker. */
export const articleRunner = (context: AppContext): ArticleWriter =>
  context.shared.once(createArticleWriter, context)

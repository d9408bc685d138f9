import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { withDedicatedConnection } from '../../../platform/db/dedicated-connection.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { runTasks, startRunner, type Runner } from '../../../platform/jobs/task-runner.ts'
import { messages } from '@web2/contract/core'
import type { JobRow } from '../posts/post-views.ts'
import { claimDuePosts } from './claim-due-posts.ts'
import { unblockReconnectedPosts, startUpcomingArticles } from './repair-schedule.ts'
import { openPostingConnection, type OpenPostingConnection } from '../posts/open-sub-property.ts'
import { reschedulePost } from './record-post-failure.ts'
import { publishPost, type PostingContext } from './publish-post.ts'
import { acquireWorkerLock, releaseWorkerLock, reclaimOrphanedPosts } from './take-over-orphaned-posts.ts'

export interface RunnerOptions {
  readonly onError: (error: Error) => void
  readonly open?: OpenPostingConnection
  readonly random?: () => number
  /** Posts published concurrently by this process. */
  readonly atOnce?: number
}

/** Ms between two polls for due posts, and between two repair passes. */
const pollIntervalMs = 500
const repairIntervalMs = 5_000
/** Ms before a post is retried after an internal error. */
const faultWait = 5 * 60_000

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Publishes a post; reports an unexpected error and reschedules the post. */
const post = async (desk: PostingContext, job: JobRow, onError: (error: Error) => void): Promise<void> => {
  try {
    await publishPost(desk, job)
  } catch (error) {
    const { context, signal } = desk
    if (!signal.aborted) onError(asError(error))
    const dueAt = new Date(context.now().getTime() + (signal.aborted ? 0 : faultWait))
    const why = signal.aborted ? '' : messages.somethingWentWrong
    // if even this fails, the next repair pass finds the orphaned post
    await reschedulePost(context, job, { dueAt, why }).catch((failure: unknown) => onError(asError(failure)))
  }
}

interface Worker {
  readonly context: AppContext
  readonly pinned: Kysely<Database>
  readonly workerId: string
  readonly options: RunnerOptions
}

/** Publishes posts as they become due, until stopped. */
const work = async ({ context, pinned, workerId, options }: Worker, stopping: AbortSignal) => {
  const { open = openPostingConnection, random = Math.random, atOnce = 12, onError } = options
  const lost = new AbortController()
  const desk = { context, open, random, signal: lost.signal }
  let mendAt = 0
  const mend = async (active: readonly JobRow[]) => {
    if (performance.now() < mendAt) return
    mendAt = performance.now() + repairIntervalMs
    await reclaimOrphanedPosts(pinned, { workerId, active: active.map(({ id }) => id), now: context.now() })
    await unblockReconnectedPosts(context)
    await startUpcomingArticles(context)
  }
  const claim = async (free: number, active: readonly JobRow[]): Promise<readonly JobRow[]> => {
    try {
      await mend(active)
      return free === 0 ? [] : await claimDuePosts(pinned, { workerId, free, now: context.now() })
    } catch (error) {
      lost.abort()
      throw error
    }
  }
  await runTasks(
    {
      atOnce,
      interval: pollIntervalMs,
      // a finished post makes room for others of its sub-property
      pollsAtEnds: true,
      claim,
      run: (job) => post(desk, job, onError),
      onError,
    },
    AbortSignal.any([stopping, lost.signal]),
  )
}

/**
 * Publishes due posts of all campaigns until stopped. Polls on a dedicated connection whose lock proves that
 * the worker is alive. If it breaks, posts in progress are aborted, because another worker may reclaim them.
 */
export const startCampaignRunner = (context: AppContext, options: RunnerOptions): Runner => {
  const { onError } = options
  const live = (stopping: AbortSignal): Promise<void> =>
    withDedicatedConnection(context.db, async (pinned) => {
      const workerId = uuidV7()
      await acquireWorkerLock(pinned, workerId)
      try {
        await work({ context, pinned, workerId, options }, stopping)
      } finally {
        // also fails on a broken connection, which has released the lock already
        await releaseWorkerLock(pinned, workerId).catch((error: unknown) => onError(asError(error)))
      }
    })
  return startRunner(live, { pause: pollIntervalMs, onError })
}

import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { withDedicatedConnection } from '../../../platform/db/dedicated-connection.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
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

export interface CampaignRunner {
  /** Starts no further posts and waits for those in progress. */
  stop(): Promise<void>
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
  const active = new Map<string, Promise<void>>()
  let mendAt = 0
  const begin = async (): Promise<number> => {
    const free = atOnce - active.size
    if (free === 0) return 0
    const jobs = await claimDuePosts(pinned, { workerId, free, now: context.now() })
    for (const job of jobs)
      active.set(
        job.id,
        post(desk, job, onError).finally(() => active.delete(job.id)),
      )
    return jobs.length
  }
  const mend = async () => {
    if (performance.now() < mendAt) return
    mendAt = performance.now() + repairIntervalMs
    await reclaimOrphanedPosts(pinned, { workerId, active: [...active.keys()], now: context.now() })
    await unblockReconnectedPosts(context)
    await startUpcomingArticles(context)
  }
  try {
    while (!stopping.aborted) {
      await mend()
      const begun = await begin()
      if (begun > 0 && active.size < atOnce) continue
      // a finished post makes room for others of its sub-property
      const waking = new AbortController()
      const rest = delay(pollIntervalMs, undefined, { signal: waking.signal })
      const rested = rest.catch((error: unknown) => {
        if (!waking.signal.aborted) throw error
      })
      await Promise.race([rested, ...active.values()])
      waking.abort()
    }
  } catch (error) {
    lost.abort()
    throw error
  } finally {
    await Promise.allSettled(active.values())
  }
}

/**
 * Publishes due posts of all campaigns until stopped. Polls on a dedicated connection whose lock proves that
 * the worker is alive. If it breaks, posts in progress are aborted, because another worker may reclaim them.
 */
export const startCampaignRunner = (context: AppContext, options: RunnerOptions): CampaignRunner => {
  const { onError } = options
  const stopping = new AbortController()
  const live = (): Promise<void> =>
    withDedicatedConnection(context.db, async (pinned) => {
      const workerId = uuidV7()
      await acquireWorkerLock(pinned, workerId)
      try {
        await work({ context, pinned, workerId, options }, stopping.signal)
      } finally {
        // also fails on a broken connection, which has released the lock already
        await releaseWorkerLock(pinned, workerId).catch((error: unknown) => onError(asError(error)))
      }
    })
  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        await live()
      } catch (error) {
        onError(asError(error))
        await delay(pollIntervalMs, undefined, { signal: stopping.signal }).catch((failure: unknown) => {
          if (!stopping.signal.aborted) throw failure
        })
      }
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { startBoss } from './start-pg-boss.ts'
import type { JobDefinition, JobQueue } from './job-definition.ts'

export interface StartedQueue extends JobQueue {
  stop(): Promise<void>
}

/**
 * Creates the queue. Policy 'short' keeps one queued job per key; jobs without a key get a unique one. Failed
 * jobs are retried little, because the run in the database is the truth.
 */
const ensureQueue = async (boss: PgBoss, job: JobDefinition<object>): Promise<void> => {
  const existing = await boss.getQueue(job.name)
  if (existing) {
    // a queue from before workers were notified of jobs
    if (!existing.notify) await boss.updateQueue(job.name, { notify: true })
    return
  }
  await boss.createQueue(job.name, {
    policy: 'short',
    notify: true,
    retryLimit: job.retryLimit,
    retryBackoff: true,
    expireInSeconds: 23 * 3_600,
    deleteAfterSeconds: 24 * 3_600,
  })
}

/** Creates the queue for enqueueing the jobs named here. */
export const createJobQueue = async (
  db: Kysely<Database>,
  jobs: readonly JobDefinition<object>[],
  onError: (error: Error) => void,
): Promise<StartedQueue> => {
  const boss = await startBoss(db, { onError }, async (starting) => {
    for (const job of jobs) await ensureQueue(starting, job)
  })
  return {
    enqueue: async (transaction, job, payload, options = {}) => {
      await boss.send(job.name, payload, {
        db: fromKysely(transaction.withoutPlugins()),
        singletonKey: options.singletonKey ?? randomUUID(),
      })
    },
    stop: () => boss.stop({ close: false, graceful: false }),
  }
}

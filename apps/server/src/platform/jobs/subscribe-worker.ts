import type { PgBoss } from 'pg-boss'
import { countJob } from '../metrics/counters.ts'
import type { JobContext } from './job-handler.ts'
import type { RegisteredJob } from './registered-job.ts'

/** Polling for retries and missed notifications; normally the database notifies workers of new jobs. */
const pollingOptions = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 5 }

/** Makes a worker execute the jobs of one queue until `boss` stops, up to the job's concurrency. */
export const subscribeWorker = async <Payload extends object>(
  boss: PgBoss,
  { job, concurrency, batch = 1, load }: RegisteredJob<Payload>,
  at: JobContext,
  polling = pollingOptions,
): Promise<void> => {
  const takeOne = async () => {
    const id = await boss.work<Payload>(job.name, { ...polling, batchSize: batch }, async (taken) => {
      const handle = await load()
      const all = job.wakesForAll ? taken.slice(0, 1) : taken
      try {
        for (const { data } of all) await handle(data, at)
        countJob(job.name, 'done')
      } catch (error) {
        countJob(job.name, 'failed')
        throw error
      } finally {
        // another job may be queued already, without a further notification
        boss.notifyWorker(id)
      }
    })
  }
  for (let free = concurrency; free > 0; free -= 1) await takeOne()
}

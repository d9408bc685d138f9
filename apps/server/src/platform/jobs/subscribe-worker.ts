import type { PgBoss } from 'pg-boss'
import { countJob } from '../metrics/counters.ts'
import type { JobContext } from './job-handler.ts'
import type { RegisteredJob } from './registered-job.ts'

/** The database tells workers of new jobs; these looks are for retries, and for what was told while nobody listened. */
const pollingOptions = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 5 }

/** Has a worker do the jobs of one queue until `boss` stops, as many at a time as the job allows. */
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
        // another one may wait already, of which nobody is told again
        boss.notifyWorker(id)
      }
    })
  }
  for (let free = concurrency; free > 0; free -= 1) await takeOne()
}

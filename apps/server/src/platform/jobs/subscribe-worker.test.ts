import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { startBoss } from './start-pg-boss.ts'
import type { JobContext } from './job-handler.ts'
import { createJobQueue, type StartedQueue } from './job-queue.ts'
import type { JobDefinition } from './job-definition.ts'
import { subscribeWorker } from './subscribe-worker.ts'

const job: JobDefinition<{ step: string }> = { name: 'told', retryLimit: 0 }
/** Disables polling during a test. */
const seldom = { pollingIntervalSeconds: 3_600, notifyPollingIntervalSeconds: 3_600 }
const patience = { timeout: 20_000, interval: 20 }
const report = (error: Error) => expect.unreachable(error.stack)

let database: TestDatabase
let queue: StartedQueue
beforeAll(async () => {
  database = await createTestDatabase()
  queue = await createJobQueue(database.db, [job], report)
})
afterAll(async () => {
  await queue.stop()
  await database.destroy()
})

const enqueue = (...steps: string[]) =>
  database.db.transaction().execute(async (transaction) => {
    for (const step of steps) await queue.enqueue(transaction, job, { step })
  })

const startTaking = async () => {
  const done: string[] = []
  const boss = await startBoss(database.db, { worksAt: database.url, onError: report })
  const surroundings = { signal: new AbortController().signal } as JobContext
  const load =
    async () =>
    async ({ step }: { step: string }) => {
      done.push(step)
      if (step === 'fails') throw new Error('on purpose')
    }
  await subscribeWorker(boss, { job, concurrency: 1, load }, surroundings, seldom)
  return { done, stop: () => boss.stop({ close: false }) }
}

it('is notified of new jobs, and executes all queued ones one by one', async () => {
  const worker = await startTaking()
  await enqueue('first')
  await vi.waitFor(() => expect(worker.done).toEqual(['first']), patience)
  await enqueue('a', 'fails', 'b', 'c')
  await vi.waitFor(() => expect(worker.done.toSorted()).toEqual(['a', 'b', 'c', 'fails', 'first']), patience)
  await worker.stop()
})

it('is notified of jobs in a queue from before notifications', async () => {
  const boss = await startBoss(database.db, { onError: report })
  await boss.updateQueue(job.name, { notify: false })
  await queue.stop()
  queue = await createJobQueue(database.db, [job], report)
  const worker = await startTaking()
  await enqueue('of an old queue')
  await vi.waitFor(() => expect(worker.done).toEqual(['of an old queue']), patience)
  await worker.stop()
  await boss.stop({ close: false })
})

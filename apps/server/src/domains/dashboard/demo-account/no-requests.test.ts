import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { enqueueDueWork } from '../../../platform/jobs/enqueue-due-work.ts'
import type { JobQueue } from '../../../platform/jobs/job-definition.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { dueAssistedPosts } from '../../campaigns/jobs.ts'
import { openPostingConnection } from '../../campaigns/posts/open-sub-property.ts'
import { claimDuePosts } from '../../campaigns/runner/claim-due-posts.ts'
import { publishPost } from '../../campaigns/runner/publish-post.ts'
import { checkLinks } from '../../links/check-links.ts'
import { wakeDueLinks } from '../../links/wake-due-links.ts'
import { handleClockRollback } from '../../operations/handle-clock-rollback.ts'
import { checkProperty } from '../../properties/connection/check-property.ts'
import { duePropertyChecks } from '../../properties/jobs.ts'

/* Sample data never causes a request: not by the clock, and not when a user asks for it. */

let api: TestApi
let owner: TestUser
let clock = new Date()
const enqueued: string[] = []
const jobs: JobQueue = {
  enqueue: (_transaction, { name }) => {
    enqueued.push(name)
    return Promise.resolve()
  },
}

/** Origins of all requests of this process but those of the test itself. */
const requested: string[] = []
const onRequest = (message: unknown) => {
  const { origin } = (message as { request: { origin: string | URL } }).request
  if (!String(origin).startsWith(api.url)) requested.push(String(origin))
}

const signal = AbortSignal.timeout(60_000)
const year = 366 * 86_400_000

beforeAll(async () => {
  api = await startTestApi({ jobs, now: () => clock })
  await signUp(api)
  owner = await signUp(api)
  subscribe('undici:request:create', onRequest)
  const body = { action: 'fill' }
  const answer = await call(api, 'POST', '/api/demo-account', { token: owner.token, body })
  expect(answer.status).toBe(201)
})
afterAll(async () => {
  unsubscribe('undici:request:create', onRequest)
  await api.stop()
})

const properties = () => api.database.db.selectFrom('properties').selectAll().execute()

it('the test sees a request to a foreign address', async () => {
  await expect(fetch('http://127.0.0.1:47999/')).rejects.toThrow()
  expect(requested.splice(0)).toEqual(['http://127.0.0.1:47999'])
})

it('no check of links, blogs or posts is due within a year', async () => {
  clock = new Date(Date.now() + year)
  await wakeDueLinks(api.context)
  await enqueueDueWork(api.context, duePropertyChecks)
  await enqueueDueWork(api.context, dueAssistedPosts)
  await checkLinks(api.context, owner.accountId, signal)
  const claim = { workerId: uuidV7(), free: 100, now: clock }
  expect(await claimDuePosts(api.database.db, claim)).toEqual([])
  expect(enqueued).toEqual([])
  expect(requested).toEqual([])
})

it('a clock that was ahead makes no link due', async () => {
  clock = new Date(Date.now() + year)
  await handleClockRollback(api.context)
  clock = new Date()
  expect(await handleClockRollback(api.context)).toBe(true)
  clock = new Date(Date.now() + year)
  await wakeDueLinks(api.context)
  expect(enqueued).toEqual([])
})

it('a requested check of all links skips them', async () => {
  clock = new Date()
  const answer = await call(api, 'POST', '/api/link-checks', { token: owner.token, body: {} })
  expect(answer).toMatchObject({ status: 201, body: { waiting: 0 } })
  await checkLinks(api.context, owner.accountId, signal)
  expect(requested).toEqual([])
})

it('a resumed campaign publishes nothing', async () => {
  const { db } = api.database
  await db.updateTable('campaigns').set({ status: 'running' }).execute()
  await db.updateTable('campaignJobs').set({ armed: true }).where('status', '=', 'planned').execute()
  // a Tuesday in the window of the schedule, after all planned posts
  clock = new Date(Date.now() + year)
  while (clock.getUTCDay() !== 2) clock = new Date(clock.getTime() + 86_400_000)
  clock.setUTCHours(13, 0, 0, 0)
  const claim = { workerId: uuidV7(), free: 100, now: clock }
  const claimed = await claimDuePosts(db, claim)
  expect(claimed.length).toBeGreaterThan(0)
  const desk = { context: api.context, open: openPostingConnection, random: Math.random, signal }
  for (const job of claimed) await publishPost(desk, job)
  expect(requested).toEqual([])
  const published = await db
    .selectFrom('campaignJobs')
    .select('id')
    .where('status', '=', 'published')
    .execute()
  expect(published).toHaveLength(16)
})

it('a requested check of a blog reads nothing from it', async () => {
  for (const { id } of await properties()) await checkProperty(api.context, id, signal)
  expect(requested).toEqual([])
})

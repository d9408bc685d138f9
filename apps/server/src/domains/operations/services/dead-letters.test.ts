import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { DeadLetter } from '@web2/contract/core'
import { startHeartbeat } from '../monitoring/heartbeat.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { jobDefinitions } from '../../../main/job-definitions.ts'
import { createJobQueue, type StartedQueue } from '../../../platform/jobs/job-queue.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let queue: StartedQueue
let admin: TestUser
beforeAll(async () => {
  api = await startTestApi({ config: { dataDir: import.meta.dirname } })
  queue = await createJobQueue(api.database.db, jobDefinitions, () => undefined)
  admin = await signUp(api)
})
afterAll(async () => {
  await queue.stop()
  await api.stop()
})
beforeEach(async () => {
  await sql`delete from pgboss.job`.execute(api.database.db)
  await sql`delete from mails`.execute(api.database.db)
})

const ask = (method: string, path: string, body?: unknown, user = admin) =>
  call(api, method, path, { token: user.token, body })

const list = async (): Promise<DeadLetter[]> => (await ask('GET', '/api/dead-letters')).body.data

/** Creates a job that failed after all retries, as pg-boss stores it. */
const failedJob = async (message = 'the disk was full') => {
  const job = jobDefinitions[0]!
  await api.database.db
    .transaction()
    .execute((transaction) => queue.enqueue(transaction, job, { runId: uuidV7() }))
  await sql`
    update pgboss.job set state = 'failed', retry_count = 3, completed_on = now(), output = ${JSON.stringify({ message })}::jsonb
    where state = 'created'`.execute(api.database.db)
}

const failedMail = async () => {
  const id = uuidV7()
  const mail = { id, recipient: 'bea@example.com', subject: 'You are invited', bodySealed: null, attempts: 8 }
  await api.database.db
    .insertInto('mails')
    .values({ ...mail, status: 'failed', dueAt: new Date().toISOString(), message: 'Mailbox full' } as never)
    .execute()
  return id
}

const states = async () =>
  (
    await sql<{
      state: string
      tries: number
    }>`select state::text, retry_count as tries from pgboss.job`.execute(api.database.db)
  ).rows

test('lists failed jobs and emails with their reason', async () => {
  expect(await list()).toEqual([])
  await failedJob()
  await failedMail()
  expect((await list()).toSorted((a, b) => a.source.localeCompare(b.source))).toEqual([
    expect.objectContaining({
      source: 'job',
      name: jobDefinitions[0]!.name,
      error: 'the disk was full',
      attempts: 4,
    }),
    expect.objectContaining({ source: 'mail', name: 'You are invited', error: 'Mailbox full', attempts: 8 }),
  ])
  const { body } = await ask('GET', '/api/installation-status')
  expect(body).toMatchObject({ deadLetters: 2, mails: { failed: 1, isSent: false } })
})

test('counts external connections across all accounts', async () => {
  const connected = async () => (await ask('GET', '/api/installation-status')).body.connected
  expect(await connected()).toEqual({ cloudAccounts: 0, blogs: 0, silentBlogs: 0, textServices: 0 })
  const customer = await signUp(api)
  await ask('POST', '/api/settings', { openAi: { apiKey: 'sk-of-the-admin' } })
  await ask(
    'POST',
    '/api/settings',
    { openAiCompatible: { baseUrl: 'https://llm.example.com/v1' } },
    customer,
  )
  const blog = { accountId: customer.accountId, propertyType: 'wordpress', means: 'app-password' }
  const rows = [
    { status: 'verified' },
    { status: 'verified', unreachableSince: new Date().toISOString() },
    { status: 'new' },
  ].map((row, at) => ({ id: uuidV7(), ...blog, url: `https://blog-${at}.example.com`, ...row }))
  for (const row of rows)
    await api.database.db
      .insertInto('properties')
      .values(row as never)
      .execute()
  expect(await connected()).toEqual({ cloudAccounts: 0, blogs: 2, silentBlogs: 1, textServices: 2 })
})

test('retries a job from its first attempt, once even if several admins ask', async () => {
  await failedJob()
  const [letter] = await list()
  const path = `/api/dead-letters/${letter!._id}`
  const answers = await Promise.all([1, 2, 3].map(() => ask('PATCH', path, { redrive: true })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  expect(await states()).toEqual([{ state: 'retry', tries: 0 }])
  expect(await list()).toEqual([])
})

test('discards a job and an email, and logs the admin', async () => {
  await failedJob()
  await failedMail()
  for (const { _id } of await list())
    expect((await ask('DELETE', `/api/dead-letters/${_id}`)).status).toBe(200)
  expect(await states()).toEqual([])
  expect(await list()).toEqual([])
  const { body } = await ask('GET', '/api/audit-log?search=discarded')
  expect(body.data).toHaveLength(2)
  expect(body.data[0]).toMatchObject({ action: 'record-removed', userId: admin.userId })
})

test('does not retry an email without a mail server', async () => {
  const id = await failedMail()
  const { status, body } = await ask('PATCH', `/api/dead-letters/mail.${id}`, { redrive: true })
  expect([status, body.message]).toEqual([409, expect.stringContaining('SMTP_URL')])
})

describe('refused', () => {
  test.each(['x', 'job.x', 'mail.1', "job.a';drop table users;--.0190a000-0000-7000-8000-000000000000"])(
    '%s',
    async (id) => {
      expect((await ask('DELETE', `/api/dead-letters/${encodeURIComponent(id)}`)).status).toBe(404)
    },
  )

  test('rejects a queued job', async () => {
    await failedJob()
    const [letter] = await list()
    await sql`update pgboss.job set state = 'created'`.execute(api.database.db)
    expect((await ask('DELETE', `/api/dead-letters/${letter!._id}`)).status).toBe(404)
    expect(await states()).toHaveLength(1)
  })

  test('rejects all users but admins', async () => {
    const customer = await signUp(api)
    for (const path of ['/api/dead-letters', '/api/installation-status'])
      expect((await ask('GET', path, undefined, customer)).status).toBe(403)
  })
})

test('lists running processes until they stop', async () => {
  const heartbeat = await startHeartbeat(
    api.context,
    () => 3,
    () => undefined,
  )
  const nodes = async () => (await ask('GET', '/api/installation-status')).body.nodes
  expect(await nodes()).toEqual([
    expect.objectContaining({
      pid: process.pid,
      roles: ['web'],
      version: '1.1.1',
      sockets: 3,
      stopping: false,
    }),
  ])
  expect((await nodes())[0].disk.total).toBeGreaterThan(0)
  await heartbeat.stop()
  expect(await nodes()).toEqual([])
})

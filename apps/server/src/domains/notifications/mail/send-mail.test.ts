import { contributions } from '../../../main/contributions.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppContext } from '../../../platform/context.ts'
import { createSharedObjects } from '../../../platform/shared-objects.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts'
import { startMailServer, type MailServer } from '../../../testing/servers/mail/mail-server.ts'
import { testConfig } from '../../../testing/test-config.ts'
import { queueMail } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'

let database: TestDatabase
let server: MailServer
let clock: Date
beforeAll(async () => {
  ;[database, server] = await Promise.all([createTestDatabase(), startMailServer()])
})
beforeEach(() => {
  server.refuse(undefined)
  clock = new Date('2026-12-01T10:00:00Z')
})
afterAll(() => Promise.all([database.destroy(), server.stop()]))

const enqueued: unknown[] = []
const contextWith = (mail: AppContext['config']['mail']): AppContext => ({
  config: { ...testConfig, mail },
  db: database.db,
  contributions,
  shared: createSharedObjects(),
  databaseUrl: database.url,
  jobs: { enqueue: async (_transaction, _job, payload) => void enqueued.push(payload) },
  log: () => undefined,
  now: () => clock,
})

const content = {
  subject: 'Grüße <b>an</b> alle',
  paragraphs: ['<script>alert(1)</script> & co.'],
  button: { label: 'Open', url: 'https://app.example.com/x?token=geheim' },
  note: 'Once.',
}
/** Queues an email. Returns its row id. */
const queued = async (context: AppContext, to = 'ada@example.com'): Promise<string> => {
  await database.db.transaction().execute((transaction) => queueMail(transaction, context, { to, content }))
  const row = await database.db
    .selectFrom('mails')
    .select('id')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return row.id
}
const rowOf = (id: string) =>
  database.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}

describe('with an SMTP server', () => {
  it('sends an email once as text and HTML, and deletes its content', async () => {
    const context = contextWith(server.address)
    const id = await queued(context)
    expect(enqueued).toContainEqual({ mailId: id })
    expect((await rowOf(id)).bodySealed).not.toContain('geheim')
    await Promise.all([sendMail(context, id), sendMail(context, id)])
    await sendMail(context, id)
    const taken = server.taken.filter(({ raw }) => raw.includes(id))
    expect(taken).toHaveLength(1)
    const [{ from, to, raw }] = taken as [(typeof taken)[0]]
    expect({ from, to }).toEqual({ from: 'robot@example.com', to: ['ada@example.com'] })
    expect(raw).toContain('text/plain')
    expect(raw).toContain('text/html')
    expect(raw.split('text/html')[1]).not.toContain('<script>')
    expect(await rowOf(id)).toMatchObject({ status: 'sent', bodySealed: null, attempts: 1 })
  })

  it('treats an address that contains a second one as one recipient, or rejects it', async () => {
    const context = contextWith(server.address)
    const id = await queued(context, 'ada@example.com, eve@example.com')
    await sendMail(context, id)
    expect(server.taken.flatMap(({ to }) => to)).not.toContain('eve@example.com')
  })

  it('retries for a day while the server is unreachable, then sends', async () => {
    const away = contextWith({ ...server.address, port: 9 })
    const id = await queued(away)
    await sendMail(away, id)
    expect(await rowOf(id)).toMatchObject({
      status: 'queued',
      attempts: 1,
      failure: 'unavailable',
      message: expect.stringMatching(/could not accept .* It will be retried automatically\.$/),
    })
    const before = server.taken.length
    await sendMail(contextWith(server.address), id)
    expect(server.taken).toHaveLength(before)
    later(1)
    await sendMail(contextWith(server.address), id)
    expect(await rowOf(id)).toMatchObject({ status: 'sent', failure: '', message: '' })
    const lost = await queued(away)
    for (const wait of [1, 5, 15, 60, 180, 360, 720, 0]) {
      await sendMail(away, lost)
      later(wait)
    }
    expect(await rowOf(lost)).toMatchObject({
      status: 'failed',
      attempts: 8,
      message: expect.stringMatching(/lost\. It was tried 8 times\.$/),
    })
  })

  it.each([
    [450, 'mailbox unavailable', 'queued', 'unavailable', 'could not accept the email'],
    [550, 'mailbox unavailable', 'failed', 'recipient', 'rejected the email'],
    [550, '5.7.1 relaying denied', 'failed', 'content', 'rejected the email'],
  ])('a reply of %i %s leaves the email %s: %s', async (code, text, status, failure, message) => {
    server.refuse({ code, text })
    const context = contextWith(server.address)
    const id = await queued(context)
    await sendMail(context, id)
    const row = await rowOf(id)
    expect(row).toMatchObject({ status, failure })
    expect(row.message).toContain(message)
    expect(row.message).toContain(text)
  })

  it('reports a failed login', async () => {
    const context = contextWith({ ...server.address, password: 'wrong' })
    const id = await queued(context)
    await sendMail(context, id)
    const row = await rowOf(id)
    expect(row).toMatchObject({
      status: 'queued',
      failure: 'sign-in',
      message: expect.stringContaining('Check SMTP_URL'),
    })
    expect(row.message).not.toContain('wrong')
  })
})

it('stores an email without a server and enqueues no job', async () => {
  enqueued.length = 0
  const id = await queued(contextWith(undefined))
  expect(enqueued).toEqual([])
  expect(await rowOf(id)).toMatchObject({ status: 'kept' })
})

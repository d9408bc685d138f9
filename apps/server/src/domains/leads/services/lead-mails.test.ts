import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendMailJob } from '../../notifications/jobs.ts'
import { sendMail } from '../../notifications/mail/send-mail.ts'
import { keptJobs } from '../../../testing/held-job-queue.ts'
import { call, startTestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { queueLeadMail } from '../lead-mails.ts'
import { addLead } from '../testing/add-lead.ts'
import { useInbox } from '../testing/use-inbox.ts'

const queue = keptJobs()
const { api, db, mailServer, newUser, callsAs } = useInbox({ mails: true, jobs: queue.jobs })
let ann: TestUser
let bob: TestUser
let leadId: string
const send = callsAs(() => ann)
const mails = async (user = ann) => (await send('GET', `lead-mails?leadId=${leadId}`, undefined, user)).body
const resend = (id: string, user = ann) => send('PATCH', `lead-mails/${id}`, { retry: true }, user)

beforeAll(async () => {
  ann = await newUser()
  bob = await newUser()
})
beforeEach(async () => {
  mailServer.refuse(undefined)
  leadId = await addLead(db(), ann, { email: 'rosa@example.com' })
  queue.take(sendMailJob)
})

/** Writes a reply that the mail server rejects. Returns the ID of its email. */
const failedReply = async (): Promise<string> => {
  mailServer.refuse({ code: 550, text: 'mailbox unavailable' })
  await send('POST', 'lead-messages', { leadId, kind: 'reply', subject: 'Hedges', body: 'Dear Rosa' })
  const [{ mailId } = { mailId: '' }] = queue.take(sendMailJob)
  await sendMail(api.context, mailId)
  mailServer.refuse(undefined)
  return mailId
}

const mailTo = (to: string) =>
  db()
    .transaction()
    .execute((transaction) =>
      queueLeadMail(transaction, api.context, {
        ...{ accountId: ann.accountId, leadIds: [leadId], to },
        content: { subject: 'New lead', paragraphs: [] },
      }),
    )

it('lists the emails about a lead, with the reason of a failure and without the server’s words', async () => {
  const reply = await failedReply()
  await mailTo('sales@example.com')
  const listed = await mails()
  expect(listed).toMatchObject([
    {
      _id: reply,
      leadId,
      messageId: expect.any(String),
      to: 'rosa@example.com',
      subject: 'Hedges',
      status: 'failed',
      failure: 'recipient',
      canRetry: true,
    },
    { messageId: null, to: 'sales@example.com', status: 'queued', failure: null, canRetry: false },
  ])
  expect(JSON.stringify(listed)).not.toMatch(/mailbox|Dear Rosa/)
})

it('names members, whose addresses are not for all roles', async () => {
  await mailTo(ann.email.toUpperCase())
  await mailTo(bob.email)
  const { name } = await db()
    .selectFrom('users')
    .select('name')
    .where('id', '=', ann.userId)
    .executeTakeFirstOrThrow()
  expect((await mails()).map(({ to }: { to: string }) => to)).toEqual([name, bob.email])
})

it('sends a failed reply again with its text and its answers’ address, and says so in the history', async () => {
  const id = await failedReply()
  expect(await resend(id)).toMatchObject({ status: 200, body: { _id: id, status: 'queued', failure: null } })
  const history = async () => (await send('GET', `lead-messages?leadId=${leadId}`)).body.data
  expect(await history()).toMatchObject([{ mailStatus: 'queued', body: 'Dear Rosa' }])
  await sendMail(api.context, id)
  const sent = mailServer.taken.filter(({ raw }) => raw.includes(id))
  expect(sent.map(({ to }) => to)).toEqual([['rosa@example.com']])
  expect(sent[0]!.raw).toContain('Dear Rosa')
  expect(sent[0]!.raw).toContain(`Reply-To: ${ann.email}`)
  expect(await history()).toMatchObject([{ mailStatus: 'sent', body: 'Dear Rosa' }])
})

it('queues an email once for several requests at the same time', async () => {
  const id = await failedReply()
  const answers = await Promise.all([resend(id), resend(id), resend(id)])
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual(Array(3).fill([200, 'queued']))
  expect(queue.take(sendMailJob)).toEqual([{ mailId: id }])
  expect((await resend(id)).status).toBe(200)
  expect(queue.take(sendMailJob)).toEqual([])
  await sendMail(api.context, id)
  expect(await resend(id)).toMatchObject({ status: 409, body: { message: 'This email was already sent.' } })
  expect(queue.take(sendMailJob)).toEqual([])
})

it('emits each change of state, for the screens of other members', async () => {
  const id = await mailTo('sales@example.com')
  mailServer.refuse({ code: 550, text: 'mailbox unavailable' })
  await sendMail(api.context, id)
  mailServer.refuse(undefined)
  await resend(id)
  await sendMail(api.context, id)
  const events = await db()
    .selectFrom('outbox')
    .select(['event', 'record'])
    .where('path', '=', 'lead-mails')
    .where('accountId', '=', ann.accountId)
    .execute()
  const changed = { event: 'patched', record: { _id: id, leadId } }
  expect(events.filter(({ record }) => JSON.stringify(record).includes(id))).toEqual([
    changed,
    changed,
    changed,
  ])
})

describe('says what to do', () => {
  it('about a deleted email or lead, and one of another account', async () => {
    const missing = { status: 404, body: { message: 'This email doesn’t exist or was deleted.' } }
    const id = await failedReply()
    expect(await resend(id, bob)).toMatchObject(missing)
    expect(await mails(bob)).toEqual([])
    expect(await resend('someone')).toMatchObject(missing)
    await db().deleteFrom('mails').where('id', '=', id).execute()
    expect(await resend(id)).toMatchObject(missing)
    const other = await failedReply()
    expect((await send('DELETE', `leads/${leadId}`)).status).toBe(200)
    expect(await resend(other)).toMatchObject(missing)
    expect(queue.take(sendMailJob)).toEqual([])
  })

  it('about an email that can’t be decrypted', async () => {
    const id = await failedReply()
    await db().updateTable('mails').set({ failure: 'unreadable' }).where('id', '=', id).execute()
    expect(await mails()).toMatchObject([{ failure: 'unreadable', canRetry: false }])
    expect(await resend(id)).toMatchObject({
      status: 409,
      body: { message: 'This email can’t be decrypted anymore. Write a new reply.' },
    })
  })

  it('without a mail server', async () => {
    const id = await failedReply()
    const plain = await startTestApi({ database: api.database })
    const answer = await call(plain, 'PATCH', `/api/lead-mails/${id}`, {
      token: ann.token,
      body: { retry: true },
    })
    await plain.stop()
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'No mail server is set up. Ask an admin to set SMTP_URL.' },
    })
  })
})

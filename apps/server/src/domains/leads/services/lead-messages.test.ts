import { beforeAll, expect, it } from 'vitest'
import { sendMail } from '../../notifications/mail/send-mail.ts'
import { keptJobs } from '../../../testing/held-job-queue.ts'
import type { TestUser } from '../../../testing/worlds/start-api.ts'
import { addLead } from '../testing/add-lead.ts'
import { useInbox } from '../testing/use-inbox.ts'

const { api, db, mailServer, newUser, callsAs } = useInbox({ mails: true, jobs: keptJobs().jobs })
let ann: TestUser
let bob: TestUser
beforeAll(async () => {
  ann = await newUser()
  bob = await newUser()
})

const send = callsAs(() => ann)
const write = (body: object, user = ann) => send('POST', 'lead-messages', body, user)
const history = async (leadId: string) =>
  (await send('GET', `lead-messages?leadId=${leadId}&$sort[createdAt]=1`)).body.data

it('keeps notes, calls and replies of a lead in their order', async () => {
  const leadId = await addLead(db(), ann, { email: 'rosa@example.com' })
  await write({ leadId, kind: 'note', body: 'Knows us from the market' })
  await write({ leadId, kind: 'call', subject: 'No answer', body: 'Try on Monday' })
  await write({ leadId, kind: 'reply', body: 'Dear Rosa,\n\nwe will come on Monday.' })
  expect(await history(leadId)).toMatchObject([
    { kind: 'note', body: 'Knows us from the market', mailStatus: '', createdBy: ann.userId },
    { kind: 'call', subject: 'No answer', mailStatus: '' },
    { kind: 'reply', subject: 'Your message to Green Acre Gardens', mailStatus: 'queued' },
  ])
  expect((await send('GET', `leads/${leadId}`)).body).toMatchObject({
    status: 'read',
    readAt: expect.any(String),
  })
})

it('sends a reply as plain text whose answers go to the member, and keeps its state', async () => {
  const leadId = await addLead(db(), ann, { email: 'rosa@example.com' })
  const { body } = await write({ leadId, kind: 'reply', subject: 'Hedges', body: '<b>Dear</b> Rosa' })
  const { mailId } = await db()
    .selectFrom('leadMessages')
    .select('mailId')
    .where('id', '=', body._id)
    .executeTakeFirstOrThrow()
  await sendMail(api.context, mailId ?? '')
  const sent = mailServer.taken.find(({ raw }) => raw.includes(mailId ?? '-'))
  expect(sent?.to).toEqual(['rosa@example.com'])
  expect(sent?.raw).toContain(`Reply-To: ${ann.email}`)
  expect(sent?.raw).toContain('Subject: Hedges')
  expect(sent?.raw).toContain('<b>Dear</b> Rosa')
  expect(sent?.raw).not.toContain('text/html')
  expect((await history(leadId))[0].mailStatus).toBe('sent')
  // sent emails are deleted after a while
  await db().deleteFrom('mails').where('id', '=', mailId).execute()
  expect((await history(leadId))[0]).toMatchObject({ mailStatus: 'sent', body: '<b>Dear</b> Rosa' })
})

it.each([
  ['in the subject', { subject: 'Hedges\r\nBcc: eve@example.com' }],
  ['without a text', { body: ' \n ' }],
  ['of an unknown kind', { kind: 'autoreply' }],
])('refuses a message %s', async (_what, change) => {
  const leadId = await addLead(db(), ann, { email: 'rosa@example.com' })
  expect((await write({ leadId, kind: 'reply', body: 'Dear Rosa', ...change })).status).toBe(400)
  expect(await history(leadId)).toEqual([])
})

it('sends to one recipient, whatever a visitor entered as address', async () => {
  const leadId = await addLead(db(), ann, { email: 'rosa@example.com, eve@example.com' })
  const { body } = await write({ leadId, kind: 'reply', body: 'Dear Rosa' })
  const { mailId } = await db()
    .selectFrom('leadMessages')
    .select('mailId')
    .where('id', '=', body._id)
    .executeTakeFirstOrThrow()
  await sendMail(api.context, mailId ?? '')
  expect(mailServer.taken.flatMap(({ to }) => to)).not.toContain('eve@example.com')
})

it('says what to do if a lead has no email address', async () => {
  const leadId = await addLead(db(), ann)
  const { status, body } = await write({ leadId, kind: 'reply', body: 'Dear Rosa' })
  expect({ status, message: body.message }).toEqual({
    status: 409,
    message: 'This lead has no email address. Call, or add a note instead.',
  })
})

it('adds nothing to a lead of another account', async () => {
  const leadId = await addLead(db(), ann)
  expect((await write({ leadId, kind: 'note', body: 'Mine' }, bob)).status).toBe(404)
  expect(await history(leadId)).toEqual([])
})

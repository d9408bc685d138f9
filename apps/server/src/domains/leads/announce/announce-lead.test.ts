import { beforeEach, describe, expect, it } from 'vitest'
import { goodEntries, postForm, type PublishedForm } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'
import { call } from '../../../testing/worlds/start-api.ts'
import { dueLeadDigests } from './due-digests.ts'
import { latestMorning } from './latest-morning.ts'
import { sendDigest } from './send-digest.ts'

const { world, mailServer } = useLeadWorld({ mails: true })
let form: PublishedForm
beforeEach(async () => {
  const siteId = await world.newSite()
  form = await world.publishForm({ siteId })
})

const day = 24 * 3_600_000

const settings = (values: Readonly<Record<string, unknown>>) =>
  world.api.database.db
    .insertInto('leadSettings')
    .values({ siteId: form.siteId, accountId: world.user.accountId, createdBy: null, ...values })
    .execute()

/** Posts a form. Returns the emails that are sent because of it, by recipient. */
const mailsOf = async (change: Readonly<Record<string, string>> = {}) => {
  await world.sendMails()
  const before = mailServer.taken.length
  await postForm(world, form, goodEntries(form, change))
  await world.sendMails()
  return new Map(mailServer.taken.slice(before).map(({ to, raw }) => [to.join(), raw]))
}

let texts = 0
const newText = () => ({ message: `Question number ${++texts} about my garden` })

describe('emails about a lead', () => {
  it('go to the owner, with replies to the visitor, and without their words in the subject', async () => {
    const mails = await mailsOf({ message: 'Come to\n<b>Elm Street</b>' })
    expect([...mails.keys()]).toEqual([world.user.email])
    // without the soft line breaks of the transfer encoding
    const raw = mails.get(world.user.email)!.replaceAll('=\r\n', '')
    expect(raw).toMatch(/^Subject: New lead from Green Thumb\r$/m)
    expect(raw).toMatch(/^Reply-To: ada@example\.com\r$/m)
    expect(raw).toContain('Message: Come to\r\n<b>Elm Street</b>')
    expect(raw).toContain('Come to<br>&lt;b&gt;Elm Street&lt;/b&gt;')
    const lead = await world.lastLead()
    expect(raw).toContain(`${world.api.url}/leads/${lead.id}`)
  })

  it('go to the chosen addresses of the site, and before those to the form’s', async () => {
    await settings({ recipients: JSON.stringify(['one@example.com', 'two@example.com']) })
    expect([...(await mailsOf(newText())).keys()]).toEqual(['one@example.com', 'two@example.com'])
    await world.api.database.db
      .updateTable('leadForms')
      .set({ recipients: JSON.stringify(['form@example.com']) })
      .where('id', '=', form.id)
      .execute()
    expect([...(await mailsOf(newText())).keys()]).toEqual(['form@example.com'])
  })

  it('are not sent where they are switched off, and the lead is there', async () => {
    await settings({ mailsEach: false })
    expect((await mailsOf(newText())).size).toBe(0)
    expect((await world.leads()).at(-1)?.status).toBe('new')
  })

  it('wait for a mail server that is down, and are deleted with the lead', async () => {
    mailServer.refuse({ code: 450, text: 'try later' })
    const answered = await postForm(world, form, goodEntries(form, newText()))
    expect(answered.status).toBe(303)
    await world.sendMails()
    mailServer.refuse(undefined)
    const { db } = world.api.database
    const lead = await world.lastLead()
    const { mailId } = await db
      .selectFrom('leadMails')
      .select('mailId')
      .where('leadId', '=', lead.id)
      .executeTakeFirstOrThrow()
    const mail = db.selectFrom('mails').select('status').where('id', '=', mailId)
    expect(await mail.execute()).toEqual([{ status: 'queued' }])
    await db.deleteFrom('leads').where('id', '=', lead.id).execute()
    expect(await mail.execute()).toEqual([])
  })
})

describe('the automatic reply', () => {
  const text = 'Thank you. We call within a day.'
  const reply = { autoreply: true, autoreplySubject: 'We got\nyour message', autoreplyText: text }

  it('goes to the visitor once a day, and quotes none of their words', async () => {
    await settings({ ...reply, recipients: JSON.stringify(['team@example.com']) })
    const raw = (await mailsOf(newText())).get('ada@example.com')!
    expect(raw).toMatch(/^Subject: We got your message\r$/m)
    expect(raw).toMatch(/^Auto-Submitted: auto-replied\r$/m)
    expect(raw).toMatch(/^X-Auto-Response-Suppress: All\r$/m)
    expect(raw).toMatch(/^Reply-To: team@example\.com\r$/m)
    expect(raw).toContain(text)
    expect(raw).not.toMatch(/Ada|Byron|garden|Web 2 Manager/)
    const lead = await world.lastLead()
    const { db } = world.api.database
    expect(
      await db
        .selectFrom('leadMessages')
        .select(['kind', 'body', 'mailStatus'])
        .where('leadId', '=', lead.id)
        .execute(),
    ).toEqual([{ kind: 'autoreply', body: text, mailStatus: 'sent' }])
    expect((await mailsOf({ ...newText(), email: 'ADA@example.com' })).has('ADA@example.com')).toBe(false)
    world.later(day + 1_000)
    expect((await mailsOf(newText())).has('ada@example.com')).toBe(true)
  })

  it('goes once to a mailbox, whatever tag its address has, and to no program', async () => {
    await settings({ ...reply, recipients: JSON.stringify(['team@example.com']) })
    const isAnswered = async (email: string) => (await mailsOf({ ...newText(), email })).has(email)
    expect(await isAnswered('ada+garden@example.com')).toBe(true)
    expect(await isAnswered('Ada+Roof@example.com')).toBe(false)
    expect(await isAnswered('ada@example.com')).toBe(false)
    expect(await isAnswered('a.da@example.com')).toBe(true)
    // dots make no other mailbox there, so that one person could get hundreds of replies
    expect(await isAnswered('ada.byron@gmail.com')).toBe(true)
    for (const email of ['a.d.abyron@gmail.com', 'AdaByron@googlemail.com', 'adab.yron+x@gmail.com'])
      expect(await isAnswered(email)).toBe(false)
    for (const email of ['team+a@example.com', 'No-Reply@example.com', 'MAILER-DAEMON@example.com'])
      expect(await isAnswered(email)).toBe(false)
    expect(await isAnswered("o'hara!#$%&*/=?^_`{|}~@example.com")).toBe(true)
  })

  it('announces a lead that a member released, but does not answer its visitor', async () => {
    await settings({ ...reply, recipients: JSON.stringify(['team@example.com']) })
    expect((await mailsOf({ ...newText(), _topic_ref: 'x', email: 'rosa@example.com' })).size).toBe(0)
    const { id } = await world.lastLead()
    const before = mailServer.taken.length
    const { token } = world.user
    await call(world.api, 'PATCH', `/api/leads/${id}`, { token, body: { status: 'new' } })
    await world.sendMails()
    expect(mailServer.taken.slice(before).map(({ to }) => to.join())).toEqual(['team@example.com'])
  })

  it('never answers spam, a recipient of leads, or more than 500 visitors a day', async () => {
    await settings({ ...reply, recipients: JSON.stringify(['team@example.com']) })
    expect((await mailsOf({ ...newText(), _topic_ref: 'x' })).size).toBe(0)
    expect([...(await mailsOf({ ...newText(), email: 'Team@example.com' })).keys()]).toEqual([
      'team@example.com',
    ])
    const { accountId } = world.user
    await world.api.database.db
      .insertInto('leadAutoreplies')
      .values(
        Array.from({ length: 500 }, (_, at) => ({
          ...{ siteId: form.siteId, accountId, addressHash: `hash ${at}` },
          sentAt: world.api.context.now().toISOString(),
        })),
      )
      .execute()
    expect((await mailsOf({ ...newText(), email: 'new@example.com' })).has('new@example.com')).toBe(false)
    await world.api.database.db.deleteFrom('leadAutoreplies').execute()
  })
})

describe('the daily email', () => {
  const { due } = dueLeadDigests
  const isDue = async () => {
    const { config, db, now } = world.api.context
    const rows = await due({ config, db }, now().toISOString())!.limit(1_000).execute()
    return rows.some(({ id }) => id === form.siteId)
  }
  const digest = async () => {
    const before = mailServer.taken.length
    await sendDigest(world.api.context, form.siteId)
    await world.sendMails()
    return mailServer.taken.slice(before)
  }
  const untilMorning = () => {
    const now = world.api.context.now().getTime()
    world.later(latestMorning(new Date(now)).getTime() + day - now + 60_000)
  }

  it('counts the leads of a day, once, and quotes none', async () => {
    await settings({ mailsEach: false, mailsDigest: true, recipients: JSON.stringify(['team@example.com']) })
    expect(await isDue()).toBe(true)
    expect(await digest()).toEqual([])
    expect(await isDue()).toBe(false)
    for (const change of [newText(), newText(), { ...newText(), _topic_ref: 'x' }]) await mailsOf(change)
    untilMorning()
    expect(await isDue()).toBe(true)
    const [mail, more] = await digest()
    expect(more).toBeUndefined()
    expect(mail?.to).toEqual(['team@example.com'])
    expect(mail?.raw).toMatch(/^Subject: 2 new leads from Green Thumb\r$/m)
    expect(mail?.raw).toContain('Contact form: 2')
    expect(mail?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
      `/leads?filter=siteId.is%3D${form.siteId}`,
    )
    expect(mail?.raw).not.toMatch(/Ada|garden/)
    expect(await digest()).toEqual([])
    untilMorning()
    expect(await digest()).toEqual([])
  })

  it('counts the leads of all days on which none was sent', async () => {
    await settings({ mailsEach: false, mailsDigest: true, recipients: JSON.stringify(['team@example.com']) })
    await digest()
    await mailsOf(newText())
    world.later(2 * day)
    await mailsOf(newText())
    untilMorning()
    expect((await digest())[0]?.raw).toMatch(/^Subject: 2 new leads from Green Thumb\r$/m)
  })

  it('leaves out the leads from before it was switched on again', async () => {
    const change = (mailsDigest: boolean) =>
      call(world.api, 'PATCH', `/api/lead-settings/${form.siteId}`, {
        token: world.user.token,
        body: { mailsDigest },
      })
    await settings({ mailsEach: false, mailsDigest: true, recipients: JSON.stringify(['team@example.com']) })
    await digest()
    await change(false)
    await mailsOf(newText())
    world.later(2 * day)
    expect((await change(true)).status).toBe(200)
    await mailsOf(newText())
    expect(await digest()).toEqual([])
    untilMorning()
    expect((await digest())[0]?.raw).toMatch(/^Subject: 1 new lead from Green Thumb\r$/m)
  })

  it.each([
    ['2026-11-29T06:59:59Z', '2026-11-28T07:00:00.000Z'],
    ['2026-11-29T07:00:00Z', '2026-11-29T07:00:00.000Z'],
    ['2026-11-29T23:00:00Z', '2026-11-29T07:00:00.000Z'],
  ])('at %s, the morning was at %s', (now, morning) => {
    expect(latestMorning(new Date(now)).toISOString()).toBe(morning)
  })
})

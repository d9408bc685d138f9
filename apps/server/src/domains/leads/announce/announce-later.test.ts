import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { goodEntries, postForm } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'
import { call } from '../../../testing/worlds/start-api.ts'
import { confirmLead } from '../receive/confirm-lead.ts'
import { addLead } from '../testing/add-lead.ts'
import { announceDueLead } from './announce-later.ts'
import { dueAnnouncements } from './due-announcements.ts'

const { world, form } = useLeadWorld({ mails: true })
beforeAll(async () => {
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`.execute(world.api.database.db)
})
afterEach(() => works())

/** Lets every notification fail, as a fault in the database does. */
const fails = () =>
  sql`create trigger refuse before insert on notifications for each row execute function refuse()`.execute(
    world.api.database.db,
  )
const works = () => sql`drop trigger if exists refuse on notifications`.execute(world.api.database.db)

const minute = 60_000

/** Returns the leads that a sweep finds. */
const due = async () => {
  const { config, db, now } = world.api.context
  const rows = await dueAnnouncements.due({ config, db }, now().toISOString())!.limit(1_000).execute()
  return rows.map(({ id }) => id)
}
const announced = async (id: string) => {
  const { db } = world.api.database
  const [notices, mails] = await Promise.all([
    db.selectFrom('notifications').select('id').where('cause', '=', `lead:${id}`).execute(),
    db.selectFrom('leadMails').select('mailId').where('leadId', '=', id).execute(),
  ])
  return { notices: notices.length, mails: mails.length }
}
const nothing = { notices: 0, mails: 0 }
const once = { notices: 1, mails: 1 }

let texts = 0
const post = (change: Readonly<Record<string, string>> = {}) =>
  postForm(world, form, goodEntries(form, { message: `Request number ${++texts}`, ...change }))

describe('a lead that can’t be announced', () => {
  it('is announced once it can be, by one of two workers', async () => {
    await fails()
    expect((await post()).status).toBe(303)
    const lead = await world.lastLead()
    expect(lead).toMatchObject({ status: 'new', announcedAt: null })
    expect(await due()).toEqual([])
    world.later(minute + 1)
    expect(await due()).toEqual([lead.id])
    await announceDueLead(world.api.context, lead.id)
    expect(await announced(lead.id)).toEqual(nothing)
    expect(await due()).toEqual([])
    expect(world.api.logged.at(-1)).toContain(`${lead.id} could still not be announced`)
    expect(world.api.logged.join('\n')).not.toContain('Request number')

    await works()
    world.later(2 * minute)
    await Promise.all([1, 2].map(() => announceDueLead(world.api.context, lead.id)))
    expect(await announced(lead.id)).toEqual(once)
    expect((await world.lastLead()).announcedAt).not.toBeNull()
    world.later(60 * minute)
    expect(await due()).toEqual([])
    await announceDueLead(world.api.context, lead.id)
    expect(await announced(lead.id)).toEqual(once)
  })

  it('is stored if the queue of emails fails in any other way', async () => {
    const { context } = world.api
    const before = context.jobs
    Object.assign(context, { jobs: { enqueue: () => Promise.reject(new TypeError('no queue')) } })
    const answer = await post()
    Object.assign(context, { jobs: before })
    expect(answer.status).toBe(303)
    const { id } = await world.lastLead()
    world.later(minute + 1)
    expect(await due()).toEqual([id])
    await announceDueLead(context, id)
    expect(await announced(id)).toEqual(once)
  })

  it('becomes new if its visitor or a member releases it', async () => {
    const { api, user } = world
    const { accountId, token } = user
    const spam = { _topic_ref: 'x' }
    await fails()
    await post(spam)
    const confirmed = await world.lastLead()
    const confirmUntil = new Date(api.context.now().getTime() + minute).toISOString()
    await api.database.db.updateTable('leads').set({ confirmUntil }).where('id', '=', confirmed.id).execute()
    expect(await confirmLead(api.context, { leadId: confirmed.id, accountId })).toBe('new')
    await post(spam)
    const released = await world.lastLead()
    const { status } = await call(api, 'PATCH', `/api/leads/${released.id}`, {
      token,
      body: { status: 'new' },
    })
    expect(status).toBe(200)
    await works()
    // another member has read it in the meantime
    await call(api, 'PATCH', `/api/leads/${released.id}`, { token, body: { status: 'read' } })
    world.later(minute + 1)
    expect((await due()).toSorted()).toEqual([confirmed.id, released.id].toSorted())
    for (const { id } of [confirmed, released]) {
      expect(await announced(id)).toEqual(nothing)
      await announceDueLead(api.context, id)
      expect(await announced(id)).toEqual(once)
    }
  })

  it('waits for its release if a member marks it as spam', async () => {
    const { api, user } = world
    const mark = (id: string, status: string) =>
      call(api, 'PATCH', `/api/leads/${id}`, { token: user.token, body: { status } })
    await fails()
    await post()
    await works()
    const { id } = await world.lastLead()
    await mark(id, 'spam')
    world.later(minute + 1)
    await announceDueLead(api.context, id)
    expect(await announced(id)).toEqual(nothing)
    await mark(id, 'new')
    expect(await announced(id)).toEqual(once)
    world.later(60 * minute)
    expect(await due()).toEqual([])
  })
})

it('leads of earlier releases are not announced again', async () => {
  await addLead(world.api.database.db, world.user, { createdAt: '2026-01-01T00:00:00Z' })
  await post()
  world.later(24 * 60 * minute)
  expect(await due()).toEqual([])
})

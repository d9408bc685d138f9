import { leadLimits } from '@web2/contract/leads'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { eventually } from '../../../testing/eventually.ts'
import { keptJobs } from '../../../testing/held-job-queue.ts'
import { openEventSocket } from '../../../testing/listen-for-events.ts'
import { signInAs, type TestUser } from '../../../testing/worlds/start-api.ts'
import { decisionsWord, learnedWord } from '../lead-words.ts'
import { addLead, addSite } from '../testing/add-lead.ts'
import { useInbox } from '../testing/use-inbox.ts'

const { api, db, newUser, callsAs } = useInbox({ jobs: keptJobs().jobs })
let ann: TestUser
const send = callsAs(() => ann)
const freshUser = async () => {
  ann = await newUser()
}

describe('a list of leads', () => {
  let siteId: string
  beforeAll(async () => {
    await freshUser()
    siteId = await addSite(db(), ann)
    const at = (day: number) => `2026-03-0${day}T10:00:00.000Z`
    await addLead(db(), ann, { createdAt: at(1), name: 'Rosa', email: 'rosa@example.com', status: 'read' })
    await addLead(db(), ann, { createdAt: at(2), phone: '+44 117 496 0123', siteId })
    await addLead(db(), ann, { createdAt: at(3), message: 'Please call about 100% of my hedges', siteId })
    await addLead(db(), ann, { createdAt: at(4), message: 'cheap links', status: 'spam' })
  })

  const days = async (query: string) => {
    const { status, body } = await send('GET', `leads?$sort[createdAt]=1&${query}`)
    expect(status).toBe(200)
    return {
      total: body.total,
      days: body.data.map(({ createdAt }: { createdAt: string }) => Number(createdAt.slice(8, 10))),
    }
  }

  it.each([
    ['all', '', [1, 2, 3, 4]],
    ['a status', 'status=new', [2, 3]],
    ['several statuses', 'status[$in][]=new&status[$in][]=read', [1, 2, 3]],
    ['all but a status', 'status[$ne]=spam', [1, 2, 3]],
    ['a site', 'siteId=SITE', [2, 3]],
    ['no site', 'siteId=null', [1, 4]],
    ['dates', 'createdAt[$gte]=2026-03-02&createdAt[$lt]=2026-03-04', [2, 3]],
    ['a name', 'name[$search]=ros', [1]],
    ['a sign that SQL reads as a wildcard', 'message[$search]=100%25', [3]],
    [
      'any text',
      '$or[0][email][$search]=rosa&$or[1][phone][$search]=496&$or[2][message][$search]=xyz',
      [1, 2],
    ],
    ['no member', 'assignedTo=null&status=new', [2, 3]],
  ])('finds leads by %s', async (_by, query, expected) => {
    expect(await days(query.replace('SITE', siteId))).toEqual({ total: expected.length, days: expected })
  })

  it('has the total of all pages on each page', async () => {
    const { body } = await send('GET', 'leads?$limit=1&$skip=1&status=new')
    expect(body).toMatchObject({ total: 2, limit: 1, skip: 1 })
    expect(body.data).toHaveLength(1)
  })

  it('hides what belongs to the confirmation and the filter', async () => {
    const { body } = await send('GET', 'leads?$limit=1')
    for (const field of ['confirmUntil', 'submissionKey', 'taught', 'deleteAt'])
      expect(body.data[0]).not.toHaveProperty(field)
    expect((await send('GET', 'leads?submissionKey=x')).status).toBe(400)
  })

  it('offers no creation', async () => {
    const { status, body } = await send('POST', 'leads', {})
    expect({ status, message: body.message }).toEqual({
      status: 405,
      message: 'Leads arrive by the forms of published sites.',
    })
  })

  it('counts filtered leads up to a bound', async () => {
    await freshUser()
    await sql`
      insert into leads (id, account_id, status, site_name, form_name, entries, phone)
      select gen_random_uuid(), ${ann.accountId}, 'read', 'S', 'F', '[]', '1'
      from generate_series(1, ${leadLimits.counted + 5}::int)`.execute(db())
    expect((await send('GET', 'leads?$limit=1&phone=1')).body.total).toBe(leadLimits.counted + 1)
    expect((await send('GET', 'leads?$limit=1&status=read')).body.total).toBe(leadLimits.counted + 5)
    expect((await send('GET', 'leads?$limit=1')).body.total).toBe(leadLimits.counted + 5)
  })
})

describe('a change', () => {
  beforeEach(freshUser)

  it('marks a lead as read once, and keeps when', async () => {
    const id = await addLead(db(), ann)
    const { body: read } = await send('PATCH', `leads/${id}`, { status: 'read' })
    expect(read).toMatchObject({ status: 'read', readAt: expect.any(String) })
    await send('PATCH', `leads/${id}`, { status: 'new' })
    const { body: won } = await send('PATCH', `leads/${id}`, {
      status: 'won',
      value: 125_000,
      currency: 'EUR',
    })
    expect(won).toMatchObject({ status: 'won', value: 125_000, currency: 'EUR', readAt: read.readAt })
  })

  it('of leads with one status leaves those alone that have another by now', async () => {
    const [won, fresh] = [await addLead(db(), ann, { status: 'won' }), await addLead(db(), ann)]
    const path = `leads?_id[$in][]=${won}&_id[$in][]=${fresh}&status=`
    const { body } = await send('PATCH', `${path}new`, { status: 'read' })
    expect(body).toMatchObject([{ _id: fresh, status: 'read' }])
    expect((await send('GET', `leads/${won}`)).body.status).toBe('won')
    expect((await send('PATCH', `${path}open`, { status: 'read' })).status).toBe(400)
  })

  it.each([
    ['an unknown status', { status: 'open' }],
    ['a negative value', { value: -1 }],
    ['a part of a cent', { value: 0.5 }],
    ['a currency of four letters', { currency: 'EURO' }],
    ['a field of the visitor', { name: 'Eve' }],
    ['another account', { accountId: '0190a000-0000-7000-8000-000000000000' }],
  ])('refuses %s', async (_what, change) => {
    const id = await addLead(db(), ann)
    expect((await send('PATCH', `leads/${id}`, change)).status).toBe(400)
  })

  it('emits an event that holds the ID only', async () => {
    const id = await addLead(db(), ann, { name: 'Secret name', message: 'Secret message' })
    const listener = await openEventSocket(api, ann, (event, record) => [event, record])
    await send('PATCH', `leads/${id}`, { status: 'read' })
    await send('DELETE', `leads/${id}`)
    await eventually(() => expect(listener.heard).toHaveLength(2))
    expect(listener.heard).toEqual([
      ['leads patched', { _id: id }],
      ['leads removed', { _id: id }],
    ])
    listener.close()
  })

  it('changes and deletes several at once, and none of another account', async () => {
    const bob = await newUser()
    const ids = [await addLead(db(), ann), await addLead(db(), ann)]
    const theirs = await addLead(db(), bob)
    const listed = [...ids, theirs].map((id) => `_id[$in][]=${id}`).join('&')
    const { body: changed } = await send('PATCH', `leads?${listed}`, { status: 'lost' })
    expect(changed.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(ids.toSorted())
    const { body: removed } = await send('DELETE', `leads?multi_delete=${[...ids, theirs].join(',')}`)
    expect(removed).toHaveLength(2)
    expect((await send('GET', `leads/${theirs}`, undefined, bob)).body.status).toBe('new')
    expect((await send('PATCH', `leads/${theirs}`, { status: 'won' })).status).toBe(404)
    expect((await send('PATCH', 'leads', { status: 'won' })).status).toBe(400)
    expect((await send('DELETE', 'leads')).status).toBe(400)
  })

  it('assigns a lead to members only, and notifies them without its content', async () => {
    const va = await addMember('Vera')
    const stranger = await newUser()
    const id = await addLead(db(), ann, { name: 'Secret name', message: 'Secret message' })
    const refused = await send('PATCH', `leads/${id}`, { assignedTo: stranger.userId })
    expect(refused.body.errors).toEqual({ assignedTo: 'Choose a member of this account.' })
    expect((await send('PATCH', `leads/${id}`, { assignedTo: va.userId })).body.assignedTo).toBe(va.userId)
    const { body: notices } = await send('GET', 'notifications')
    expect(notices.data).toMatchObject([
      { payload: { title: 'Lead from Green Acre Gardens assigned to Vera', link: `/leads/${id}` } },
    ])
    const mails = await mailsTo(va.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A lead from Green Acre Gardens was assigned to you',
    ])
    expect(JSON.stringify([notices, mails])).not.toContain('Secret')
  })
})

const mailsTo = (recipient: string) =>
  db().selectFrom('mails').selectAll().where('recipient', '=', recipient).execute()

const addMember = async (name: string): Promise<TestUser> => {
  const member = await newUser()
  await db().updateTable('users').set({ name }).where('id', '=', member.userId).execute()
  await db()
    .insertInto('memberships')
    .values({ id: uuidV7(), accountId: ann.accountId, userId: member.userId, roles: ['lc:va'] })
    .execute()
  return member
}

describe('decisions about spam', () => {
  const counts = async (word: string) => {
    const row = await db()
      .selectFrom('leadWords')
      .select(['spamCount', 'goodCount'])
      .where('accountId', '=', ann.accountId)
      .where('word', '=', word === decisionsWord ? word : learnedWord(ann.accountId, word))
      .executeTakeFirst()
    return row && [row.spamCount, row.goodCount]
  }
  beforeAll(freshUser)

  it('teach the words once, and the opposite decision undoes it', async () => {
    const id = await addLead(db(), ann, { message: 'Casino casino bonus' })
    await send('PATCH', `leads/${id}`, { status: 'spam' })
    await send('PATCH', `leads/${id}`, { status: 'spam' })
    expect([await counts('casino'), await counts(decisionsWord)]).toEqual([
      [1, 0],
      [1, 0],
    ])
    await send('PATCH', `leads/${id}`, { status: 'new' })
    await send('PATCH', `leads/${id}`, { status: 'won' })
    expect([await counts('casino'), await counts(decisionsWord)]).toEqual([
      [0, 1],
      [0, 1],
    ])
  })

  it('are counted exactly if members decide at the same time', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, () => addLead(db(), ann, { message: 'roses tulips daisies' })),
    )
    await Promise.all(ids.map((id) => send('PATCH', `leads/${id}`, { status: 'spam' })))
    await Promise.all(ids.map((id) => send('PATCH', `leads/${id}`, { status: 'read' })))
    expect(await counts('tulips')).toEqual([0, 12])
  })

  it('store no word of a visitor', async () => {
    const id = await addLead(db(), ann, { message: 'Wilhelmina' })
    await send('PATCH', `leads/${id}`, { status: 'spam' })
    const { rows } = await sql<{
      row: string
    }>`select to_jsonb(lead_words)::text as row from lead_words`.execute(db())
    expect(rows.map(({ row }) => row.toLowerCase()).join()).not.toContain('wilhelmina')
  })

  it('announce a released lead as a new one', async () => {
    const id = await addLead(db(), ann, { status: 'spam', message: 'A true lead' })
    await db()
      .insertInto('webhooks')
      .values({
        id,
        accountId: ann.accountId,
        name: 'W',
        url: 'https://example.com/',
        events: ['lead.new'],
        secretSealed: '',
        secretLast4: '',
      })
      .execute()
    await send('PATCH', `leads/${id}`, { status: 'new' })
    const deliveries = () =>
      db().selectFrom('webhookDeliveries').select(['event', 'data']).where('webhookId', '=', id).execute()
    const delivered = [{ event: 'lead.new', data: { leadId: id, siteId: null, formId: null, status: 'new' } }]
    expect(await deliveries()).toEqual(delivered)
    const { body } = await send('GET', 'notifications')
    expect(body.data).toContainEqual(
      expect.objectContaining({
        payload: { title: 'New lead from Green Acre Gardens', link: `/leads/${id}` },
      }),
    )
    const mails = () =>
      db()
        .selectFrom('leadMails')
        .innerJoin('mails', 'mails.id', 'leadMails.mailId')
        .select(['recipient', 'subject'])
        .where('leadId', '=', id)
        .execute()
    const announced = [{ recipient: ann.email, subject: 'New lead from Green Acre Gardens' }]
    expect(await mails()).toEqual(announced)
    // spam by mistake, and back: recipients, visitors and webhooks get one message, also after emails were purged
    await db().deleteFrom('mails').where('recipient', '=', ann.email).execute()
    await db().deleteFrom('notifications').where('accountId', '=', ann.accountId).execute()
    await send('PATCH', `leads/${id}`, { status: 'spam' })
    await send('PATCH', `leads/${id}`, { status: 'new' })
    expect(await mails()).toEqual([])
    expect(await deliveries()).toEqual(delivered)
  })
})

describe('rights', () => {
  it('a VA reads, answers and changes leads, but no settings', async () => {
    await freshUser()
    const id = await addLead(db(), ann, { email: 'rosa@example.com' })
    const siteId = await addSite(db(), ann)
    await db()
      .updateTable('memberships')
      .set({ roles: ['lc:va'] })
      .where('userId', '=', ann.userId)
      .execute()
    ann = { ...ann, token: await signInAs(api, ann.email, ann.password) }
    const reply = { leadId: id, kind: 'reply', body: 'Thank you' }
    expect((await send('GET', `leads/${id}`)).status).toBe(200)
    expect((await send('PATCH', `leads/${id}`, { status: 'won' })).status).toBe(200)
    expect((await send('POST', 'lead-messages', reply)).status).toBe(201)
    expect((await send('GET', `lead-settings/${siteId}`)).status).toBe(200)
    expect((await send('PATCH', `lead-settings/${siteId}`, { retentionDays: 1 })).status).toBe(403)
    const { rows } = await sql<{ details: object }>`
      select details from audit_log where account_id = ${ann.accountId} and action like 'record%'`.execute(
      db(),
    )
    expect(rows.map(({ details }) => details)).toEqual([
      { service: 'leads', id },
      { service: 'lead-messages', id: expect.any(String) },
    ])
  })

  it('a VA has the names of the members of the account, and no more of them', async () => {
    await freshUser()
    const stranger = await newUser()
    const va = await addMember('Viv Adler')
    await db().updateTable('users').set({ name: 'Ann Hill' }).where('id', '=', ann.userId).execute()
    const ownAccount = db().deleteFrom('memberships').where('userId', '=', va.userId)
    await ownAccount.where('accountId', '!=', ann.accountId).execute()
    const token = await signInAs(api, va.email, va.password)
    const asVa = { ...va, token }
    expect(await send('GET', 'lead-members', undefined, asVa)).toMatchObject({
      status: 200,
      body: [
        { userId: ann.userId, name: 'Ann Hill' },
        { userId: va.userId, name: 'Viv Adler' },
      ],
    })
    const { body } = await send('GET', 'lead-members', undefined, asVa)
    expect(body.flatMap((member: object) => Object.keys(member))).toEqual([
      'userId',
      'name',
      'userId',
      'name',
    ])
    expect((await send('GET', 'memberships', undefined, asVa)).status).toBe(403)
    const others = await send('GET', 'lead-members', undefined, stranger)
    expect(others.body.map(({ userId }: { userId: string }) => userId)).toEqual([stranger.userId])
    expect((await send('GET', 'lead-members', undefined, { ...va, token: 'none' })).status).toBe(401)
  })

  it('a member who left is no longer among the names', async () => {
    await freshUser()
    const va = await addMember('Viv Adler')
    const mine = (await send('GET', 'memberships')).body.data
    const { _id } = mine.find(({ userId }: { userId: string }) => userId === va.userId)
    expect((await send('DELETE', `memberships/${_id}`)).status).toBe(200)
    expect((await send('GET', 'lead-members')).body).toEqual([
      { userId: ann.userId, name: expect.any(String) },
    ])
  })

  describe('of tokens', () => {
    beforeAll(freshUser)

    it.each([
      ['leads:read', 200, 403],
      ['leads:write', 200, 200],
      ['content:write', 403, 403],
      ['sites:write', 403, 403],
    ])('a token with the scope %s reads leads: %i, changes them: %i', async (scope, read, change) => {
      const id = await addLead(db(), ann)
      const { body } = await send('POST', 'access-tokens', { name: scope, scopes: [scope], expiresInDays: 1 })
      const bearer = { ...ann, token: body.token }
      expect((await send('GET', `leads/${id}`, undefined, bearer)).status).toBe(read)
      expect((await send('PATCH', `leads/${id}`, { status: 'read' }, bearer)).status).toBe(change)
      const csv = await fetch(`${api.url}/api/leads.csv`, {
        headers: { authorization: `Bearer ${body.token}` },
      })
      expect(csv.status).toBe(read)
      if (scope.startsWith('leads'))
        for (const path of ['articles', 'naps', 'cloud-builder', 'campaigns', 'notifications', 'runs'])
          expect((await send('GET', path, undefined, bearer)).status).toBe(403)
    })
  })
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { keptJobs } from '../../../testing/held-job-queue.ts'
import { signInAs, type TestUser } from '../../../testing/worlds/start-api.ts'
import { sendMailJob } from '../../notifications/jobs.ts'
import { sendMail } from '../../notifications/mail/send-mail.ts'
import { insertLeadFiles, storeLeadFiles } from '../files/lead-files.ts'
import { learnedWord } from '../lead-words.ts'
import { addLead, addSite } from '../testing/add-lead.ts'
import { useInbox } from '../testing/use-inbox.ts'
import { purgeOldLeads } from './purge-old-leads.ts'

const queue = keptJobs()
const { api, db, mailServer, newUser, callsAs } = useInbox({ mails: true, jobs: queue.jobs })
let ann: TestUser
let bob: TestUser
beforeAll(async () => {
  ann = await newUser()
  bob = await newUser()
})

const dataDir = () => api.context.config.dataDir
const send = callsAs(() => ann)

/** Part of all that the person sent, and of all that was written to them. */
const canary = 'zanzibarcanary'

/** Returns the rows of all tables, those of the queue included, that hold a text in any column. */
const rowsWith = async (text: string): Promise<readonly string[]> => {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    db(),
  )
  expect(tables.length).toBeGreaterThan(80)
  const found: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(`${schema}.${name}`)} as t
      where to_jsonb(t)::text ilike ${`%${text}%`}`.execute(db())
    found.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return found
}

/** Returns the files below the data folder whose bytes hold a text. */
const filesWith = async (text: string): Promise<readonly string[]> => {
  const found: string[] = []
  for (const file of await readdir(dataDir(), { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const path = join(file.parentPath, file.name)
    if (path.includes(text) || (await readFile(path)).includes(text)) found.push(path)
  }
  return found
}
const filesOfLeads = () => readdir(join(dataDir(), 'lead-files'))

/** Stores a lead with the canary in all that a visitor can send, and all that follows from it. */
const plant = async (email: string, phone: string) => {
  const id = await addLead(db(), ann, {
    status: 'spam',
    email,
    phone,
    name: `Rosa ${canary}`,
    message: `I am ${canary}`,
    pageUrl: `https://example.com/?name=${canary}`,
    entries: [
      { name: 'name', label: 'Name', value: `Rosa ${canary}` },
      { name: 'message', label: 'Message', value: `I am ${canary}` },
    ],
  })
  await db()
    .updateTable('leads')
    .set({ referrer: `https://${canary}.example/`, utm: JSON.stringify({ source: canary }) })
    .where('id', '=', id)
    .execute()
  const files = await storeLeadFiles(api.context, ann.accountId, [
    { field: 'photo', name: `${canary}.txt`, bytes: Buffer.from(`The hedge of ${canary}`), isCut: false },
  ])
  await db()
    .transaction()
    .execute((transaction) => insertLeadFiles(transaction, { id, accountId: ann.accountId }, files))
  await db()
    .updateTable('leads')
    .set({ files: JSON.stringify(files.map(({ keySealed: _, ...file }) => file)) })
    .where('id', '=', id)
    .execute()
  return id
}

describe('the data of one person', () => {
  let id: string
  beforeAll(async () => {
    await db()
      .insertInto('webhooks')
      .values({
        id: ann.accountId,
        accountId: ann.accountId,
        name: 'W',
        url: 'https://example.com/',
        events: ['lead.new'],
        secretSealed: '',
        secretLast4: '',
      })
      .execute()
    id = await plant(`${canary}@example.com`, '+44 117 496 0123')
    // a VA works on it, whose changes are logged
    await db()
      .updateTable('memberships')
      .set({ roles: ['lc:va'] })
      .where('userId', '=', ann.userId)
      .execute()
    ann = { ...ann, token: await signInAs(api, ann.email, ann.password) }
    await send('PATCH', `leads/${id}`, { status: 'new' })
    await send('PATCH', `leads/${id}`, { assignedTo: ann.userId, status: 'spam' })
    await send('PATCH', `leads/${id}`, { status: 'new' })
    await send('POST', 'lead-messages', { leadId: id, kind: 'note', body: `A note on ${canary}` })
    await send('POST', 'lead-messages', {
      leadId: id,
      kind: 'reply',
      subject: canary,
      body: `Dear ${canary}`,
    })
    await send('POST', 'lead-messages', { leadId: id, kind: 'reply', body: `Again, ${canary}` })
    const [first] = queue.take(sendMailJob)
    await sendMail(api.context, first?.mailId ?? '')
    await plant('other@example.com', `0${canary}`)
  })

  it('is planted in tables, emails, files, deliveries and notifications', async () => {
    const tables = new Set((await rowsWith(canary)).map((row) => row.split(' ')[0]))
    expect([...tables].toSorted()).toEqual(['lead_files', 'lead_messages', 'leads', 'mails'])
    expect(await filesOfLeads()).toHaveLength(2)
    expect((await rowsWith(id)).map((row) => row.split(' ')[0])).toEqual(
      expect.arrayContaining(['webhook_deliveries', 'notifications', 'lead_mails', 'outbox', 'audit_log']),
    )
    // of the filter, only a digest
    expect(await rowsWith(learnedWord(ann.accountId, canary))).toHaveLength(1)
  })

  it.each([`${canary}@example.com`, ` ${canary.toUpperCase()}@Example.com `, '0044 (117) 496-0123'])(
    'is exported by %j',
    async (person) => {
      const { status, body } = await send('POST', 'lead-people', { person })
      expect(status).toBe(201)
      expect(body.leads.map(({ _id }: { _id: string }) => _id)).toEqual([id])
      expect(body.messages.map(({ kind }: { kind: string }) => kind)).toEqual(['note', 'reply', 'reply'])
    },
  )

  it.each([canary, '%%%', '1234', 'zanzibar@', '117 496 0123'])('is not found by %j', async (person) => {
    const { status, body } = await send('POST', 'lead-people', { person })
    if (status === 201) expect(body).toEqual({ leads: [], messages: [] })
    else expect(body.errors).toEqual({ person: 'Enter a whole email address or phone number.' })
  })

  it('is neither found nor deleted by another account', async () => {
    const person = encodeURIComponent(`${canary}@example.com`)
    expect((await send('POST', 'lead-people', { person: `${canary}@example.com` }, bob)).body.leads).toEqual(
      [],
    )
    expect((await send('DELETE', `lead-people?person=${person}`, undefined, bob)).body).toEqual({ leads: 0 })
    expect((await send('GET', `leads/${id}`)).status).toBe(200)
  })

  it('is deleted from every table and file', async () => {
    for (const person of [`${canary}@example.com`, 'other@example.com'])
      expect((await send('DELETE', `lead-people?person=${encodeURIComponent(person)}`)).body).toEqual({
        leads: 1,
      })
    expect(await rowsWith(canary)).toEqual([])
    expect(await filesWith(canary)).toEqual([])
    expect(await filesOfLeads()).toEqual([])
    // events and the audit log hold the ID of what was deleted, and nothing of it
    const tables = new Set((await rowsWith(id)).map((row) => row.split(' ')[0]))
    expect([...tables].toSorted()).toEqual(['audit_log', 'outbox'])
    expect(api.logged.filter((line) => line.includes(canary))).toEqual([])
  })

  it('also is what an email says that was not sent yet', async () => {
    const left = await db().selectFrom('mails').select('id').execute()
    expect(left).toEqual([])
    for (const { mailId } of queue.take(sendMailJob)) await sendMail(api.context, mailId)
    expect(mailServer.taken.filter(({ raw }) => raw.includes('Again, '))).toEqual([])
  })

  it('is found in other fields than those for addresses', async () => {
    const other = await addLead(db(), ann, {
      entries: [{ name: 'friend', label: 'Your friend', value: 'Fred@example.com' }],
    })
    const { body } = await send('POST', 'lead-people', { person: 'fred@example.com' })
    expect(body.leads).toMatchObject([{ _id: other }])
  })

  it.each([
    ['several addresses of one field', 'Ann@example.com, Gil@example.com', 'gil@example.com'],
    ['the second address of several', 'Gil2@example.com,ann@example.com', ' GIL2@example.com'],
    ['lines', 'Gil3@example.com\n', 'gil3@example.com'],
    ['several numbers', '+44 20 7946 0001; +44 20 7946 0002', '+442079460002'],
    ['a number with a line break', '\n+44 20 7946 0003', '+442079460003'],
  ])('is found in %s', async (_, value, person) => {
    const id = await addLead(db(), ann, { entries: [{ name: 'all', label: 'All', value }] })
    const others = value.replaceAll(/gil|\+44/gi, (start) => `${start}0`)
    await addLead(db(), ann, { entries: [{ name: 'all', label: 'All', value: others }] })
    expect((await send('POST', 'lead-people', { person })).body.leads).toMatchObject([{ _id: id }])
    const { body } = await send('DELETE', `lead-people?person=${encodeURIComponent(person)}`)
    expect(body).toEqual({ leads: 1 })
  })

  it('is found by an address as it was typed, also if its domain is stored in ASCII', async () => {
    const id = await addLead(db(), ann, {
      email: 'Gil@xn--mller-kva.example',
      entries: [{ name: 'email', label: 'Email', value: 'Gil@MÜLLER.example' }],
    })
    for (const person of ['gil@müller.example', 'gil@MÜLLER.example', 'gil@xn--mller-kva.example'])
      expect((await send('POST', 'lead-people', { person })).body.leads).toMatchObject([{ _id: id }])
  })
})

describe('retention', () => {
  it('of one day deletes thousands of leads at once, and none of another site', async () => {
    const [due, other] = [await addSite(db(), bob, 'Due'), await addSite(db(), bob, 'Other')]
    await db()
      .insertInto('leadSettings')
      .values({ siteId: due, accountId: bob.accountId, createdBy: null, retentionDays: 1 })
      .execute()
    await sql`
      insert into leads (id, account_id, status, site_id, site_name, form_name, entries, created_at)
      select gen_random_uuid(), ${bob.accountId}, 'new', case when n <= 1201 then ${due}::uuid else ${other}::uuid end,
        'Due', 'Contact', '[]', now() - case when n = 1 then interval '23 hours' else interval '25 hours' end
      from generate_series(1, 1203) as n`.execute(db())
    await Promise.all([purgeOldLeads(api.context), purgeOldLeads(api.context)])
    const { rows } = await sql<{ siteId: string; count: number }>`
      select site_id, count(*)::int from leads where site_id in (${due}, ${other}) group by 1`.execute(db())
    expect(new Map(rows.map(({ siteId, count }) => [siteId, count]))).toEqual(
      new Map([
        [due, 1],
        [other, 2],
      ]),
    )
    await db().deleteFrom('leads').where('accountId', '=', bob.accountId).execute()
  })

  const day = 24 * 3_600_000
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
  const left = async () => {
    const rows = await db().selectFrom('leads').select('id').where('accountId', '=', bob.accountId).execute()
    return rows.map(({ id }) => id).toSorted()
  }

  it('deletes leads of a site after its days, also once the site is deleted', async () => {
    const [short, long] = [await addSite(db(), bob, 'Short'), await addSite(db(), bob, 'Long')]
    await send('PATCH', `lead-settings/${short}`, { retentionDays: 30 }, bob)
    await addLead(db(), bob, { siteId: short, createdAt: ago(31) })
    const kept = [
      await addLead(db(), bob, { siteId: short, createdAt: ago(29) }),
      await addLead(db(), bob, { siteId: long, createdAt: ago(400) }),
      await addLead(db(), bob, { createdAt: ago(400) }),
    ].toSorted()
    await purgeOldLeads(api.context)
    expect(await left()).toEqual(kept)
    await db().deleteFrom('sites').where('id', '=', short).execute()
    await purgeOldLeads(api.context)
    expect(await left()).toEqual(kept)
    await purgeOldLeads({ ...api.context, now: () => new Date(Date.now() + 2 * day) })
    expect(await left()).toHaveLength(2)
  })
})

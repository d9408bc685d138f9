import { beforeEach, describe, expect, it } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import type { TestUser } from '../../../testing/worlds/start-api.ts'
import { addLead, addSite } from '../testing/add-lead.ts'
import { useInbox } from '../testing/use-inbox.ts'

const { db, newUser, callsAs } = useInbox()
let ann: TestUser
beforeEach(async () => {
  ann = await newUser()
})
const send = callsAs(() => ann)

interface Calls {
  readonly pagePath: string
  readonly calls: number
  readonly pageId?: string
  readonly campaign?: string
  readonly day?: string
}

const addCalls = (siteId: string, given: Calls) =>
  db()
    .insertInto('leadCalls')
    .values({ accountId: ann.accountId, siteId, day: '2026-03-01', ...given })
    .execute()

const addPage = async (siteId: string): Promise<string> => {
  const id = uuidV7()
  const texts = { name: 'Contact', slug: 'contact', document: '{}', html: '' }
  await db()
    .insertInto('sitePages')
    .values({ id, accountId: ann.accountId, siteId, position: 0, ...texts })
    .execute()
  return id
}

it('counts new leads and spam as they change', async () => {
  const [id] = [
    await addLead(db(), ann),
    await addLead(db(), ann),
    await addLead(db(), ann, { status: 'spam' }),
  ]
  expect((await send('GET', 'lead-counts')).body).toEqual({ new: 2, spam: 1 })
  await send('PATCH', `leads/${id}`, { status: 'read' })
  expect((await send('GET', 'lead-counts')).body).toEqual({ new: 1, spam: 1 })
  await send('DELETE', `leads/${id}`)
  expect((await send('GET', 'lead-counts')).body).toEqual({ new: 1, spam: 1 })
})

describe('totals', () => {
  it('by site have leads, won ones, values by currency and calls, and no spam', async () => {
    const [one, two] = [await addSite(db(), ann, 'One'), await addSite(db(), ann, 'Two')]
    await addLead(db(), ann, { siteId: one, status: 'won', value: 5_000, currency: 'EUR' })
    await addLead(db(), ann, { siteId: one, status: 'won', value: 7_000, currency: 'EUR' })
    await addLead(db(), ann, { siteId: one, status: 'won', value: 300, currency: 'USD' })
    await addLead(db(), ann, { siteId: one, status: 'lost', value: 900 })
    await addLead(db(), ann, { siteId: one, status: 'spam' })
    await addLead(db(), ann, { siteId: null })
    await addCalls(two, { pagePath: '', calls: 4 })
    await addCalls(two, { pagePath: 'contact/', calls: 3 })
    expect((await send('GET', 'lead-totals?by=site')).body).toEqual([
      { of: one, name: 'One', leads: 4, won: 3, calls: 0, value: { EUR: 12_000, USD: 300 } },
      { of: null, name: '', leads: 1, won: 0, calls: 0, value: {} },
      { of: two, name: 'Two', leads: 0, won: 0, calls: 7, value: {} },
    ])
  })

  it('have calls by page and campaign, with those of neither', async () => {
    const siteId = await addSite(db(), ann, 'One')
    const pageId = await addPage(siteId)
    await addCalls(siteId, { pageId, pagePath: 'a/', calls: 2 })
    await addCalls(siteId, { pageId, pagePath: 'b/', calls: 3 })
    await addCalls(siteId, { pagePath: 'gone/', calls: 1, campaign: uuidV7() })
    await addLead(db(), ann, { siteId })
    expect((await send('GET', `lead-totals?by=page&siteId=${siteId}`)).body).toEqual([
      { of: null, name: '', leads: 1, won: 0, calls: 1, value: {} },
      { of: pageId, name: 'Contact', leads: 0, won: 0, calls: 5, value: {} },
    ])
    const byCampaign = (await send('GET', `lead-totals?by=campaign&siteId=${siteId}`)).body
    expect(byCampaign.map(({ calls }: { calls: number }) => calls)).toEqual([5, 1])
    expect(byCampaign[0]).toEqual({ of: null, name: '', leads: 1, won: 0, calls: 5, value: {} })
  })

  it('have the calls of the days that the range touches', async () => {
    const siteId = await addSite(db(), ann, 'One')
    for (const [at, day] of ['2026-03-01', '2026-03-02', '2026-03-03'].entries())
      await addCalls(siteId, { pagePath: '', day, calls: 10 ** at })
    const callsIn = async (range: string) =>
      (await send('GET', `lead-totals?by=site&siteId=${siteId}&${range}`)).body[0]?.calls ?? 0
    expect(await callsIn('from=2026-03-02T10:00:00.000Z')).toBe(110)
    expect(await callsIn('to=2026-03-02T00:00:00.000Z')).toBe(1)
    expect(await callsIn('to=2026-03-02T10:00:00.000Z')).toBe(11)
    expect(await callsIn('from=2026-03-04T00:00:00.000Z')).toBe(0)
  })

  it('are of a range of dates and of one site', async () => {
    const siteId = await addSite(db(), ann, 'One')
    for (const day of ['01', '02', '03'])
      await addLead(db(), ann, { siteId, createdAt: `2026-03-${day}T10:00:00.000Z` })
    await addLead(db(), ann, { createdAt: '2026-03-02T10:00:00.000Z' })
    const query = `by=page&siteId=${siteId}&from=2026-03-02T00:00:00.000Z&to=2026-03-03T00:00:00.000Z`
    expect((await send('GET', `lead-totals?${query}`)).body).toMatchObject([{ of: null, leads: 1 }])
    expect((await send('GET', 'lead-totals?by=visitor')).status).toBe(400)
    expect((await send('GET', 'lead-totals')).status).toBe(400)
    const bob = await newUser()
    expect((await send('GET', `lead-totals?by=site&siteId=${siteId}`, undefined, bob)).body).toEqual([])
  })
})

describe('own words', () => {
  it('are stored in lower case, once each, and replaced as a whole', async () => {
    const { body } = await send('PATCH', 'lead-words', { words: ['Casino', 'casino', 'SEO offer', '#hash'] })
    expect(body).toEqual({ words: ['casino', 'hash', 'seo offer'] })
    await send('PATCH', 'lead-words', { words: ['crypto'] })
    expect((await send('GET', 'lead-words')).body).toEqual({ words: ['crypto'] })
  })

  it('keep what decisions taught', async () => {
    const id = await addLead(db(), ann, { message: 'casino' })
    await send('PATCH', `leads/${id}`, { status: 'spam' })
    await send('PATCH', 'lead-words', { words: [] })
    const taught = await db()
      .selectFrom('leadWords')
      .select('spamCount')
      .where('accountId', '=', ann.accountId)
      .execute()
    expect(taught).toEqual([{ spamCount: 1 }, { spamCount: 1 }])
  })
})

describe('settings of a site', () => {
  it('have defaults until they are changed, and change one by one', async () => {
    const siteId = await addSite(db(), ann)
    expect((await send('GET', `lead-settings/${siteId}`)).body).toMatchObject({
      _id: siteId,
      siteId,
      recipients: [],
      mailsEach: true,
      retentionDays: null,
      countCalls: 'hosted',
      trackingNumber: '',
    })
    await send('PATCH', `lead-settings/${siteId}`, { recipients: ['ada@example.com'] })
    await send('PATCH', `lead-settings/${siteId}`, { retentionDays: 90, autoreplySubject: 'Thanks' })
    expect((await send('GET', `lead-settings/${siteId}`)).body).toMatchObject({
      recipients: ['ada@example.com'],
      retentionDays: 90,
      autoreplySubject: 'Thanks',
      mailsEach: true,
    })
    await send('PATCH', `lead-settings/${siteId}`, { countCalls: 'redirect' })
    const { body } = await send('PATCH', `lead-settings/${siteId}`, { trackingNumber: ' +1 555 0199 ' })
    expect(body).toMatchObject({ countCalls: 'redirect', trackingNumber: '+1 555 0199', retentionDays: 90 })
    expect((await send('GET', `lead-settings/${siteId}`)).body).toEqual(body)
    const { site } = (await send('GET', `cloud-builder/${siteId}`)).body
    expect(site.trackingNumber).toBe('+1 555 0199')
    await send('PATCH', `lead-settings/${siteId}`, { trackingNumber: '' })
    expect((await send('GET', `lead-settings/${siteId}`)).body.trackingNumber).toBe('')
  })

  it.each([
    ['a recipient that is no address', { recipients: ['ada'] }],
    ['a second header in the subject', { autoreplySubject: 'Hi\r\nBcc: eve@example.com' }],
    ['no days at all', { retentionDays: 0 }],
    ['an unknown way to count calls', { countCalls: 'always' }],
    ['a tracking number without digits', { trackingNumber: 'call us' }],
    ['a tracking number on two lines', { trackingNumber: '555 0199\n555 0200' }],
    ['a tracking number of 41 characters', { trackingNumber: '5'.repeat(41) }],
  ])('refuse %s', async (_what, change) => {
    const siteId = await addSite(db(), ann)
    expect((await send('PATCH', `lead-settings/${siteId}`, change)).status).toBe(400)
  })

  it('are those of own sites only', async () => {
    const siteId = await addSite(db(), ann)
    const bob = await newUser()
    expect((await send('GET', `lead-settings/${siteId}`, undefined, bob)).status).toBe(404)
    expect((await send('PATCH', `lead-settings/${siteId}`, { retentionDays: 1 }, bob)).status).toBe(404)
    expect((await send('GET', `lead-settings/${siteId}`)).body.retentionDays).toBe(null)
  })
})

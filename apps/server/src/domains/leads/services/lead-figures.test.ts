import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { addLead, addSite } from '../testing/add-lead.ts'

let api: TestApi
let ann: TestUser
beforeAll(async () => {
  api = await startTestApi()
  await signUp(api)
})
beforeEach(async () => {
  ann = await signUp(api)
})
afterAll(() => api.stop())

const db = () => api.database.db
const send = (method: string, path: string, body?: unknown, user = ann) =>
  call(api, method, `/api/${path}`, { token: user.token, body })

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
  it('by site have leads, won ones and values by currency, and no spam', async () => {
    const one = await addSite(db(), ann, 'One')
    await addLead(db(), ann, { siteId: one, status: 'won', value: 5_000, currency: 'EUR' })
    await addLead(db(), ann, { siteId: one, status: 'won', value: 7_000, currency: 'EUR' })
    await addLead(db(), ann, { siteId: one, status: 'won', value: 300, currency: 'USD' })
    await addLead(db(), ann, { siteId: one, status: 'lost', value: 900 })
    await addLead(db(), ann, { siteId: one, status: 'spam' })
    await addLead(db(), ann, { siteId: null })
    expect((await send('GET', 'lead-totals?by=site')).body).toEqual([
      { of: one, name: 'One', leads: 4, won: 3, value: { EUR: 12_000, USD: 300 } },
      { of: null, name: '', leads: 1, won: 0, value: {} },
    ])
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
    const bob = await signUp(api)
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
    })
    await send('PATCH', `lead-settings/${siteId}`, { recipients: ['ada@example.com'] })
    await send('PATCH', `lead-settings/${siteId}`, { retentionDays: 90, autoreplySubject: 'Thanks' })
    expect((await send('GET', `lead-settings/${siteId}`)).body).toMatchObject({
      recipients: ['ada@example.com'],
      retentionDays: 90,
      autoreplySubject: 'Thanks',
      mailsEach: true,
    })
  })

  it.each([
    ['a recipient that is no address', { recipients: ['ada'] }],
    ['a second header in the subject', { autoreplySubject: 'Hi\r\nBcc: eve@example.com' }],
    ['no days at all', { retentionDays: 0 }],
  ])('refuse %s', async (_what, change) => {
    const siteId = await addSite(db(), ann)
    expect((await send('PATCH', `lead-settings/${siteId}`, change)).status).toBe(400)
  })

  it('are those of own sites only', async () => {
    const siteId = await addSite(db(), ann)
    const bob = await signUp(api)
    expect((await send('GET', `lead-settings/${siteId}`, undefined, bob)).status).toBe(404)
    expect((await send('PATCH', `lead-settings/${siteId}`, { retentionDays: 1 }, bob)).status).toBe(404)
    expect((await send('GET', `lead-settings/${siteId}`)).body.retentionDays).toBe(null)
  })
})

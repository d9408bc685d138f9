import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let owner: TestUser
beforeAll(async () => {
  api = await startTestApi()
  await signUp(api)
})
afterAll(() => api.stop())
beforeEach(async () => {
  owner = await signUp(api)
})

const ask = (body: object, { token } = owner) => call(api, 'POST', '/api/demo-account', { token, body })
const get = async (path: string) => (await call(api, 'GET', `/api/${path}`, { token: owner.token })).body

/** Counts the account's rows in each table that may hold sample data or follow from it. */
const rows = async () => {
  const tables = ['naps', 'categories', 'articles', 'article_versions', 'properties', 'campaigns', 'sites']
  const parts = ['sub_properties', 'cloud_pages']
  const counts: Record<string, number> = {}
  for (const table of [
    ...tables,
    ...parts,
    'site_pages',
    'usage_counters',
    'mails',
    'runs',
    'demo_records',
  ]) {
    const column = table === 'mails' || table === 'article_versions' ? null : 'account_id'
    if (column === null) continue
    const found = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where account_id = ${owner.accountId}`.execute(
      api.database.db,
    )
    counts[table] = found.rows[0]?.count ?? 0
  }
  return counts
}

it('sample data is added once, even concurrently, and removed without a trace', async () => {
  const body = { businessName: 'Mine', address1: '1 Elm', phone: '555 1' }
  await call(api, 'POST', '/api/naps', { token: owner.token, body })
  const before = await rows()
  const answers = await Promise.all([ask({ action: 'fill' }), ask({ action: 'fill' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const filled = await rows()
  expect(filled).toMatchObject({ naps: 3, categories: 2, articles: 3, properties: 2, campaigns: 1, sites: 1 })
  expect(filled).toMatchObject({ sub_properties: 2, cloud_pages: 1 })
  expect(filled['usage_counters']).toBe(before['usage_counters'])
  const { records } = await get('demo-account')
  expect(records).toHaveLength(12)
  for (const { name, changed } of records) {
    expect(name).toMatch(/^Example: /)
    expect(changed).toBe(false)
  }
  expect((await ask({ action: 'empty' })).status).toBe(201)
  expect(await rows()).toEqual(before)
  expect((await get('demo-account')).records).toEqual([])
  expect((await ask({ action: 'empty' })).status).toBe(201)
  expect((await ask({ action: 'fill' })).status).toBe(201)
})

it('removing changed sample data needs a choice and keeps the user’s records', async () => {
  await ask({ action: 'fill' })
  const article = (await get('articles')).data[0]
  await call(api, 'PATCH', `/api/articles/${article._id}`, { token: owner.token, body: { title: 'My own' } })
  await call(api, 'POST', '/api/articles', { token: owner.token, body: { title: 'Made here' } })
  const asked = await ask({ action: 'empty' })
  expect(asked).toMatchObject({ status: 409, body: { message: expect.stringContaining('“My own”') } })
  expect((await rows())['articles']).toBe(4)
  await ask({ action: 'empty', changed: 'keep' })
  expect((await get('articles')).data.map(({ title }: { title: string }) => title).sort()).toEqual([
    'Made here',
    'My own',
  ])
  expect(await rows()).toMatchObject({ naps: 0, sites: 0, campaigns: 0, properties: 0, demo_records: 0 })

  await ask({ action: 'fill' })
  const other = (await get('articles?title=Example: When to prune an apple tree')).data[0]
  await call(api, 'PATCH', `/api/articles/${other._id}`, { token: owner.token, body: { title: 'Again' } })
  expect((await ask({ action: 'empty', changed: 'delete' })).status).toBe(201)
  expect((await rows())['articles']).toBe(2)
})

it('sample data has a page with its listing and a campaign ready to plan', async () => {
  await ask({ action: 'fill' })
  const [page] = (await get('cloud-pages')).data
  const { napId, html } = await get(`cloud-pages/${page._id}`)
  expect((await get(`naps/${napId}`)).businessName).toBe('Example: Green Acre Gardens')
  expect(html).toContain('{')
  const [campaign] = (await get('campaigns')).data
  expect(campaign.targets).toHaveLength(2)
  const body = { campaignId: campaign._id }
  const plan = await call(api, 'POST', '/api/campaign-plans', { token: owner.token, body })
  expect(plan.status).toBe(201)
  const { data } = await get(`campaign-jobs?campaignId=${campaign._id}`)
  expect(data).toHaveLength(3)
})

it('removing sample data keeps the listing of a page that stays', async () => {
  await ask({ action: 'fill' })
  const [page] = (await get('cloud-pages')).data
  await call(api, 'PATCH', `/api/cloud-pages/${page._id}`, { token: owner.token, body: { name: 'My own' } })
  expect((await ask({ action: 'empty', changed: 'keep' })).status).toBe(201)
  expect(await rows()).toMatchObject({ cloud_pages: 1, naps: 1, campaigns: 0, sub_properties: 0 })
})

it('sample data with a running campaign can’t be removed', async () => {
  await ask({ action: 'fill' })
  await sql`update campaigns set status = 'running' where account_id = ${owner.accountId}`.execute(
    api.database.db,
  )
  const answer = await ask({ action: 'empty', changed: 'delete' })
  expect(answer.status).toBe(409)
  expect(answer.body.message).toContain('Cancel it')
  expect((await rows())['articles']).toBe(3)
})

it.each([{}, { action: 'burn' }, { action: 'empty', changed: 'all' }, { action: 'fill', more: 1 }])(
  'sample data returns 400 for %j',
  async (body) => expect((await ask(body)).status).toBe(400),
)

it('sample data of another account is neither shown nor removed', async () => {
  await ask({ action: 'fill' })
  const stranger = await signUp(api)
  const theirs = await call(api, 'GET', '/api/demo-account', { token: stranger.token })
  expect(theirs.body).toEqual({ records: [] })
  await ask({ action: 'empty', changed: 'delete' }, stranger)
  expect((await get('demo-account')).records).toHaveLength(12)
})

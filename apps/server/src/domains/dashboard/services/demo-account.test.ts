import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoRecord } from '@web2/contract/dashboard'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
const patch = (path: string, body: object) => call(api, 'PATCH', `/api/${path}`, { token: owner.token, body })

/** Counts the account's rows in each table that may hold sample data or follow from it. */
const rows = async () => {
  const tables = [
    ...['naps', 'categories', 'articles', 'article_versions', 'deleted_articles', 'properties'],
    ...[
      'sub_properties',
      'campaigns',
      'campaign_jobs',
      'campaign_logs',
      'post_links',
      'cloud_pages',
      'sites',
    ],
    ...[
      'site_pages',
      'turbos',
      'turbo_pages',
      'media_files',
      'media_folders',
      'image_rights',
      'demo_records',
    ],
    ...['usage_counters', 'runs', 'notifications', 'webhook_deliveries', 'publications'],
  ]
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const found = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where account_id = ${owner.accountId}`.execute(
      api.database.db,
    )
    counts[table] = found.rows[0]?.count ?? 0
  }
  return counts
}

const mails = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from mails`.execute(api.database.db)).rows[0]
    ?.count

const filled = {
  naps: 2,
  categories: 2,
  articles: 12,
  properties: 5,
  sub_properties: 5,
  campaigns: 1,
  campaign_jobs: 28,
  campaign_logs: 18,
  post_links: 30,
  cloud_pages: 2,
  sites: 1,
  turbos: 1,
  media_files: 24,
  media_folders: 1,
  image_rights: 24,
}

describe('sample data', () => {
  it('is added once, even concurrently, and removed without a trace', async () => {
    const nap = { businessName: 'Mine', address1: '1 Elm', phone: '555 1' }
    await call(api, 'POST', '/api/naps', { token: owner.token, body: nap })
    const body = { name: 'All', url: 'https://hooks.example/in', events: ['article.ready', 'post.published'] }
    expect((await call(api, 'POST', '/api/webhooks', { token: owner.token, body })).status).toBe(201)
    const [before, mailsBefore] = [await rows(), await mails()]
    const answers = await Promise.all([ask({ action: 'fill' }), ask({ action: 'fill' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const after = await rows()
    expect(after).toMatchObject({ ...filled, naps: 3 })
    for (const table of ['usage_counters', 'runs', 'notifications', 'webhook_deliveries', 'publications'])
      expect([table, after[table]]).toEqual([table, before[table]])
    expect(await mails()).toBe(mailsBefore)
    const { records } = await get('demo-account')
    expect(records).toHaveLength(51)
    expect(records.filter(({ changed }: DemoRecord) => changed)).toEqual([])
    const images = (
      await sql<{ sha256: string }>`
      select sha256 from media_files where account_id = ${owner.accountId}`.execute(api.database.db)
    ).rows
    const fileOf = ({ sha256 }: { sha256: string }) =>
      access(
        join(
          api.context.config.dataDir,
          ...['media', owner.accountId, sha256.slice(0, 2), `${sha256.slice(0, 32)}.webp`],
        ),
      )
    await Promise.all(images.map(fileOf))
    expect((await ask({ action: 'empty' })).status).toBe(201)
    expect(await rows()).toEqual(before)
    for (const image of images) await expect(fileOf(image)).rejects.toThrow('ENOENT')
    expect((await get('demo-account')).records).toEqual([])
    expect((await ask({ action: 'empty' })).status).toBe(201)
    expect((await ask({ action: 'fill' })).status).toBe(201)
  })

  it('has no mark of a sample in names and public texts', async () => {
    await ask({ action: 'fill' })
    const { records } = await get('demo-account')
    for (const { kind, name } of records as DemoRecord[])
      if (kind !== 'folder') expect(name).not.toMatch(/\b(?:example|sample|demo)\b/i)
    const { data } = await get('articles?$limit=50')
    for (const { _id } of data) {
      const { text, title, metaTitle, metaDescription, featuredImage } = await get(`articles/${_id}`)
      expect(`${title} ${metaTitle} ${metaDescription} ${text}`).not.toMatch(
        /\b(?:sample data|demo)\b|example:/i,
      )
      expect(text).toMatch(/<img src="\/media\/[^"]+\.webp" alt="[^"]{20,}"/)
      expect(featuredImage).toMatch(/^\/media\/.+\.webp$/)
    }
  })

  it('records that the product generated its images', async () => {
    await ask({ action: 'fill' })
    const { data, total } = await get('image-rights?$limit=50')
    expect(total).toBe(24)
    for (const rights of data)
      expect(rights).toMatchObject({ sourceTitle: 'Web 2 Manager', creditRequired: false, model: null })
  })

  it('has a campaign half done whose month of posts the dashboard shows', async () => {
    await ask({ action: 'fill' })
    const [campaign] = (await get('campaigns')).data
    expect(campaign).toMatchObject({ status: 'paused', published: 16, planned: 12, failed: 0, message: '' })
    const { data: posts } = await get(`campaign-jobs?campaignId=${campaign._id}&$limit=50&$sort[runAt]=1`)
    const now = Date.now()
    const month = 31 * 86_400_000
    for (const { status, publishedAt, runAt, url } of posts) {
      const ago = now - Date.parse(publishedAt ?? runAt)
      if (status === 'published') {
        expect(ago).toBeGreaterThan(0)
        expect(ago).toBeLessThan(month)
        expect(url).toMatch(/^https:\/\/[a-z-]+\.example\/\d{4}\/\d\d\/[a-z-]+\/$/)
      } else {
        expect(status).toBe('planned')
        expect(ago).toBeLessThan(0)
      }
    }
    const pairs = posts.map(
      ({ articleId, subPropertyId }: Record<string, string>) => articleId! + subPropertyId!,
    )
    expect(new Set(pairs).size).toBe(28)
    const { days, counts } = await get('dashboard')
    const perDay = days.map((day: { posts: number }) => day.posts)
    expect(perDay.reduce((sum: number, count: number) => sum + count, 0)).toBe(16)
    expect(counts).toMatchObject({ properties: { verified: 5 }, links: { ok: 28, broken: 1, lost: 1 } })
    const { data: lines } = await get(`campaign-logs?campaignId=${campaign._id}&$limit=50&$sort[createdAt]=1`)
    const events = lines.map(({ event }: { event: string }) => event)
    expect(events).toEqual(['approved', ...Array.from({ length: 16 }, () => 'published'), 'paused'])
  })

  it('has links of which two have a problem', async () => {
    await ask({ action: 'fill' })
    const { data } = await get('post-links?$limit=50')
    const troubled = data.filter(({ status }: { status: string }) => status !== 'ok')
    expect(troubled.map(({ status }: { status: string }) => status).sort()).toEqual(['broken', 'lost'])
    for (const { message } of troubled) expect(message).not.toBe('')
  })

  it('has a page with its listing and a site project without problems', async () => {
    await ask({ action: 'fill' })
    const page = (await get('cloud-pages')).data.find(({ name }: { name: string }) =>
      name.startsWith('Contact'),
    )
    const { napId, html } = await get(`cloud-pages/${page._id}`)
    expect((await get(`naps/${napId}`)).businessName).toBe('Green Acre Gardens')
    expect(html).toContain('{')
    const [project] = (await get('cloud-sites-turbo')).data
    expect(project).toMatchObject({ status: 'draft', plan: null, clouds: [], siteCount: 0 })
    expect(project.lists.map(({ values }: { values: string[] }) => values.length)).toEqual([6, 10])
    const { name, source, lists, mode, seed, pages, address, pageName, title, description } = project
    const { rules, listing, structure, sitePer, siteName, rootSlug, email, clouds, brakes } = project
    const checked = await call(api, 'POST', '/api/turbo-checks', {
      token: owner.token,
      body: {
        ...{ name, source, lists, mode, seed, pages, address, pageName, title, description },
        ...{ rules, listing, structure, sitePer, siteName, rootSlug, email, clouds, brakes },
      },
    })
    expect(checked).toMatchObject({ status: 201, body: { problems: {}, pages: 60 } })
  })
})

describe('removing sample data', () => {
  it('needs a choice about changed records and keeps the user’s records', async () => {
    await ask({ action: 'fill' })
    const article = (await get('articles?title=Clay soil: how to turn heavy ground into rich borders'))
      .data[0]
    await patch(`articles/${article._id}`, { title: 'My own' })
    await call(api, 'POST', '/api/articles', { token: owner.token, body: { title: 'Made here' } })
    const asked = await ask({ action: 'empty' })
    expect(asked).toMatchObject({ status: 409, body: { message: expect.stringContaining('“My own”') } })
    expect((await rows())['articles']).toBe(13)
    await ask({ action: 'empty', changed: 'keep' })
    expect((await get('articles')).data.map(({ title }: { title: string }) => title).sort()).toEqual([
      'Made here',
      'My own',
    ])
    // the images of the kept article stay with their folder
    const kept = { media_files: 2, image_rights: 2, media_folders: 1 }
    expect(await rows()).toMatchObject({
      ...{ naps: 0, sites: 0, campaigns: 0, properties: 0, turbos: 0, post_links: 0, campaign_logs: 0 },
      ...{ demo_records: 0, ...kept },
    })

    await ask({ action: 'fill' })
    const other = (await get('articles?title=How to prune an apple tree in winter')).data[0]
    await patch(`articles/${other._id}`, { title: 'Again' })
    expect((await ask({ action: 'empty', changed: 'delete' })).status).toBe(201)
    expect(await rows()).toMatchObject({ articles: 2, media_files: 2 })
  })

  it('keeps the images that the user’s own article shows', async () => {
    await ask({ action: 'fill' })
    const { featuredImage } = (await get('articles')).data[0]
    const body = { title: 'Mine', text: `<p><img src="${featuredImage}" alt="Mine"></p>` }
    await call(api, 'POST', '/api/articles', { token: owner.token, body })
    expect((await ask({ action: 'empty' })).status).toBe(201)
    expect(await rows()).toMatchObject({ articles: 1, media_files: 1, image_rights: 1, media_folders: 1 })
    expect((await fetch(api.url + featuredImage)).status).toBe(200)
  })

  it('deletes sample articles in the trash with their images', async () => {
    const before = await rows()
    await ask({ action: 'fill' })
    const [article] = (await get('articles')).data
    await call(api, 'DELETE', `/api/articles/${article._id}`, { token: owner.token })
    expect((await rows())['deleted_articles']).toBe(1)
    expect((await ask({ action: 'empty', changed: 'delete' })).status).toBe(201)
    expect(await rows()).toEqual(before)
  })

  it('keeps the listing of a page that stays', async () => {
    await ask({ action: 'fill' })
    const [page] = (await get('cloud-pages')).data
    await patch(`cloud-pages/${page._id}`, { name: 'My own' })
    expect((await ask({ action: 'empty', changed: 'keep' })).status).toBe(201)
    expect(await rows()).toMatchObject({ cloud_pages: 1, naps: 1, campaigns: 0, sub_properties: 0 })
  })

  it('keeps the page and the listing of a site project that stays', async () => {
    await ask({ action: 'fill' })
    const [project] = (await get('cloud-sites-turbo')).data
    await patch(`cloud-sites-turbo/${project._id}`, { pageName: '{service} near {place}' })
    expect((await ask({ action: 'empty', changed: 'keep' })).status).toBe(201)
    expect(await rows()).toMatchObject({ turbos: 1, cloud_pages: 1, naps: 1, sites: 0, campaigns: 0 })
  })

  it('keeps log and links of a campaign that stays', async () => {
    await ask({ action: 'fill' })
    const [campaign] = (await get('campaigns')).data
    await patch(`campaigns/${campaign._id}`, { status: 'cancelled' })
    expect((await ask({ action: 'empty', changed: 'keep' })).status).toBe(201)
    expect(await rows()).toMatchObject({ campaigns: 1, campaign_jobs: 28, campaign_logs: 19, post_links: 30 })
    // its log is a log like any other again
    await expect(
      sql`delete from campaign_logs where account_id = ${owner.accountId}`.execute(api.database.db),
    ).rejects.toThrow('Lines of campaign logs are never changed.')
  })

  it('is refused while the campaign is running', async () => {
    await ask({ action: 'fill' })
    const set = (status: string) =>
      sql`update campaigns set status = ${status} where account_id = ${owner.accountId}`.execute(
        api.database.db,
      )
    await set('running')
    const answer = await ask({ action: 'empty', changed: 'delete' })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message:
          'The campaign “Garden guides for Bristol” is running. Cancel it, then remove the sample data.',
      },
    })
    expect((await rows())['articles']).toBe(12)
    await set('cancelled')
    expect((await ask({ action: 'empty', changed: 'delete' })).status).toBe(201)
  })

  it('is refused while the site project is running', async () => {
    await ask({ action: 'fill' })
    await sql`update turbos set status = 'planning' where account_id = ${owner.accountId}`.execute(
      api.database.db,
    )
    const answer = await ask({ action: 'empty' })
    expect(answer.status).toBe(409)
    expect(answer.body.message).toContain('“Garden services around Bristol” is running')
    expect((await rows())['turbos']).toBe(1)
  })
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
  expect((await get('demo-account')).records).toHaveLength(51)
})

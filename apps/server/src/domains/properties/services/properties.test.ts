import { httpNotAllowed } from '@web2/contract/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let ann: TestUser
let bob: TestUser
const woken: object[] = []
beforeAll(async () => {
  const enqueue = (_transaction: unknown, _job: unknown, payload: object) => {
    woken.push(payload)
    return Promise.resolve()
  }
  api = await startTestApi({ jobs: { enqueue } })
  ann = await signUp(api)
  bob = await signUp(api)
})
afterAll(() => api.stop())

const send = (user: TestUser, method: string, path: string, body?: unknown) =>
  call(api, method, `/api/${path}`, { token: user.token, body })
let sites = 0
const site = () => `https://blog${(sites += 1)}.example.com`
const add = async (change: object = {}, user = ann) =>
  (await send(user, 'POST', 'properties', { propertyType: 'wordpress', url: site(), ...change })).body
const rowOf = (id: string) =>
  api.database.db.selectFrom('properties').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('properties', () => {
  it('forget a password when the origin of their URL changes, and require confirmation for http', async () => {
    const url = site()
    const added = await add({ url, username: 'ann', secrets: { password: 'one' } })
    const change = (body: object) => send(ann, 'PATCH', `properties/${added._id}`, body)
    const isKept = async (body: object) => (await change(body)).body.connected
    const secrets = { password: 'one' }
    for (const other of [url.replace('//', '//www.'), `${url}:8443`]) {
      expect(await isKept({ url: other })).toBe(false)
      expect(await isKept({ url, secrets })).toBe(true)
    }
    const plain = url.replace('https', 'http')
    const refused = { status: 400, body: { errors: { allowsHttp: httpNotAllowed } } }
    expect(await change({ url: plain, secrets })).toMatchObject(refused)
    expect(await change({ url: plain })).toMatchObject(refused)
    expect(await isKept({ url: plain, allowsHttp: true })).toBe(false)
    expect(await change({ secrets })).toMatchObject(refused)
    expect(await isKept({ secrets, allowsHttp: true })).toBe(true)
    expect(await isKept({ name: 'Roses' })).toBe(true)
    expect(await isKept({ url })).toBe(false)
  })

  it('need no confirmation for http if their secrets are sent elsewhere', async () => {
    const plain = (change: object = {}) => ({
      ...{ propertyType: 'wordpress', url: site().replace('https', 'http'), ...change },
    })
    const post = (body: object) => send(ann, 'POST', 'properties', body)
    expect(await post(plain())).toMatchObject({
      status: 400,
      body: { errors: { allowsHttp: httpNotAllowed } },
    })
    expect((await post(plain({ allowsHttp: true }))).status).toBe(201)
    expect((await post(plain({ propertyType: 'weebly' }))).status).toBe(201)
  })

  it('are added with the type’s connection method, waiting to be connected', async () => {
    const url = site()
    const added = await add({ url: ` ${url.toUpperCase()}/wp-admin/profile.php?x=1#top ` })
    expect(added).toMatchObject({
      propertyType: 'wordpress',
      means: 'application-password',
      url,
      name: new URL(url).host,
      status: 'new',
      connected: false,
      subPropertyCount: 0,
      postsThisMonth: 0,
      lastPostAt: null,
    })
    expect(await add({ propertyType: 'gsites', url: 'sites.google.com/view/shop' })).toMatchObject({
      means: 'assisted',
      url: 'https://sites.google.com/view/shop',
      name: 'shop',
    })
  })

  it('seal secrets and never return them', async () => {
    const password = 'abcd EFGH ijkl MNOP qrst UVWX'
    const added = await add({ username: 'ann', secrets: { password } })
    expect(added.connected).toBe(true)
    const shown = JSON.stringify([added, (await send(ann, 'GET', 'properties?$limit=100')).body])
    expect(shown).not.toContain('MNOP')
    expect(shown).not.toMatch(/sealed/i)
    expect(JSON.stringify(await rowOf(added._id))).not.toContain('MNOP')
    const rows = await api.database.db.selectFrom('outbox').select('record').execute()
    expect(JSON.stringify(rows)).not.toMatch(/MNOP|sealed/i)
  })

  it.each([
    [{ url: 'no address' }, 'url'],
    [{ url: 'ftp://files.example.com' }, 'url'],
    [{ url: 'https://ann:secret@blog.example.com' }, 'url'],
    [{ url: 'http://127.0.0.1:8080' }, 'url'],
    [{ url: 'http://[::1]/' }, 'url'],
    [{ url: 'http://0x7f.1/' }, 'url'],
    [{ url: 'http://169.254.169.254/latest' }, 'url'],
    [{ url: 'http://localhost/blog' }, 'url'],
    [{ url: 'http://router.local' }, 'url'],
    [{ url: 'http://intranet' }, 'url'],
    [{ url: 'http://blog.example.com:22' }, 'url'],
    [{ propertyType: 'blogger' }, 'propertyType'],
    [{ means: 'tumblr' }, 'means'],
    [{ secrets: { apiKey: 'x' } }, 'secrets.apiKey'],
  ])('reject %j', async (change, field) => {
    const answer = await send(ann, 'POST', 'properties', {
      propertyType: 'wordpress',
      url: site(),
      ...change,
    })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  it('are one per site and user, however the URL is written', async () => {
    const url = site()
    await add({ url, username: 'ann' })
    const again = (change: object) =>
      send(ann, 'POST', 'properties', { propertyType: 'wordpress', url, ...change })
    for (const change of [{}, { url: url.replace('https://', 'http://www.') }, { username: 'ANN' }])
      expect(await again(change)).toMatchObject({
        status: 409,
        body: { errors: { url: 'You already have this property.' } },
      })
    expect((await again({ username: 'second' })).status).toBe(201)
    expect((await send(bob, 'POST', 'properties', { propertyType: 'wordpress', url })).status).toBe(201)
  })

  it('must be connected again after a URL change, and lose their old secrets', async () => {
    const added = await add({ username: 'ann', secrets: { password: 'one' } })
    await api.database.db
      .updateTable('properties')
      .set({ status: 'verified' })
      .where('id', '=', added._id)
      .execute()
    const renamed = (await send(ann, 'PATCH', `properties/${added._id}`, { name: 'My blog' })).body
    expect(renamed).toMatchObject({ name: 'My blog', status: 'verified', connected: true })
    const renewed = (await send(ann, 'PATCH', `properties/${added._id}`, { secrets: { password: 'two' } }))
      .body
    expect(renewed).toMatchObject({ status: 'new', connected: true })
    const moved = (await send(ann, 'PATCH', `properties/${added._id}`, { url: site() })).body
    expect(moved).toMatchObject({ status: 'new', connected: false })
  })

  it('are checked on request', async () => {
    const connected = await add({ username: 'ann', secrets: { password: 'one' } })
    await send(ann, 'PATCH', `properties/${connected._id}`, { check: true })
    expect(woken).toContainEqual({ propertyId: connected._id })
    const fresh = await add()
    expect((await send(ann, 'PATCH', `properties/${fresh._id}`, { check: true })).status).toBe(409)
  })

  it('are found in their own account only', async () => {
    const mine = await add({ name: 'Findable roses' })
    const found = (await send(ann, 'GET', 'properties?name[$search]=findable&$limit=10')).body
    expect(found).toMatchObject({ total: 1, data: [{ _id: mine._id }] })
    for (const [method, path, body] of [
      ['GET', `properties/${mine._id}`],
      ['PATCH', `properties/${mine._id}`, { name: 'x' }],
      ['DELETE', `properties/${mine._id}`],
    ] as const)
      expect((await send(bob, method, path, body)).status).toBe(404)
    expect((await send(bob, 'GET', `property-uses?ids=${mine._id}`)).body).toEqual({
      subProperties: 0,
      campaigns: [],
    })
  })
})

describe('sub-properties', () => {
  it('are searched by url or web address, by type and state, and counted without being fetched', async () => {
    const { _id: propertyId } = await add({}, bob)
    const { db } = api.database
    const place = (name: string, scrapeStatus: 'scraped' | 'failed') => ({
      id: uuidV7(),
      accountId: bob.accountId,
      createdBy: null,
      propertyId,
      propertyType: 'tumblr' as const,
      externalId: name,
      name,
      url: `${name}.api.example`,
      webUrl: `https://${name}.web.example`,
      scrapeStatus,
    })
    await db
      .insertInto('subProperties')
      .values([place('roses', 'scraped'), place('tulips', 'scraped'), place('gone', 'failed')])
      .execute()
    const find = async (query: string) => (await send(bob, 'GET', `sub-properties?${query}`)).body
    const scraped = 'propertyType=tumblr&scrapeStatus=scraped'
    expect(await find(`${scraped}&$limit=0`)).toMatchObject({ total: 2, data: [] })
    const either = '$or[0][url][$search]=roses.web&$or[1][webUrl][$search]=roses.web'
    expect(await find(`${scraped}&${either}`)).toMatchObject({ total: 1, data: [{ name: 'roses' }] })
    expect(await find('propertyType=weebly&$limit=0')).toMatchObject({ total: 0 })
    expect((await send(bob, 'GET', `properties/${propertyId}`)).body.subPropertyCount).toBe(2)
    expect((await send(ann, 'GET', 'sub-properties?$limit=0')).body.total).toBe(0)
  })
})

describe('deleting a property', () => {
  const campaign = async (user: TestUser, propertyId: string) => {
    const { db } = api.database
    const placeId = uuidV7()
    const campaignId = uuidV7()
    const owner = { accountId: user.accountId, createdBy: null }
    await db
      .insertInto('subProperties')
      .values({
        id: placeId,
        ...owner,
        propertyId,
        propertyType: 'wordpress',
        externalId: 'site',
        url: 'u',
        webUrl: 'w',
      })
      .execute()
    await db
      .insertInto('campaigns')
      .values({
        id: campaignId,
        ...owner,
        name: 'Spring',
        source: '{}',
        schedule: '{}',
        planned: 2,
        published: 1,
      })
      .execute()
    const job = (status: 'planned' | 'published') => ({
      id: uuidV7(),
      ...owner,
      campaignId,
      subPropertyId: placeId,
      articleId: null,
      runAt: new Date().toISOString(),
      dueAt: new Date().toISOString(),
      status,
      publishedAt: status === 'published' ? new Date().toISOString() : null,
    })
    await db
      .insertInto('campaignJobs')
      .values([job('planned'), job('planned'), job('published')])
      .execute()
    return campaignId
  }

  it('names campaigns with posts there, cancels those posts and logs it', async () => {
    const { _id } = await add()
    const campaignId = await campaign(ann, _id)
    expect((await send(ann, 'GET', `properties/${_id}`)).body.postsThisMonth).toBe(1)
    expect((await send(ann, 'GET', `property-uses?ids=${_id}`)).body).toEqual({
      subProperties: 1,
      campaigns: [{ _id: campaignId, name: 'Spring', planned: 2 }],
    })
    expect((await send(ann, 'DELETE', `properties/${_id}`)).status).toBe(200)
    expect((await send(ann, 'GET', `properties/${_id}`)).status).toBe(404)
    const { db } = api.database
    const jobs = await db
      .selectFrom('campaignJobs')
      .select(['status', 'error', 'subPropertyId'])
      .where('campaignId', '=', campaignId)
      .orderBy('status')
      .execute()
    expect(jobs.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'published'])
    expect(jobs[0]!.error).toMatch(/^The property “blog\d+\.example\.com” was deleted\.$/)
    const kept = await db
      .selectFrom('campaigns')
      .select(['planned', 'cancelled'])
      .where('id', '=', campaignId)
      .executeTakeFirst()
    expect(kept).toEqual({ planned: 0, cancelled: 2 })
    const log = await db
      .selectFrom('campaignLogs')
      .select('message')
      .where('campaignId', '=', campaignId)
      .executeTakeFirst()
    expect(log?.message).toMatch(/2 scheduled posts were canceled\.$/)
  })

  it('deletes several at once, but none of other accounts', async () => {
    const mine = [await add(), await add()]
    const theirs = await add({}, bob)
    const ids = [...mine, theirs].map(({ _id }) => _id).join(',')
    const removed = (await send(ann, 'DELETE', `properties?multi_delete=${ids}`)).body
    expect(removed.map(({ _id }: { _id: string }) => _id).sort()).toEqual(mine.map(({ _id }) => _id).sort())
    expect((await send(bob, 'GET', `properties/${theirs._id}`)).status).toBe(200)
  })
})

describe('many properties at once', () => {
  it('are added except for invalid rows, and a repeated part adds nothing', async () => {
    const taken = site()
    await add({ url: taken })
    const part = {
      importId: uuidV7(),
      batch: 0,
      rows: [
        { propertyType: 'wordpress', url: site(), username: 'ann', password: 'abcd efgh' },
        { propertyType: 'wordpress', url: taken },
        { propertyType: 'tumblr', url: 'roses.tumblr.com', password: 'not used' },
        { propertyType: 'blogger', url: '' },
        { propertyType: 'weebly', url: 'http://10.0.0.1' },
        { propertyType: 'wordpress', url: site().replace('https', 'http'), password: 'abcd efgh' },
      ],
    }
    const answer = await send(ann, 'POST', 'properties-bulk-generator', part)
    expect(answer).toMatchObject({
      status: 201,
      body: {
        created: 2,
        rejected: [
          { row: 1, errors: { url: 'You already have this property.' } },
          { row: 3, errors: { propertyType: expect.any(String), url: expect.any(String) } },
          { row: 4, errors: { url: expect.stringMatching(/private network/) } },
          { row: 5, errors: { url: expect.stringMatching(/isn’t encrypted/) } },
        ],
      },
    })
    expect((await send(ann, 'POST', 'properties-bulk-generator', part)).body).toEqual(answer.body)
  })
})

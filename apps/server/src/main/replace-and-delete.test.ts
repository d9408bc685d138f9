import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../testing/worlds/start-api.ts'
import { fillAccount } from '../testing/hostile/fill-account.ts'
import { services } from './services.ts'

/* PUT replaces a record and multi_delete deletes several, for every service that supports it. */

const own = '0190a000-0000-7000-8000-0000000000aa'

let api: TestApi
let admin: TestUser
let ann: TestUser
beforeAll(async () => {
  api = await startTestApi()
  admin = await signUp(api)
  ann = await signUp(api)
  await fillAccount(api.database.db, { ...ann, id: own, marker: 'kept' })
})
afterAll(() => api.stop())

const send = (method: string, path: string, body?: unknown, user: TestUser = ann) =>
  call(api, method, `/api/${path}`, { token: user.token, body })

/** Their ids differ from the rows' ids. */
const idIn = (path: string): string => {
  if (path === 'settings') return ann.accountId
  return path === 'users' ? ann.userId : own
}

const replaceable = services
  .map(({ definition }) => definition)
  .filter(({ path, policy }) => policy.update && policy.get && path !== 'cached-data')
  .map(({ path }) => path)

test('everything the specification allows can be replaced', () => {
  for (const path of [
    'article-generator',
    'article-prompts',
    'articles',
    'campaign-jobs',
    'campaigns',
    'categories',
    'cloud-builder',
    'cloud-modules',
    'cloud-pages',
    'cloud-settings-manager',
    'cloud-sites-turbo',
    'cloud-templates',
    'naps',
    'notifications',
    'prompt-stacker',
    'properties',
    'settings',
    'users',
  ])
    expect(replaceable).toContain(path)
})

describe('a PUT without the required fields', () => {
  it.each(replaceable)('names them and leaves a record of /%s unchanged', async (path) => {
    const address = `${path}/${idIn(path)}`
    const before = await send('GET', address)
    expect(before.status).toBe(200)
    const { status, body } = await send('PUT', address, {})
    expect(status).toBe(400)
    expect(Object.keys(body.errors).length).toBeGreaterThan(0)
    expect((await send('GET', address)).body).toEqual(before.body)
  })
})

describe('an unsupported method', () => {
  it.each([
    ['PUT', 'sub-properties/x', /what their platform says/],
    ['PUT', 'rss-articles/x', /Items can’t be edited/],
    ['DELETE', 'rss-articles?multi_delete=x', /Items can’t be deleted/],
    ['DELETE', 'settings/x', /send null/],
    ['PUT', 'invite-user/x', /send a new one/],
    ['PUT', 'rss-feeds/x', /[Ss]end PATCH/],
    ['PUT', 'send-otp/x', /Supported: POST\.$/],
    ['POST', 'notifications', /created by the server/],
    ['DELETE', 'webhooks?multi_delete=x', /at a time/],
  ])('%s /%s returns 405 with its reason', async (method, path, reason) => {
    const { status, body } = await send(method, path, {})
    expect({ status, message: body.message }).toEqual({ status: 405, message: expect.stringMatching(reason) })
  })
})

describe('a replaced', () => {
  it('campaign gets a new draft’s defaults for everything not sent', async () => {
    const links = [
      { url: 'https://a.example', anchors: [{ text: 'a', weight: 1 }], rel: '', share: 100, perArticle: 1 },
    ]
    const { body: made } = await send('POST', 'campaigns', { name: 'Spring', links, spread: 'everywhere' })
    const { status, body } = await send('PUT', `campaigns/${made._id}`, { name: 'Summer' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Summer', links: [], spread: 'once' })
    const stale = { name: 'Autumn', since: made.planRevision }
    expect((await send('PUT', `campaigns/${made._id}`, stale)).status).toBe(409)
    expect((await send('GET', `campaigns/${made._id}`)).body.name).toBe('Summer')
  })

  it('property keeps secrets that were not sent, and stays on its platform', async () => {
    const secrets = { password: 'abcd efgh' }
    const data = { propertyType: 'wordpress', url: 'https://blog.example.com', username: 'ann' }
    const { body: made } = await send('POST', 'properties', { ...data, name: 'Old', secrets })
    const { body } = await send('PUT', `properties/${made._id}`, data)
    expect(body).toMatchObject({ name: 'blog.example.com', connected: true })
    const moved = await send('PUT', `properties/${made._id}`, { ...data, propertyType: 'tumblr' })
    expect(moved).toMatchObject({ status: 400, body: { errors: { propertyType: expect.any(String) } } })
  })

  it('settings record deletes keys that are null, and keeps those not sent', async () => {
    const path = `settings/${ann.accountId}`
    const app = { clientId: 'tumblr-client-id-12345', clientSecret: 'tumblr-secret-123456789' }
    await send('PATCH', path, { tumblr: app, pixabay: { apiKey: '12345678-abcdefabcdefabcdefabcdef' } })
    const none = { apiKey: null }
    const whole = {
      poeAI: none,
      openAi: { apiKey: 'sk-proj-abcdefghijklmnop1234' },
      midjourney: { discordServerId: null, discordChannelId: null, discordToken: null },
      pixabay: none,
      pexels: none,
      unsplash: none,
    }
    const { pexels: _, ...withoutOne } = whole
    const refused = await send('PUT', path, withoutOne)
    expect(refused).toMatchObject({ status: 400, body: { errors: { pexels: expect.any(String) } } })
    expect((await send('GET', path)).body.pixabay.apiKey.set).toBe(true)
    expect((await send('PUT', path, whole)).body).toMatchObject({
      openAi: { apiKey: { set: true } },
      pixabay: { apiKey: { set: false } },
      tumblr: { clientId: { set: true } },
    })
  })

  it('cloud account keeps its keys and what its cloud requires', async () => {
    const keys = { accessKey: 'AKIAEXAMPLE12345678', secretKey: 'a-very-secret-key-of-forty-characters-xyz' }
    const { body: made } = await send('POST', 'cloud-settings-manager', {
      cloud: 'awsS3',
      label: 'Shop',
      region: 'us-east-1',
      ...keys,
    })
    const put = (body: object) => send('PUT', `cloud-settings-manager/${made._id}`, body)
    const whole = { cloud: 'awsS3', label: 'Store', region: 'eu-west-1' }
    expect((await put({ cloud: 'awsS3', label: 'Store' })).body.errors).toHaveProperty('region')
    expect((await put({ ...whole, cloud: 'linode' })).body.errors).toHaveProperty('cloud')
    expect((await put(whole)).body).toMatchObject({ ...whole, secretKey: { set: true } })
  })

  it('profile changes only what belongs to the user, not the admin’s settings', async () => {
    const { userId } = ann
    const profile = { name: 'Ann B', imageUrl: null }
    expect((await send('PUT', `users/${userId}`, profile)).body).toMatchObject({ name: 'Ann B' })
    const decided = {
      isActive: true,
      roles: ['lc:customer'],
      subscription: { 'lc.isActive': true },
      tier: { type: 'golden' },
    }
    expect((await send('PUT', `users/${userId}`, decided)).status).toBe(404)
    expect((await send('PUT', `users/${userId}`, { isActive: true }, admin)).body.errors).toHaveProperty(
      'tier',
    )
    expect((await send('PUT', `users/${userId}`, decided, admin)).body.tier.type).toBe('golden')
  })

  it('scheduled post is validated like a changed one', async () => {
    const job = (await send('GET', `campaign-jobs/${own}`)).body
    const { subPropertyId, runAt, links } = job
    const bare = await send('PUT', `campaign-jobs/${own}`, { subPropertyId, runAt, links })
    expect(bare).toMatchObject({ status: 400, body: { errors: { articleId: expect.any(String) } } })
  })
})

describe('multi_delete', () => {
  it('of users deletes all of them or none, and never the caller', async () => {
    const [first, second] = [await signUp(api), await signUp(api)]
    const both = `${first.userId},${second.userId}`
    const path = (ids: string) => `users?content=delete&multi_delete=${ids}`
    expect((await send('DELETE', path(`${both},${admin.userId}`), undefined, admin)).status).toBe(400)
    expect((await send('DELETE', path(both))).status).toBe(403)
    expect((await send('GET', `users/${first.userId}`, undefined, admin)).status).toBe(200)
    expect((await send('DELETE', path(both), undefined, admin)).body).toHaveLength(2)
    expect((await send('GET', `users/${second.userId}`, undefined, admin)).status).toBe(404)
  })

  it('of sub-properties deletes only missing ones', async () => {
    const { db } = api.database
    const state = async () => (await send('GET', `sub-properties/${own}`)).status
    await db.updateTable('campaignJobs').set({ status: 'published' }).where('id', '=', own).execute()
    await db.updateTable('subProperties').set({ scrapeStatus: 'scraped' }).where('id', '=', own).execute()
    expect((await send('DELETE', `sub-properties/${own}`)).status).toBe(409)
    await db.updateTable('subProperties').set({ scrapeStatus: 'failed' }).where('id', '=', own).execute()
    expect((await send('DELETE', `sub-properties?multi_delete=${own}`)).body).toHaveLength(1)
    expect(await state()).toBe(404)
  })

  it('of cloud accounts and invitations deletes only those of the account', async () => {
    const label = 'Other'
    const { body: theirs } = await send(
      'POST',
      'cloud-settings-manager',
      { cloud: 'github', label, apiToken: 'ghp_abcdefghijklmnop', accountName: 'octo' },
      admin,
    )
    const mine = (await send('GET', 'cloud-settings-manager?$limit=1')).body.data[0]._id
    const path = `cloud-settings-manager?multi_delete=${mine},${theirs._id}`
    expect((await send('DELETE', path)).body).toMatchObject([{ _id: mine }])
    const { body: invited } = await send('POST', 'invite-user', { email: 'va@example.org' })
    expect((await send('DELETE', `invite-user?multi_delete=${invited._id},${own}`)).body).toMatchObject([
      { _id: invited._id, status: 'revoked' },
    ])
  })

  it('accepts at most a thousand ids', async () => {
    const ids = Array.from({ length: 1_001 }, (_, at) => at).join(',')
    expect((await send('DELETE', `categories?multi_delete=${ids}`)).status).toBe(400)
  })
})

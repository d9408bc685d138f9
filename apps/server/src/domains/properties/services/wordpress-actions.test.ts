import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkProperty } from '../connection/check-property.ts'
import { saveVerifiedProperty } from '../connection/mark-verified.ts'
import { openConnection } from '../connection/open-connection.ts'
import { openSecrets, sealSecrets } from '../connection/property-secrets.ts'
import { enqueueDueWork } from '../../../platform/jobs/enqueue-due-work.ts'
import { duePropertyChecks } from '../jobs.ts'
import type { Connector } from '../providers/connector.ts'
import { done, failed, type Outcome } from '../../../platform/outbound/outcome.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import {
  startTroubledWordPress,
  wpError,
  type TroubledWordPress,
} from '../../../testing/servers/wordpress/troubled-wordpress.ts'

let api: TestApi
let site: TroubledWordPress
let ann: TestUser
let bob: TestUser
let moment = Date.parse('2026-11-22T12:00:00Z')
const woken: string[] = []
const hour = 60 * 60_000
beforeAll(async () => {
  site = await startTroubledWordPress()
  const { host } = new URL(site.url)
  api = await startTestApi({
    config: { egressAllow: [host] },
    now: () => new Date(moment),
    jobs: {
      enqueue: (_transaction, _job, payload) => {
        woken.push((payload as { propertyId: string }).propertyId)
        return Promise.resolve()
      },
    },
  })
  ann = await signUp(api)
  bob = await signUp(api)
})
afterAll(async () => {
  await api.stop()
  await site.stop()
})

const send = (user: TestUser, method: string, path: string, body?: unknown) =>
  call(api, method, `/api/${path}`, { token: user.token, body })
const password = 'abcd efgh ijkl mnop qrst uvwx'
let blogs = 0
/** Creates a verified property on the test server. */
const blog = async (): Promise<string> => {
  site.now({})
  const url = `${site.url}/${(blogs += 1)}`
  const added = await send(ann, 'POST', 'properties', { propertyType: 'wordpress', url })
  const destination = { externalId: 'site', name: 'Blog', url: `${url}/?rest_route=`, webUrl: url }
  const verified = { username: 'ann', secrets: { password }, destinations: [destination] }
  await api.database.db
    .transaction()
    .execute((transaction) => saveVerifiedProperty(api.context, transaction, added.body._id, verified))
  return added.body._id
}
const propertyOf = async (id: string) => (await send(ann, 'GET', `properties/${id}`)).body
const noticesOf = async (id: string) =>
  (await send(ann, 'GET', 'notifications?$limit=100')).body.data.filter(
    ({ payload }: { payload: { link?: string } }) => payload.link?.endsWith(id),
  )
const check = (id: string) => checkProperty(api.context, id, AbortSignal.timeout(60_000))
const act = (propertyId: string, action: object, user = ann) =>
  send(user, 'POST', 'wp-actions', { propertyId, ...action })

describe('actions at a WordPress property', () => {
  it('test it, list posts, and change one with sanitized text', async () => {
    const id = await blog()
    expect((await act(id, { action: 'test' })).body).toEqual({
      status: 'success',
      message: 'The connection works.',
    })
    const post = {
      id: 7,
      link: 'https://x/7',
      status: 'draft',
      title: { raw: 'Seven' },
      content: { raw: 'old' },
    }
    site.now({ posts: { headers: { 'x-wp-total': '41' }, body: [post] } })
    expect((await act(id, { action: 'list', search: 'sev', limit: 1 })).body).toMatchObject({
      total: 41,
      posts: [{ externalId: '7', title: 'Seven', status: 'draft' }],
    })
    site.now({ posts: { body: post } })
    const html = '<p onclick="x()">New</p><script>alert(1)</script>'
    expect((await act(id, { action: 'update', postId: '7', html, status: 'publish' })).status).toBe(201)
    expect(JSON.parse(site.bodies.at(-1) ?? '')).toEqual({ content: '<p>New</p>', status: 'publish' })
    expect((await act(id, { action: 'delete', postId: '7' })).status).toBe(201)
    expect((await act(id, { action: 'get' })).body.errors).toHaveProperty('postId')
  })

  it('update the link map with what is public', async () => {
    const id = await blog()
    const html = '<p>See <a rel="sponsored" href="https://shop.example/roses">roses</a>.</p>'
    const post = (status: string) => ({
      id: 8,
      link: `${site.url}/eight`,
      status,
      title: { raw: 'Eight' },
      content: { raw: html },
    })
    const watched = async () =>
      (await send(ann, 'GET', `post-links?pageUrl=${encodeURIComponent(`${site.url}/eight`)}`)).body.data
    const update = () => act(id, { action: 'update', postId: '8', html })
    site.now({ posts: { body: post('publish') } })
    await update()
    expect(await watched()).toMatchObject([
      { pageTitle: 'Eight', targetUrl: 'https://shop.example/roses', anchor: 'roses', rel: 'sponsored' },
    ])
    site.now({ posts: { body: post('draft') } })
    await update()
    expect(await watched()).toEqual([])
    site.now({ posts: { body: post('publish') } })
    await update()
    await act(id, { action: 'delete', postId: '8' })
    expect(await watched()).toEqual([])
  })

  it('are refused for an unconnected, another type’s, or another account’s property', async () => {
    const fresh = (
      await send(ann, 'POST', 'properties', { propertyType: 'wordpress', url: `${site.url}/fresh` })
    ).body
    expect((await act(fresh._id, { action: 'list' })).status).toBe(409)
    const page = (
      await send(ann, 'POST', 'properties', { propertyType: 'gsites', url: 'sites.google.com/view/a' })
    ).body
    expect((await act(page._id, { action: 'list' })).body.message).toMatch(
      /^Only posts on WordPress properties/,
    )
    expect((await act(await blog(), { action: 'list' }, bob)).status).toBe(404)
  })

  it('report the site’s error, and check the connection if access ended', async () => {
    const id = await blog()
    site.now({ posts: wpError(401, 'incorrect_password') })
    const answer = await act(id, { action: 'list' })
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/was revoked/) } })
    expect(woken).toContain(id)
  })
})

describe('connection checks', () => {
  it('are due once a day, spread over time', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, blog))
    const rows = await api.database.db
      .selectFrom('properties')
      .select(['id', 'nextCheckAt'])
      .where('id', 'in', ids)
      .execute()
    const waits = rows.map(({ nextCheckAt }) => (Date.parse(nextCheckAt ?? '') - moment) / hour)
    for (const wait of waits) {
      expect(wait).toBeGreaterThanOrEqual(22)
      expect(wait).toBeLessThan(26)
    }
    expect(new Set(waits).size).toBeGreaterThan(1)
    woken.length = 0
    await enqueueDueWork(api.context, duePropertyChecks)
    expect(woken.filter((id) => ids.includes(id))).toEqual([])
    moment += 26 * hour
    await enqueueDueWork(api.context, duePropertyChecks)
    expect(woken.filter((id) => ids.includes(id)).sort()).toEqual(ids.toSorted())
  })

  it('disconnect a revoked property, notify once, and reconnect it when it works again', async () => {
    const id = await blog()
    site.now({ me: wpError(401, 'incorrect_password') })
    await check(id)
    await check(id)
    expect(await propertyOf(id)).toMatchObject({
      status: 'failed',
      problemKind: 'password-revoked',
      problem: expect.stringMatching(/Connect again/),
      connected: true,
    })
    expect(await noticesOf(id)).toHaveLength(1)
    site.now({})
    await check(id)
    expect(await propertyOf(id)).toMatchObject({ status: 'verified', problem: '', problemKind: null })
  })

  it('tolerate a site that does not respond, and notify once after three days', async () => {
    const id = await blog()
    site.now({ index: { status: 503, body: 'Briefly unavailable' } })
    await check(id)
    expect(await propertyOf(id)).toMatchObject({
      status: 'verified',
      problem: expect.stringMatching(/has a problem/),
    })
    expect(await noticesOf(id)).toHaveLength(0)
    moment += 73 * hour
    await check(id)
    await check(id)
    expect(await noticesOf(id)).toHaveLength(1)
    expect(await propertyOf(id)).toMatchObject({ status: 'verified' })
    site.now({})
    await check(id)
    expect(await propertyOf(id)).toMatchObject({ status: 'verified', problem: '' })
  })

  it('mark a missing sub-property and keep it for references', async () => {
    const id = await blog()
    const { db } = api.database
    await db.updateTable('subProperties').set({ externalId: 'old' }).where('propertyId', '=', id).execute()
    await check(id)
    const { data } = (await send(ann, 'GET', `sub-properties?propertyId=${id}&$sort[scrapeStatus]=1`)).body
    expect(data).toMatchObject([{ scrapeStatus: 'failed' }, { scrapeStatus: 'scraped' }])
  })
})

describe('expiring secrets', () => {
  /** Creates a connector whose tokens are used up by each refresh. */
  const spending = (answers: Outcome<Record<string, string>>[]) => {
    const spent: string[] = []
    const connector = {
      means: 'application-password',
      refreshing: {
        isDue: ({ secrets }) => secrets.token === 'old',
        refresh: async ({ secrets }) => {
          spent.push(secrets.refresh ?? '')
          return answers.shift() ?? done({ token: 'new', refresh: '' })
        },
      },
    } as Pick<Connector, 'means' | 'refreshing'> as Connector
    return { spent, find: async () => connector }
  }
  const withTokens = async () => {
    const id = await blog()
    const secretsSealed = sealSecrets(api.context.config, ann.accountId, { token: 'old', refresh: 'r1' })
    await api.database.db.updateTable('properties').set({ secretsSealed }).where('id', '=', id).execute()
    return id
  }
  const stored = async (id: string) => {
    const row = await api.database.db
      .selectFrom('properties')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return openSecrets(api.context.config, row.accountId, row.secretsSealed)
  }
  const signal = AbortSignal.timeout(600_000)

  it('are refreshed once by concurrent workers, keeping the refresh token if none is returned', async () => {
    const id = await withTokens()
    const { spent, find } = spending([])
    const opened = await Promise.all(
      Array.from({ length: 5 }, () => openConnection(api.context, id, signal, find)),
    )
    expect(spent).toEqual(['r1'])
    const { secretsRevision } = await api.database.db
      .selectFrom('properties')
      .select('secretsRevision')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for (const one of opened)
      expect(one).toMatchObject({
        ok: true,
        value: { connection: { secrets: { token: 'new', refresh: 'r1' } }, property: { secretsRevision } },
      })
    expect(await stored(id)).toEqual({ token: 'new', refresh: 'r1' })
  })

  it('remain during an outage, and end the connection when rejected', async () => {
    const id = await withTokens()
    const { find } = spending([
      failed({ kind: 'retryable', message: 'Down.' }),
      failed({ kind: 'auth-dead', message: 'The token was revoked. Connect again.' }),
    ])
    expect(await openConnection(api.context, id, signal, find)).toMatchObject({ ok: false })
    expect(await propertyOf(id)).toMatchObject({ status: 'verified' })
    expect(await stored(id)).toEqual({ token: 'old', refresh: 'r1' })
    await openConnection(api.context, id, signal, find)
    expect(await propertyOf(id)).toMatchObject({
      status: 'failed',
      problem: 'The token was revoked. Connect again.',
    })
    expect(await stored(id)).toEqual({ token: 'old', refresh: 'r1' })
  })
})

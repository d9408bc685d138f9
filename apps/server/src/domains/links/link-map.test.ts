import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PostLink } from '@web2/contract/links'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { wakeDueLinks } from './wake-due-links.ts'
import { killWorkersAt } from '../../testing/kills/kill-workers-at.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../testing/worlds/start-api.ts'
import { startFeedServer, type FeedServer } from '../../testing/servers/feeds/feed-server.ts'
import { checkedPage, checkLinks } from './check-links.ts'
import { requestCheck } from './request-link-check.ts'

let api: TestApi
let ann: TestUser
let ben: TestUser
let web: FeedServer
let moment = Date.parse('2026-11-22T12:00:00Z')
const woken: string[] = []
const { signal } = new AbortController()
const hour = 3_600_000

beforeAll(async () => {
  web = await startFeedServer()
  api = await startTestApi({
    now: () => new Date(moment),
    config: { egressAllow: [new URL(web.url).host] },
    jobs: {
      enqueue: (_transaction, _job, payload) => {
        woken.push((payload as { accountId: string }).accountId)
        return Promise.resolve()
      },
    },
  })
})
afterAll(async () => {
  await api.stop()
  await web.stop()
})
beforeEach(async () => {
  woken.length = 0
  moment += hour
  // sessions expire within the weeks that pass here
  ann = await signUp(api)
  ben = await signUp(api)
})

let last = 0
/**
 * Publishes a post of a campaign with these links at the current test time. Returns its URL on the test
 * server.
 */
const publish = async (links: readonly object[], user = ann): Promise<string> => {
  const { db } = api.database
  const path = `/post-${(last += 1)}`
  const [campaignId, moments] = [uuidV7(), new Date(moment).toISOString()]
  await db
    .insertInto('campaigns')
    .values({
      id: campaignId,
      accountId: user.accountId,
      createdBy: user.userId,
      name: 'Roses',
      source: '{}',
      schedule: '{}',
    })
    .execute()
  await db
    .insertInto('campaignJobs')
    .values({
      id: uuidV7(),
      accountId: user.accountId,
      createdBy: user.userId,
      campaignId,
      title: 'On roses',
      links: JSON.stringify(links),
      runAt: moments,
      dueAt: moments,
      status: 'published',
      publishedAt: moments,
      url: web.url + path,
    })
    .execute()
  return path
}
const rose = (more: object = {}) => ({ url: 'https://shop.example/roses', anchor: 'roses', rel: '', ...more })
const show = (path: string, html: string) =>
  web.answer(path, { headers: { 'content-type': 'text/html' }, body: html })
const linksOf = async (path: string, user = ann): Promise<readonly PostLink[]> =>
  (
    await call(api, 'GET', `/api/post-links?pageUrl=${encodeURIComponent(web.url + path)}`, {
      token: user.token,
    })
  ).body.data
const look = async (user = ann) => {
  await wakeDueLinks(api.context)
  await checkLinks(api.context, user.accountId, signal)
}
const seen = async (path: string) => (await linksOf(path))[0]

it('tracks links of published posts and returns their state', async () => {
  const path = await publish([
    rose(),
    rose({ url: 'https://shop.example/lawn', anchor: 'lawn', rel: 'sponsored' }),
  ])
  show(
    path,
    '<title>Roses</title><a href="https://shop.example/roses/">roses</a> <a rel="sponsored" href="http://www.shop.example/lawn">lawn</a>',
  )
  await wakeDueLinks(api.context)
  expect(woken).toEqual([ann.accountId])
  expect(await linksOf(path)).toMatchObject([{ status: 'unknown', checkedAt: null }, { status: 'unknown' }])
  await checkLinks(api.context, ann.accountId, signal)
  expect(await linksOf(path)).toMatchObject([
    { status: 'ok', anchor: 'roses', pageTitle: 'On roses', targetHost: 'shop.example', message: '' },
    { status: 'ok', anchor: 'lawn', rel: 'sponsored', foundRel: 'sponsored' },
  ])
  expect(web.asked(path)).toHaveLength(1)
  expect(String(web.asked(path)[0]?.['user-agent'])).toMatch(/^Web2Manager\/.*link check/)
  expect(await linksOf(path, ben)).toEqual([])

  // not due for a week; then the change is found
  moment += 6 * 24 * hour
  await look()
  expect(web.asked(path)).toHaveLength(1)
  moment += 25 * hour
  show(path, '<a rel="nofollow" href="https://shop.example/roses">roses</a>')
  await look()
  expect(await linksOf(path)).toMatchObject([
    { status: 'rel-changed', foundRel: 'nofollow', message: expect.stringContaining('no rel') },
    { status: 'lost', message: expect.stringContaining('no longer links to this URL') },
  ])
})

it('reports pages that are deleted, moved or blocked', async () => {
  const [gone, moved, closed] = [await publish([rose()]), await publish([rose()]), await publish([rose()])]
  web.answer(gone, { status: 410 })
  web.answer(moved, { status: 301, headers: { location: '/elsewhere' } })
  show('/elsewhere', '<a href="https://shop.example/roses">roses</a>')
  web.answer(closed, { status: 403 })
  await look()
  expect(await seen(gone)).toMatchObject({ status: 'broken', message: 'The page is gone (410).' })
  expect(await seen(moved)).toMatchObject({
    status: 'redirected',
    message: expect.stringContaining('/elsewhere'),
  })
  expect(await seen(closed)).toMatchObject({ status: 'unknown', message: expect.stringContaining('(403)') })
})

it('respects robots.txt', async () => {
  const path = await publish([rose()])
  show(path, '<a href="https://shop.example/roses">roses</a>')
  web.answer('/robots.txt', { body: `User-agent: *\nDisallow: ${path}` })
  await look()
  expect(await seen(path)).toMatchObject({
    status: 'unknown',
    message: expect.stringContaining('robots.txt'),
  })
  expect(web.asked(path)).toEqual([])
  web.answer('/robots.txt', { status: 404 })
})

it('keeps the state of links during an outage, and checks less and less often', async () => {
  const path = await publish([rose()])
  show(path, '<a href="https://shop.example/roses">roses</a>')
  await look()
  web.answer(path, { status: 503 })
  moment += 7 * 24 * hour + hour
  const waits: number[] = []
  for (let time = 0; time < 3; time += 1) {
    await look()
    const link = await seen(path)
    expect(link).toMatchObject({ status: 'ok', message: expect.stringContaining('(503)') })
    waits.push(Date.parse(link?.nextCheckAt ?? '') - moment)
    moment = Date.parse(link?.nextCheckAt ?? '')
  }
  expect(waits).toEqual([hour, 2 * hour, 4 * hour])
})

it('checks links on request and counts them in the map', async () => {
  const before = (await call(api, 'GET', '/api/link-map', { token: ben.token })).body
  expect(before).toMatchObject({ total: 0, hosts: [], edges: [] })
  const [one, two] = [
    await publish([rose(), rose({ url: 'https://other.example/' })], ben),
    await publish([rose()], ben),
  ]
  show(one, '<a href="https://shop.example/roses">roses</a>')
  show(two, '<a href="https://shop.example/roses">roses</a>')
  const answer = await call(api, 'POST', '/api/link-checks', { token: ben.token, body: {} })
  expect(answer).toMatchObject({ status: 201, body: { waiting: 3 } })
  await checkLinks(api.context, ben.accountId, signal)
  const map = (await call(api, 'GET', '/api/link-map', { token: ben.token })).body
  expect(map).toMatchObject({
    total: 3,
    counts: { ok: 2, lost: 1 },
    edges: [
      { from: '127.0.0.1', to: 'shop.example', count: 2, gone: 0 },
      { from: '127.0.0.1', to: 'other.example', count: 1, gone: 1 },
    ],
    hosts: [
      { host: '127.0.0.1', kind: 'property', out: 3, in: 0 },
      { host: 'shop.example', kind: 'target', out: 0, in: 2 },
      { host: 'other.example', kind: 'target', in: 1 },
    ],
  })
  const [link] = await linksOf(two, ben)
  const foreign = await call(api, 'POST', '/api/link-checks', {
    token: ann.token,
    body: { ids: [link?._id] },
  })
  expect(foreign.body).toEqual({ waiting: 0 })
})

it('tracks links of published pages until the pages are deleted', async () => {
  const { db } = api.database
  const page = (name: string, slug: string, html: string) => ({ name, slug, html })
  const made = await call(api, 'POST', '/api/cloud-builder', {
    token: ann.token,
    body: {
      siteName: 'Green Acre',
      rootSlug: 'green',
      pages: [
        page(
          'Home',
          'home',
          '<p><a href="https://shop.example/roses">Roses</a> <a href="https://green.example/x">own</a></p>',
        ),
        page('Draft', 'draft', '<p><a href="https://shop.example/draft">not published</a></p>'),
      ],
    },
  })
  const siteId: string = made.body.site._id
  const target = {
    id: uuidV7(),
    accountId: ann.accountId,
    siteId,
    cloud: 'builtin' as const,
    folder: 'green',
    url: 'https://green.example/',
    publishedAt: new Date(moment).toISOString(),
  }
  await db.insertInto('siteTargets').values(target).execute()
  await db.insertInto('siteFiles').values({ targetId: target.id, path: 'index.html', sha256: 'x' }).execute()
  const siteLinks = async () =>
    (await call(api, 'GET', '/api/post-links?source=site', { token: ann.token })).body
      .data as readonly PostLink[]
  await wakeDueLinks(api.context)
  expect(await siteLinks()).toMatchObject([
    { pageUrl: 'https://green.example/', pageHost: 'green.example', targetUrl: 'https://shop.example/roses' },
  ])
  const map = (await call(api, 'GET', '/api/link-map', { token: ann.token })).body
  expect(map.hosts).toContainEqual({ host: 'green.example', kind: 'site', out: 1, in: 0 })

  await db.updateTable('sitePages').set({ html: '<p>none</p>' }).where('siteId', '=', siteId).execute()
  moment += hour
  const publishedAt = new Date(moment).toISOString()
  await db.updateTable('siteTargets').set({ publishedAt }).where('id', '=', target.id).execute()
  await wakeDueLinks(api.context)
  expect(await siteLinks()).toEqual([])
})

it('does not read a page that killed two workers until a user requests it', async () => {
  const path = await publish([rose()])
  show(path, '<a href="https://shop.example/roses">roses</a>')
  await wakeDueLinks(api.context)
  const [link] = await linksOf(path)
  const { accountId } = ann
  await killWorkersAt(api.context, { kind: checkedPage, subjectId: link!._id, accountId })
  for (const _day of [1, 2]) {
    await look()
    expect(await seen(path)).toMatchObject({
      status: 'unknown',
      message: expect.stringContaining('so it was skipped'),
    })
    moment += 25 * hour
  }
  expect(web.asked(path)).toEqual([])
  await requestCheck(api.context, accountId, {})
  await look()
  expect(await seen(path)).toMatchObject({ status: 'ok', message: '' })
})

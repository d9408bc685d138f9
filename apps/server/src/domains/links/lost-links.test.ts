import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../testing/worlds/start-api.ts'
import { startFeedServer, type FeedServer } from '../../testing/servers/feeds/feed-server.ts'
import { hostOf } from './providers/same-url.ts'
import { checkLinks } from './check-links.ts'
import { trackLinks } from './store-links.ts'
import { untrackPageLinks, trackPageLinks } from './watch-page.ts'

let api: TestApi
let ann: TestUser
let web: FeedServer
let moment = Date.parse('2026-11-22T12:00:00Z')
const { signal } = new AbortController()
const week = 7 * 24 * 3_600_000

beforeAll(async () => {
  web = await startFeedServer()
  api = await startTestApi({
    now: () => new Date(moment),
    config: { egressAllow: [new URL(web.url).host] },
    jobs: { enqueue: () => Promise.resolve() },
  })
})
afterAll(async () => {
  await api.stop()
  await web.stop()
})
beforeEach(async () => {
  moment += 1_000
  ann = await signUp(api)
})

let last = 0
const roses = 'https://shop.example/roses'
const lawn = 'https://shop.example/lawn'
const show = (path: string, ...targets: readonly string[]) =>
  web.answer(path, {
    headers: { 'content-type': 'text/html' },
    body: `<title>Page</title>${targets.map((target) => `<a href="${target}">x</a>`).join('')}`,
  })
/** Publishes a page that links to these URLs. Returns its path on the test server. */
const page = async (...targets: readonly string[]): Promise<string> => {
  const path = `/lost-${(last += 1)}`
  const links = targets.map((targetUrl) => ({
    accountId: ann.accountId,
    source: 'post' as const,
    pageUrl: web.url + path,
    pageTitle: 'On roses',
    targetUrl,
    anchor: 'x',
    rel: '',
  }))
  await trackLinks(api.database.db, links, new Date(moment))
  show(path, ...targets)
  return path
}
/** Checks all links again once they are due. */
const look = async () => {
  moment += week + 1_000
  await checkLinks(api.context, ann.accountId, signal)
}
const told = () =>
  api.database.db
    .selectFrom('notifications')
    .select(['id', 'status', 'payload'])
    .where('accountId', '=', ann.accountId)
    .where('type', '=', 'lost-links')
    .orderBy('createdAt')
    .execute()
const see = () => api.database.db.updateTable('notifications').set({ status: 'seen' }).execute()
const linksOf = async (path: string) => {
  const { data } = (
    await call(api, 'GET', `/api/post-links?pageUrl=${encodeURIComponent(web.url + path)}`, {
      token: (await signedIn()).token,
    })
  ).body
  return data.map(({ targetUrl, rel }: { targetUrl: string; rel: string }) => `${targetUrl} ${rel}`.trim())
}
/** Signs in again, because sessions expire within the weeks that pass here. */
const signedIn = async () => {
  const user = await signUp(api)
  await api.database.db
    .updateTable('postLinks')
    .set({ accountId: user.accountId })
    .where('accountId', '=', ann.accountId)
    .execute()
  ann = user
  return user
}

it('notifies once of a lost link, with page and target, until it is back', async () => {
  const path = await page(roses, lawn)
  await look()
  expect(await told()).toEqual([])

  show(path, lawn)
  await look()
  const [notice] = await told()
  expect(notice?.payload).toMatchObject({
    message: `“On roses” no longer links to ${roses}: ${web.url}${path}`,
    link: `/link-map?host=${encodeURIComponent(hostOf(web.url))}`,
  })
  await see()
  await look()
  // a site that is down or closed for a time changes nothing
  web.answer(path, { status: 503 })
  await look()
  web.answer(path, { status: 403 })
  await look()
  show(path, lawn)
  await look()
  expect(await told()).toMatchObject([{ id: notice?.id, status: 'seen' }])

  show(path, roses, lawn)
  await look()
  expect(await told()).toEqual([])
  show(path, lawn)
  await look()
  expect(await told()).toMatchObject([{ status: 'unread' }])
})

it('reports a deleted page once, however many links it had', async () => {
  const targets = Array.from({ length: 5 }, (_, at) => `https://shop.example/${at}`)
  const path = await page(...targets)
  web.answer(path, { status: 404 })
  await look()
  const notices = await told()
  expect(notices).toHaveLength(1)
  expect(notices[0]?.payload.message).toBe(
    `“On roses” is gone: ${web.url}${path}. It linked to ${targets.slice(0, 3).join(', ')} and 2 more.`,
  )
})

it('summarizes a lost host in a few notifications and removes them when it is back', async () => {
  const paths = []
  for (let at = 0; at < 12; at += 1) paths.push(await page(roses))
  for (const path of paths) web.answer(path, { status: 410 })
  await look()
  const notices = await told()
  expect(notices).toHaveLength(6)
  expect(notices.at(-1)?.payload.message).toMatch(/^12 pages have lost links\. Most recently: /)
  for (const path of paths) show(path, roses)
  await look()
  expect(await told()).toEqual([])
})

it('tracks the current links of a changed post and untracks those of a removed one', async () => {
  const path = await page(roses, lawn)
  const write = (html: string) =>
    api.database.db
      .transaction()
      .execute((transaction) =>
        trackPageLinks(
          transaction,
          { accountId: ann.accountId, pageUrl: web.url + path, pageTitle: 'On roses', html },
          new Date(moment),
        ),
      )
  await write(
    `<a href="${lawn}/">lawn</a> <a href="https://new.example/" rel="sponsored">new</a> <a href="/own">own</a>`,
  )
  expect((await linksOf(path)).toSorted()).toEqual(['https://new.example/ sponsored', lawn])
  await write(`<a href="https://new.example/">new</a>`)
  expect(await linksOf(path)).toEqual(['https://new.example/'])
  await api.database.db
    .transaction()
    .execute((transaction) =>
      untrackPageLinks(transaction, { accountId: ann.accountId, pageUrl: web.url + path }),
    )
  expect(await linksOf(path)).toEqual([])
  web.answer(path, { status: 404 })
  await look()
  expect(await told()).toEqual([])
})

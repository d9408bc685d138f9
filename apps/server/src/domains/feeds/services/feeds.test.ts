import { feedLimits } from '@web2/contract/feeds'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pollFeed } from '../poll-feed.ts'
import { enqueueDueWork } from '../../../platform/jobs/enqueue-due-work.ts'
import { dueFeeds } from '../jobs.ts'
import { killWorkersAt } from '../../../testing/kills/kill-workers-at.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import {
  rssItem,
  rssOf,
  startFeedServer,
  type FeedServer,
} from '../../../testing/servers/feeds/feed-server.ts'
import { until } from '../../../testing/until.ts'

let api: TestApi
let ann: TestUser
let ben: TestUser
let web: FeedServer
let moment = Date.parse('2026-11-22T12:00:00Z')
const woken: string[] = []

beforeAll(async () => {
  web = await startFeedServer()
  api = await startTestApi({
    now: () => new Date(moment),
    config: { egressAllow: [new URL(web.url).host] },
    jobs: {
      enqueue: (_transaction, _job, payload) => {
        woken.push((payload as { feedId: string }).feedId)
        return Promise.resolve()
      },
    },
  })
  ann = await signUp(api)
  ben = await signUp(api)
})
afterAll(async () => {
  await api.stop()
  await web.stop()
})

const send = (user: TestUser, method: string, path: string, body?: unknown) =>
  call(api, method, `/api/${path}`, { token: user.token, body })
const wait = (milliseconds: number) => {
  moment += milliseconds
}
/** Adds a feed of the test's server and polls it. */
const add = async (path: string, user = ann) => {
  const answer = await send(user, 'POST', 'rss-feeds', { url: web.url + path })
  expect(answer).toMatchObject({
    status: 201,
    body: { url: web.url + path, lastCheckedAt: null, problem: '' },
  })
  return look(answer.body._id as string)
}
const look = async (id: string) => {
  await pollFeed(api.context, id)
  return (await send(ann, 'GET', `rss-feeds/${id}`)).body
}
const itemsOf = async (id: string) =>
  (await send(ann, 'GET', `rss-articles?feedId=${id}&$sort[publishedAt]=-1`)).body

test('a feed is added, polled, listed with its items, and then polled conditionally', async () => {
  web.answer('/blog', { body: rssOf('Garden &amp; more', [rssItem(2), rssItem(1)]) })
  const feed = await add('/blog')
  expect(feed).toMatchObject({
    title: 'Garden & more',
    siteUrl: 'https://blog.example/',
    items: 2,
    problem: '',
  })
  expect(Date.parse(feed.nextCheckAt) - moment).toBe(feedLimits.interval)
  const { data, total } = await itemsOf(feed._id)
  expect(total).toBe(2)
  expect(data[0]).toMatchObject({
    title: 'Post 2',
    guid: 'post-2',
    summary: 'About 2',
    feedTitle: 'Garden & more',
    articleId: null,
  })
  expect(data[0]).not.toHaveProperty('content')

  // not due, so no request is made
  await look(feed._id)
  expect(web.asked('/blog')).toHaveLength(1)
  wait(feedLimits.interval)
  await look(feed._id)
  const [, second] = web.asked('/blog')
  expect(second).toMatchObject({
    'if-none-match': expect.stringContaining('"'),
    'if-modified-since': 'Sat, 21 Nov 2026 10:00:00 GMT',
    'user-agent': expect.stringContaining('Web2Manager/'),
  })
  expect((await itemsOf(feed._id)).total).toBe(2)

  web.answer('/blog', {
    body: rssOf('Garden', [rssItem(3), rssItem(2).replace('About 2', 'Changed'), rssItem(1)]),
  })
  wait(feedLimits.interval)
  await look(feed._id)
  const later = await itemsOf(feed._id)
  expect(
    later.data.map(({ title, summary }: { title: string; summary: string }) => [title, summary]),
  ).toEqual([
    ['Post 3', 'About 3'],
    ['Post 2', 'Changed'],
    ['Post 1', 'About 1'],
  ])
})

test('an item is imported once, as a clean draft that credits its source', async () => {
  const content = `<p onclick="x()">See <a href="/more">more</a></p><img src="pic.jpg" alt="p"><img src="https://count.example/1" width="1" height="1"><script>alert(1)</script>`
  const more = `<content:encoded><![CDATA[${content}]]></content:encoded>`
  web.answer('/import', {
    body: rssOf('A "quoted" &lt;i&gt;blog&lt;/i&gt;', [rssItem(5, more).replace('Post 5', 'Five &amp; six')]),
  })
  const feed = await add('/import')
  const { data: [item] } = await itemsOf(feed._id) // prettier-ignore
  const imported = await send(ann, 'PATCH', `rss-articles/${item._id}`, { imported: true })
  expect(imported.status).toBe(200)
  const again = await send(ann, 'PATCH', `rss-articles/${item._id}`, { imported: true })
  expect(again.body.articleId).toBe(imported.body.articleId)
  const { body: article } = await send(ann, 'GET', `articles/${imported.body.articleId}`)
  expect(article).toMatchObject({ title: 'Five & six', source: 'rss', status: 'draft' })
  expect(article.text).toContain('<a href="https://blog.example/more">more</a>')
  expect(article.text).toContain('src="https://blog.example/pic.jpg"')
  expect(article.text).toContain('href="https://blog.example/5"')
  expect(article.text).toMatch(
    /Source: <a [^>]*rel="nofollow noopener"[^>]*>Five &amp; six<\/a>, A "quoted" blog<\/p>$/,
  )
  expect(article.text).not.toMatch(/script|onclick|count\.example/)

  // a deleted article can be imported again, and deleting a feed keeps its articles
  await send(ann, 'DELETE', `articles/${imported.body.articleId}`)
  expect((await send(ann, 'GET', `rss-articles/${item._id}`)).body.articleId).toBeNull()
  const back = await send(ann, 'PATCH', `rss-articles/${item._id}`, { imported: true })
  expect((await send(ann, 'DELETE', `rss-feeds/${feed._id}`)).status).toBe(200)
  expect((await send(ann, 'GET', `rss-articles/${item._id}`)).status).toBe(404)
  expect((await send(ann, 'GET', `articles/${back.body.articleId}`)).status).toBe(200)
})

test.each([
  ['/gone', { status: 410 }, /no longer exists/, true],
  [
    '/page',
    { body: '<html><p>Hello', headers: { 'content-type': 'text/html' } },
    /No valid feed found/,
    false,
  ],
  ['/cut', { body: '<rss version="2.0"><channel><item><title>x</ti' }, /No valid feed found/, false],
  ['/large', { body: 'x'.repeat(feedLimits.bytes + 1) }, /limit of 5 MB/, false],
  ['/packed/large', { body: 'x'.repeat(feedLimits.bytes * 4) }, /limit of 5 MB/, false],
  ['/packed/damaged', { body: '', headers: { 'content-encoding': 'br' } }, /damaged|not a feed/, false],
  ['/secret', { status: 403 }, /Only public feeds/, false],
  ['/broken', { status: 500 }, /an error \(500\)/, false],
  [
    '/private',
    { status: 302, headers: { location: 'http://169.254.169.254/meta' } },
    /private network/,
    false,
  ],
])('%s reports its problem', async (path, answering, sentence, paused) => {
  web.answer(path, answering)
  expect(await add(path)).toMatchObject({ problem: expect.stringMatching(sentence), paused, items: 0 })
})

test('a feed keeps its items when its URL changes, and several are imported at once', async () => {
  web.answer('/old', { body: rssOf('Moving', [rssItem(1), rssItem(2)]) })
  web.answer('/new', { body: rssOf('Moved', [rssItem(2), rssItem(3)]) })
  const feed = await add('/old')
  const other = await add('/new')
  const url = other.url
  expect(await send(ann, 'PATCH', `rss-feeds/${feed._id}`, { url })).toMatchObject({
    body: { errors: { url: 'You already have this feed.' } },
  })
  expect((await send(ann, 'PATCH', `rss-feeds/${feed._id}`, { url: 'no address' })).status).toBe(400)
  await send(ann, 'DELETE', `rss-feeds/${other._id}`)
  expect((await send(ann, 'PATCH', `rss-feeds/${feed._id}`, { url })).body).toMatchObject({ url })
  await look(feed._id)
  const { data } = await itemsOf(feed._id)
  expect(data).toHaveLength(3)

  const these = data.map(({ _id }: { _id: string }) => `_id[$in][]=${_id}`).join('&')
  const imported = await send(ann, 'PATCH', `rss-articles?${these}`, { imported: true })
  expect(new Set(imported.body.map(({ articleId }: { articleId: string }) => articleId)).size).toBe(3)
  expect((await send(ann, 'PATCH', 'rss-articles', { imported: true })).status).toBe(400)
  expect((await send(ben, 'PATCH', `rss-articles?${these}`, { imported: true })).status).toBe(404)
})

test('a response of the old URL is ignored after the URL changed', async () => {
  const released = Promise.withResolvers<void>()
  web.answer('/slow', { body: rssOf('Slow', [rssItem(7)]), after: released.promise })
  web.answer('/instead', { body: rssOf('Instead', [rssItem(8)]) })
  const { body: feed } = await send(ann, 'POST', 'rss-feeds', { url: `${web.url}/slow` })
  const looking = look(feed._id)
  await until(() => web.asked('/slow').length > 0)
  const changed = await send(ann, 'PATCH', `rss-feeds/${feed._id}`, { url: `${web.url}/instead` })
  released.resolve()
  expect(await looking).toEqual(changed.body)
  expect((await itemsOf(feed._id)).total).toBe(0)
  expect(await look(feed._id)).toMatchObject({ url: `${web.url}/instead`, title: 'Instead', items: 1 })
})

test('redirect loops, missing pages and private addresses are reported', async () => {
  expect((await add('/circle')).problem).toMatch(/redirects in a loop/)
  expect((await add('/nothing')).problem).toMatch(/No feed found at this URL \(404\)/)
  const inside = await send(ann, 'POST', 'rss-feeds', { url: 'http://127.0.0.1:8080/feed' })
  expect((await look(inside.body._id)).problem).toMatch(/private network/)
})

test('failures back off, honor Retry-After, and end with a success', async () => {
  web.answer('/flaky', { status: 503, headers: { 'retry-after': '18000' } })
  const feed = await add('/flaky')
  const waits = [(Date.parse(feed.nextCheckAt) - moment) / 3_600_000]
  web.answer('/flaky', { status: 500 })
  for (let at = 0; at < 5; at += 1) {
    wait(feedLimits.longestWait)
    waits.push((Date.parse((await look(feed._id)).nextCheckAt) - moment) / 3_600_000)
  }
  expect(waits).toEqual([5, 2, 4, 8, 16, 24])
  web.answer('/flaky', { body: rssOf('Well', []) })
  wait(feedLimits.longestWait)
  expect(await look(feed._id)).toMatchObject({ problem: '', title: 'Well' })
})

test('a page leads to the feed it names, unless the account has it already', async () => {
  web.answer('/home', {
    body: '<link rel="alternate" type="application/rss+xml" href="/found">',
    headers: { 'content-type': 'text/html' },
  })
  web.answer('/found', { body: rssOf('Found', [rssItem(1)]) })
  expect(await add('/home')).toMatchObject({ url: `${web.url}/found`, title: 'Found', items: 1 })
  expect(await add('/home')).toMatchObject({ paused: true, problem: expect.stringContaining('already have') })
})

test('feeds are decoded as declared', async () => {
  const text = rssOf('Gärten', []).replace('UTF-8', 'ISO-8859-1')
  web.answer('/latin', { body: Buffer.from(text, 'latin1') })
  web.answer('/packed/utf8', { body: rssOf('Gärten', []) })
  expect((await add('/latin')).title).toBe('Gärten')
  expect((await add('/packed/utf8')).title).toBe('Gärten')
})

test('a paused feed isn’t polled until it is resumed or polled manually', async () => {
  web.answer('/rest', { body: rssOf('Rest', []) })
  const feed = await add('/rest')
  await send(ann, 'PATCH', `rss-feeds/${feed._id}`, { paused: true })
  wait(feedLimits.interval * 2)
  await look(feed._id)
  woken.length = 0
  await enqueueDueWork(api.context, dueFeeds)
  expect(woken).not.toContain(feed._id)
  expect(web.asked('/rest')).toHaveLength(1)
  const going = await send(ann, 'PATCH', `rss-feeds/${feed._id}`, { check: true })
  expect(going.body).toMatchObject({ paused: false })
  expect(woken).toContain(feed._id)
  await look(feed._id)
  expect(web.asked('/rest')).toHaveLength(2)
  wait(feedLimits.interval)
  woken.length = 0
  await enqueueDueWork(api.context, dueFeeds)
  expect(woken).toContain(feed._id)
})

test.each([
  ['not an address', 'nonsense here'],
  ['a file', 'file:///etc/passwd'],
  ['a password', 'https://me:secret@blog.example/feed'],
  ['nothing', ''],
])('a feed URL is refused: %s', async (_what, url) => {
  expect(await send(ann, 'POST', 'rss-feeds', { url })).toMatchObject({
    status: 400,
    body: { errors: { url: expect.any(String) } },
  })
})

test('feeds of another account can’t be seen or changed', async () => {
  web.answer('/mine', { body: rssOf('Mine', [rssItem(1)]) })
  const feed = await add('/mine')
  const { data: [item] } = await itemsOf(feed._id) // prettier-ignore
  expect((await send(ann, 'POST', 'rss-feeds', { url: `${web.url}/mine` })).status).toBe(409)
  expect((await send(ben, 'POST', 'rss-feeds', { url: `${web.url}/mine` })).status).toBe(201)
  expect((await send(ben, 'GET', `rss-feeds/${feed._id}`)).status).toBe(404)
  expect((await send(ben, 'PATCH', `rss-feeds/${feed._id}`, { paused: true })).status).toBe(404)
  expect((await send(ben, 'DELETE', `rss-feeds/${feed._id}`)).status).toBe(404)
  expect((await send(ben, 'PATCH', `rss-articles/${item._id}`, { imported: true })).status).toBe(404)
  expect((await send(ben, 'GET', 'rss-articles')).body.total).toBe(0)
})

test('a feed that killed two workers is paused until a user resumes it', async () => {
  web.answer('/poison', { body: rssOf('Poison', [rssItem(1)]) })
  const { _id } = await add('/poison')
  wait(feedLimits.interval)
  await killWorkersAt(api.context, { kind: 'feed', subjectId: _id, accountId: ann.accountId })
  expect(await look(_id)).toMatchObject({
    paused: true,
    problem: expect.stringMatching(/^The server crashed twice while processing this feed, so it was skipped/),
  })
  expect(api.logged).toContainEqual(expect.stringContaining(`${_id}: 2 workers crashed`))
  await send(ann, 'PATCH', `rss-feeds/${_id}`, { paused: false })
  expect(await look(_id)).toMatchObject({ paused: false, problem: '', items: 1 })
})

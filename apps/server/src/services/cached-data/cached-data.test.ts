import { limits } from '@web2/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { purgeCached } from '../../commands/cached-data/cached-pages.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../testing/api.ts'

let api: TestApi
let ann: TestUser
let bob: TestUser

beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
  bob = await signUp(api)
})
afterAll(() => api.stop())

const ask = (method: string, id: string, body?: object, user = ann) =>
  call(api, method, `/api/cached-data/${id}`, { token: user.token, ...(body && { body }) })
const page = (_id: string, html?: string) => ({ _id, name: _id, slug: _id, ...(html && { html }) })

it('keeps unsaved pages under an id until they are deleted', async () => {
  expect((await ask('GET', 'site-1')).status).toBe(404)
  const pages = [page('home', '<p> one </p>'), { ...page('new'), isDuplicated: true, parentId: 'home' }]
  expect((await ask('PUT', 'site-1', { pages })).body).toMatchObject({ _id: 'site-1', pages })
  expect((await ask('GET', 'site-1')).body.pages).toEqual(pages)
  expect((await ask('DELETE', 'site-1')).body.pages).toHaveLength(2)
  expect((await ask('GET', 'site-1')).status).toBe(404)
})

it('changes single pages by PATCH, and replaces all by PUT', async () => {
  await ask('PUT', 'site-2', { pages: [page('a', '<p>a</p>'), page('b')] })
  await ask('PATCH', 'site-2', { pages: [{ _id: 'b', html: '<p>b</p>' }, page('c')] })
  expect((await ask('GET', 'site-2')).body.pages).toEqual([
    page('a', '<p>a</p>'),
    page('b', '<p>b</p>'),
    page('c'),
  ])
  expect((await ask('PUT', 'site-2', { pages: [page('c')] })).body.pages).toEqual([page('c')])
})

it('is each user’s own', async () => {
  await ask('PUT', 'shared', { pages: [page('mine')] })
  expect((await ask('GET', 'shared', undefined, bob)).status).toBe(404)
  await ask('PUT', 'shared', { pages: [page('theirs')] }, bob)
  expect((await ask('GET', 'shared')).body.pages).toEqual([page('mine')])
})

it('refuses what is no page, and more than there is room for', async () => {
  expect((await ask('PUT', 'odd', { pages: [{ name: 'no id' }] })).status).toBe(400)
  const large = page('large', 'x'.repeat(12_000_000))
  expect((await ask('PUT', 'much', { pages: [large] })).status).toBe(200)
  // the room is filled in the database: sent one by one, the pages would be answered with all before them
  const others = Math.floor(limits.cachedDataBytes / 12_000_000) - 1
  await sql`insert into cached_pages (account_id, user_id, key, page_id, position, page)
    select account_id, user_id, key, page_id || number, number, page
    from cached_pages, generate_series(1, ${others}::int) number where key = 'much'`.execute(api.context.db)
  const refused = await ask('PATCH', 'much', { pages: [{ ...large, _id: 'one-more' }] })
  expect(refused).toMatchObject({ status: 400, body: { errors: { pages: expect.stringContaining('Save') } } })
})

it('goes when nobody came back to it for long', async () => {
  await ask('PUT', 'old', { pages: [page('home')] })
  const later = () => new Date(Date.now() + limits.cachedDataKept + 1_000)
  await purgeCached({ ...api.context, now: later })
  expect((await ask('GET', 'old')).status).toBe(404)
})

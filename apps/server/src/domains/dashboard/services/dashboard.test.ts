import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  call,
  signInAs,
  signUp,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../../testing/worlds/start-api.ts'

let api: TestApi
let owner: TestUser
let admin: TestUser
let va: string
beforeAll(async () => {
  api = await startTestApi()
  admin = await signUp(api)
  owner = await signUp(api)
  const assistant = await signUp(api)
  await sql`
    update memberships set account_id = ${owner.accountId}, roles = '{lc:va}'
    where user_id = ${assistant.userId}`.execute(api.database.db)
  va = await signInAs(api, assistant.email, assistant.password)
})
afterAll(() => api.stop())

const dashboard = async (token = owner.token) => (await call(api, 'GET', '/api/dashboard', { token })).body

it('the dashboard counts records written through the API immediately', async () => {
  const article = await call(api, 'POST', '/api/articles', { token: owner.token, body: { title: 'Tulips' } })
  expect((await dashboard()).counts.articles).toEqual({ draft: 1 })
  await call(api, 'DELETE', `/api/articles/${article.body._id}`, { token: owner.token })
  expect((await dashboard()).counts.articles).toEqual({})
})

it('a VA sees the dashboard without usage and can’t recount', async () => {
  expect((await dashboard()).usage).toHaveLength(4)
  expect(await dashboard(va)).toMatchObject({ usage: null, campaigns: { total: 0 } })
  const body = { recount: true }
  expect((await call(api, 'POST', '/api/dashboard', { token: va, body })).status).toBe(403)
})

it('only admins see the number of open tier requests', async () => {
  const asked = await call(api, 'POST', '/api/billing-requests', {
    token: owner.token,
    body: { tier: 'golden' },
  })
  expect(asked.status).toBe(201)
  expect((await dashboard(admin.token)).tierRequests).toBe(1)
  expect((await dashboard()).tierRequests).toBeNull()
  expect((await dashboard(va)).tierRequests).toBeNull()
})

it('POST recounts the dashboard', async () => {
  await call(api, 'POST', '/api/articles', { token: owner.token, body: { title: 'Roses' } })
  await sql`
    insert into kept_counts values (${owner.accountId}, 'articles', 'ready', '-infinity', 7)`.execute(
    api.database.db,
  )
  expect((await dashboard()).counts.articles).toEqual({ draft: 1, ready: 7 })
  const { body } = await call(api, 'POST', '/api/dashboard', { token: owner.token, body: { recount: true } })
  expect(body.counts.articles).toEqual({ draft: 1 })
})

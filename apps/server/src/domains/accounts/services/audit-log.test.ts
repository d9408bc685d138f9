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
let admin: TestUser
let owner: TestUser
let va: string
beforeAll(async () => {
  api = await startTestApi()
  admin = await signUp(api)
  owner = await signUp(api)
  const email = 'vera@example.com'
  await call(api, 'POST', '/api/invite-user', { token: owner.token, body: { email } })
  const { body: mails } = await call(api, 'GET', `/api/mails?search=${email}`, { token: admin.token })
  const mail = await call(api, 'GET', `/api/mails/${mails.data[0]._id}`, { token: admin.token })
  const token = /token=([\w-]+)/.exec(mail.body.text)?.[1]
  const password = 'correct horse battery'
  await call(api, 'POST', '/api/invitations', { body: { token, name: 'Vera', password } })
  va = await signInAs(api, email, password)
})
afterAll(() => api.stop())

const log = async (query = '', token = owner.token) =>
  (await call(api, 'GET', `/api/audit-log${query}`, { token })).body

it('the audit log shows a VA’s changes and merges saves of one record', async () => {
  const article = await call(api, 'POST', '/api/articles', { token: va, body: { title: 'Tulips' } })
  const id: string = article.body._id
  for (const text of ['<p>One</p>', '<p>Two</p>', '<p>Three</p>'])
    await call(api, 'PATCH', `/api/articles/${id}`, { token: va, body: { text } })
  await call(api, 'DELETE', `/api/articles/${id}`, { token: va })
  const { data } = await log('?search=Vera&$limit=3')
  const details = { service: 'articles', id, name: 'Tulips' }
  expect(data).toMatchObject([
    { action: 'record-removed', userName: 'Vera', byName: '', details },
    { action: 'record-changed', details },
    { action: 'record-created', details },
  ])
})

it('the audit log omits refused calls, the owner’s writes and private records', async () => {
  const before = (await log()).total
  await call(api, 'POST', '/api/naps', { token: va, body: { businessName: 'No phone' } })
  await call(api, 'POST', '/api/categories', { token: owner.token, body: { name: 'Own' } })
  await call(api, 'PATCH', '/api/cached-data/new', { token: va, body: { pages: [] } })
  expect((await log()).total).toBe(before)
})

it('the audit log is searchable and paged, and only its owner sees it', async () => {
  await call(api, 'POST', '/api/categories', { token: va, body: { name: 'Roses' } })
  expect((await log('?search=ROSES')).data).toMatchObject([{ details: { name: 'Roses' } }])
  const everything = await log('?$limit=50')
  expect((await log('?$limit=1&$skip=1')).data).toEqual([everything.data[1]])
  const ofVera = await log(`?userId=${everything.data[0].userId}`)
  expect(ofVera.total).toBeLessThan(everything.total)
  expect((await call(api, 'GET', '/api/audit-log', { token: va })).status).toBe(403)
  const other = await log('', (await signUp(api)).token)
  expect(JSON.stringify(other)).not.toContain('Vera')
})

it('the audit log shows changed roles and removed members', async () => {
  const { body: members } = await call(api, 'GET', '/api/memberships', { token: owner.token })
  const { _id } = members.data.find(({ name }: { name: string }) => name === 'Vera')
  const body = { roles: ['lc:customer'] }
  await call(api, 'PATCH', `/api/memberships/${_id}`, { token: owner.token, body })
  await call(api, 'DELETE', `/api/memberships/${_id}`, { token: owner.token })
  expect((await log('?$limit=2')).data).toMatchObject([
    { action: 'roles-changed', userName: 'Vera', details: { before: ['lc:customer'], after: [] } },
    { action: 'roles-changed', userName: 'Vera', details: { before: ['lc:va'], after: ['lc:customer'] } },
  ])
})

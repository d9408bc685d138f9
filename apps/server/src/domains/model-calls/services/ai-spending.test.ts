import { afterAll, beforeAll, expect, it } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let ann: TestUser
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T12:00:00Z') })
  ann = await signUp(api)
})
afterAll(() => api.stop())

const send = (method: string, path: string, body?: unknown, user = ann) =>
  call(api, method, `/api/${path}`, { token: user.token, body })

const record = async (change: object = {}) => {
  const row = {
    id: uuidV7(),
    accountId: ann.accountId,
    createdBy: ann.userId,
    period: '2026-11',
    provider: 'openai',
    model: 'gpt-6.1-sol',
    task: 'draft',
    prompt: 'article-card',
    promptVersion: 1,
    status: 'booked',
    reserved: 0,
    cost: 0.25,
    estimated: false,
  } as const
  await api.database.db
    .insertInto('modelCalls')
    .values({ ...row, ...change })
    .execute()
}

it('shows a month by service, task and user, and its calls without prompts', async () => {
  await record()
  await record({ task: 'edit', cost: null })
  await record({ provider: 'anthropic', model: 'claude-sonnet-5-5', createdBy: null })
  await record({ period: '2026-10', cost: 7 })
  await record({ status: 'released', cost: null })
  const { body } = await send('GET', 'ai-spending/current')
  expect(body).toMatchObject({
    _id: '2026-11',
    endsAt: '2026-12-01T00:00:00.000Z',
    spent: 0.5,
    calls: 3,
    unpriced: 1,
    limits: [],
    byProvider: [
      { provider: 'openai', spent: 0.25, calls: 2, unpriced: 1 },
      { provider: 'anthropic', spent: 0.25, calls: 1, unpriced: 0 },
    ],
    byTask: [
      { task: 'draft', spent: 0.5, calls: 2 },
      { task: 'edit', spent: 0, calls: 1, unpriced: 1 },
    ],
  })
  expect(body.byUser.map(({ userId }: { userId: string | null }) => userId)).toEqual(
    expect.arrayContaining([ann.userId, null]),
  )
  expect((await send('GET', 'ai-spending/2026-10')).body).toMatchObject({ spent: 7 })
  const { body: list } = await send('GET', 'model-calls?task=edit')
  expect(list.data).toMatchObject([{ model: 'gpt-6.1-sol', task: 'edit', cost: null, subjectKind: '' }])
  expect(Object.keys(list.data[0])).not.toContain('callKey')
})

it('sets and removes limits, and keeps those that are not named', async () => {
  const limits = [
    { provider: null, amount: 20 },
    { provider: 'openai', amount: 5.5 },
  ]
  expect((await send('PATCH', 'ai-spending/current', { limits })).body.limits).toMatchObject(limits)
  const one = { limits: [{ provider: null, amount: null }] }
  expect((await send('PATCH', 'ai-spending/current', one)).body.limits).toMatchObject([limits[1]])
  const { data } = (await send('GET', 'audit-log')).body
  expect(data[0]).toMatchObject({ action: 'ai-limits-changed', userId: ann.userId })
})

it.each([
  ['PATCH', 'ai-spending/current', { limits: [{ provider: null, amount: -1 }] }, 400],
  ['PATCH', 'ai-spending/current', { limits: [] }, 400],
  ['PATCH', 'ai-spending/2026-10', { limits: [{ provider: null, amount: 1 }] }, 404],
  ['GET', 'ai-spending/yesterday', undefined, 404],
])('%s /%s with %j answers %d', async (method, path, body, status) => {
  expect((await send(method, path, body)).status).toBe(status)
})

it('images are a task of their own, and their services have limits', async () => {
  const eve = await signUp(api)
  const change = { accountId: eve.accountId, createdBy: eve.userId }
  await record({ ...change, provider: 'stability', model: 'sd3.5-large', task: 'image', prompt: 'image' })
  await record(change)
  expect((await send('GET', 'ai-spending/current', undefined, eve)).body).toMatchObject({
    byProvider: [
      { provider: 'openai', spent: 0.25 },
      { provider: 'stability', spent: 0.25 },
    ],
    byTask: expect.arrayContaining([expect.objectContaining({ task: 'image', spent: 0.25, calls: 1 })]),
  })
  const limits = [{ provider: 'stability', amount: 2 }]
  expect((await send('PATCH', 'ai-spending/current', { limits }, eve)).body.limits).toMatchObject(limits)
  const unknown = { limits: [{ provider: 'imagen', amount: 2 }] }
  expect((await send('PATCH', 'ai-spending/current', unknown, eve)).status).toBe(400)
})

it('another account sees nothing of it', async () => {
  await record()
  const bob = await signUp(api)
  expect((await send('GET', 'ai-spending/current', undefined, bob)).body).toMatchObject({
    calls: 0,
    limits: [],
  })
  expect((await send('GET', 'model-calls', undefined, bob)).body.total).toBe(0)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { notify } from '../in-app/notify.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let user: TestUser
beforeAll(async () => {
  api = await startTestApi()
  user = await signUp(api)
})
afterAll(() => api.stop())

const tell = (cause: string, payload: object = {}) =>
  notify(api.database.db, { accountId: user.accountId, type: 'info', cause, payload })
const send = (method: string, rest = '', body?: unknown) =>
  call(api, method, `/api/notifications${rest}`, { token: user.token, body })
const list = async () => (await send('GET', '?$sort[createdAt]=1')).body.data

test('a repeated notification with the same key is updated and unread', async () => {
  await tell('run:1', { message: 'first' })
  const [{ _id: id }] = await list()
  expect((await send('PATCH', `/${id}`, { status: 'seen' })).body.status).toBe('seen')
  expect((await send('GET', '?status=unread&$limit=0')).body.total).toBe(0)
  await tell('run:1', { message: 'second' })
  expect(await list()).toMatchObject([{ _id: id, status: 'unread', payload: { message: 'second' } }])
  await send('DELETE', `/${id}`)
})

test.each([
  [{}, 200],
  [{ propertyStatus: null }, 200],
  [{ propertyStatus: 'failed' }, 200],
  [{ propertyStatus: 'scraped' }, 200],
  [{ propertyStatus: 'waiting' }, 409],
])('with %j deleting it returns %i', async (payload, status) => {
  await tell('property', payload)
  const [{ _id: id }] = await list()
  expect((await send('DELETE', `/${id}`)).status).toBe(status)
  expect(await list()).toHaveLength(status === 200 ? 0 : 1)
})

test('deleting several keeps those still needed', async () => {
  await tell('a', { propertyStatus: 'waiting' })
  await tell('b')
  const ids = (await list()).map(({ _id }: { _id: string }) => _id).join()
  await send('DELETE', `?multi_delete=${ids}`)
  expect((await list()).every(({ payload }: { payload: object }) => 'propertyStatus' in payload)).toBe(true)
})

test.each([{ status: 'read' }, { payload: {} }, {}, { cause: 'x' }])(
  'rejects a change to %j',
  async (body) => {
    await tell('c')
    const [{ _id: id }] = await list()
    expect((await send('PATCH', `/${id}`, body)).status).toBe(400)
  },
)

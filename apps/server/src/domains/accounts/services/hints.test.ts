import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let one: TestUser
let other: TestUser
beforeAll(async () => {
  api = await startTestApi()
  one = await signUp(api)
  other = await signUp(api)
})
afterAll(() => api.stop())

const seen = async ({ token }: TestUser) =>
  (await call(api, 'GET', '/api/hints', { token })).body.data.map(({ _id }: { _id: string }) => _id)
const see = (body: object, { token } = one) => call(api, 'POST', '/api/hints', { token, body })

it('stores seen hints per user, once, until they are reset', async () => {
  const first = await see({ _id: 'tour' })
  expect((await see({ _id: 'tour' })).body).toEqual(first.body)
  await Promise.all([see({ _id: 'first-steps' }), see({ _id: 'first-steps' })])
  expect(await seen(one)).toEqual(['first-steps', 'tour'])
  expect(await seen(other)).toEqual([])
  const away = (id: string, { token } = one) => call(api, 'DELETE', `/api/hints/${id}`, { token })
  expect((await away('tour', other)).status).toBe(404)
  expect((await away('tour')).status).toBe(200)
  expect((await away('tour')).status).toBe(404)
  expect((await away('anything')).status).toBe(404)
  expect(await seen(one)).toEqual(['first-steps'])
})

it('takes the hint of the first run', async () => {
  const { status, body } = await see({ _id: 'new-site' }, other)
  expect([status, body._id]).toEqual([201, 'new-site'])
})

it.each([{}, { _id: 'news' }, { _id: 7 }, { _id: 'tour', userId: 'x' }])(
  'returns 400 for the hint %j',
  async (body) => {
    expect((await see(body)).status).toBe(400)
  },
)

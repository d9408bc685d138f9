import { builtInTextPrices, textPricesOf, type TextPriceRecord } from '@web2/contract/ai'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { textWritersOf } from '../../model-calls/index.ts'

let api: TestApi
let admin: TestUser
let owner: TestUser
beforeAll(async () => {
  api = await startTestApi()
  admin = await signUp(api)
  owner = await signUp(api)
})
beforeEach(() => api.database.db.deleteFrom('textPrices').execute())
afterAll(() => api.stop())

const ask = (method: string, path: string, body?: unknown, user = admin) =>
  call(api, method, path, { token: user.token, body })
const list = async (user = owner): Promise<TextPriceRecord[]> =>
  (await ask('GET', '/api/text-prices', undefined, user)).body.data
const luna = async () => (await list()).find(({ model }) => model === 'gpt-6-luna')!
const price = {
  ...{ provider: 'azure', model: 'house-model', from: null, input: 3, output: 9 },
  ...{ cached: null, above: null, peak: null },
}
const costOf = async (name: 'openai' | 'azure', model: string) =>
  (await textWritersOf(api.context, owner.accountId)).costOf(
    { name, params: { model } },
    { input: 1_000_000, output: 0 },
  )

it('lists the built-in prices with their date until an admin changes them', async () => {
  const prices = await list()
  expect(prices).toHaveLength(builtInTextPrices.length)
  expect(await luna()).toMatchObject({ input: 0.1, output: 0.5, origin: 'built-in', asOf: textPricesOf })
})

it('an admin’s price is the one that costs are computed with, and a new day’s follows', async () => {
  expect(await costOf('openai', 'gpt-6-luna')).toBeCloseTo(0.2, 9)
  const { _id } = await luna()
  const changed = await ask('PATCH', `/api/text-prices/${_id}`, { input: 7, above: null })
  expect(changed).toMatchObject({ status: 200, body: { _id, input: 7, output: 0.5, origin: 'edited' } })
  expect(await costOf('openai', 'gpt-6-luna')).toBe(7)
  const later = { ...price, provider: 'openai', model: 'gpt-6-luna', from: '2999-01-01', input: 70 }
  expect((await ask('POST', '/api/text-prices', later)).status).toBe(201)
  expect(await costOf('openai', 'gpt-6-luna')).toBe(7)
  expect((await list()).filter(({ model }) => model === 'gpt-6-luna').map(({ input }) => input)).toEqual([
    7, 70,
  ])
})

it('an added price makes costs of a service without built-in prices known', async () => {
  expect(await costOf('azure', 'house-model')).toBeNull()
  const added = await ask('POST', '/api/text-prices', price)
  expect(added).toMatchObject({ status: 201, body: { origin: 'added', model: 'house-model' } })
  expect(await costOf('azure', 'house-model-2026-11-01')).toBe(3)
  expect((await ask('DELETE', `/api/text-prices/${added.body._id}`)).status).toBe(200)
  expect(await costOf('azure', 'house-model')).toBeNull()
  expect((await ask('DELETE', `/api/text-prices/${added.body._id}`)).status).toBe(404)
})

it('a deleted built-in price stays away until all are reset', async () => {
  const { _id } = await luna()
  expect((await ask('DELETE', `/api/text-prices/${_id}`)).status).toBe(200)
  expect(await luna()).toBeUndefined()
  expect(await costOf('openai', 'gpt-6-luna')).toBeNull()
  await ask('POST', '/api/text-prices', price)
  expect(await ask('POST', '/api/text-price-resets', {})).toMatchObject({ status: 201, body: { dropped: 2 } })
  expect(await list()).toHaveLength(builtInTextPrices.length)
  expect(await luna()).toMatchObject({ origin: 'built-in' })
})

it('a deleted built-in price can be entered again', async () => {
  const { _id } = await luna()
  await ask('DELETE', `/api/text-prices/${_id}`)
  const again = { ...price, provider: 'openai', model: 'gpt-6-luna' }
  expect(await ask('POST', '/api/text-prices', again)).toMatchObject({
    status: 201,
    body: { _id, input: 3, origin: 'edited' },
  })
})

it.each([
  [{ input: -1 }, 'input'],
  [{ input: 10_001 }, 'input'],
  [{ output: 'ten' }, 'output'],
  [{ output: undefined }, 'output'],
  [{ model: '' }, 'model'],
  [{ model: 'two words' }, 'model'],
  [{ model: 'x'.repeat(121) }, 'model'],
  [{ provider: 'nobody' }, 'provider'],
  [{ from: '2026-02-30' }, 'from'],
  [{ from: 'tomorrow' }, 'from'],
  [{ above: { tokens: 0, input: 1, output: 1, cached: null } }, 'above'],
  [{ above: { tokens: 1_000 } }, 'above'],
  [{ peak: { input: 1, output: 1, cached: null } }, 'peak'],
  [{ currency: 'EUR' }, 'currency'],
])('a price with %j is refused at that field', async (change, field) => {
  const { status, body } = await ask('POST', '/api/text-prices', { ...price, ...change })
  expect(status).toBe(400)
  expect(JSON.stringify(body.errors)).toContain(field)
  expect(await list()).toHaveLength(builtInTextPrices.length)
})

it('refuses a second price of a model from the same day', async () => {
  const twice = { ...price, provider: 'openai', model: 'gpt-6-luna' }
  expect(await ask('POST', '/api/text-prices', twice)).toMatchObject({
    status: 400,
    body: { errors: { model: expect.stringMatching(/already has a price/) } },
  })
})

it('only an admin changes prices, and each change is in the audit log', async () => {
  const { _id } = await luna()
  for (const [method, path, body] of [
    ['POST', '/api/text-prices', price],
    ['PATCH', `/api/text-prices/${_id}`, { input: 1 }],
    ['DELETE', `/api/text-prices/${_id}`, undefined],
    ['POST', '/api/text-price-resets', {}],
  ] as const)
    expect((await ask(method, path, body, owner)).status).toBe(403)
  expect((await call(api, 'GET', '/api/text-prices')).status).toBe(401)
  await ask('PATCH', `/api/text-prices/${_id}`, { input: 2 })
  const { body } = await ask('GET', '/api/audit-log?$limit=1')
  expect(body.data[0]).toMatchObject({
    action: 'record-changed',
    details: { service: 'text-prices', name: 'gpt-6-luna' },
  })
})

it('two admins who add the same price at once leave one', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => ask('POST', '/api/text-prices', price)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
  expect(await list()).toHaveLength(builtInTextPrices.length + 1)
})

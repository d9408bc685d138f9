import { builtInImagePrices, imagePricesOf, type ImagePriceRecord } from '@web2/contract/ai'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let admin: TestUser
let owner: TestUser
beforeAll(async () => {
  api = await startTestApi()
  admin = await signUp(api)
  owner = await signUp(api)
})
beforeEach(() => api.database.db.deleteFrom('imagePrices').execute())
afterAll(() => api.stop())

const ask = (method: string, path: string, body?: unknown, user = admin) =>
  call(api, method, path, { token: user.token, body })
const list = async (): Promise<ImagePriceRecord[]> =>
  (await ask('GET', '/api/image-prices', undefined, owner)).body.data
const priceOf = async (id: string) => (await list()).find(({ _id }) => _id === id)

it('lists the built-in prices with their date until an admin changes them', async () => {
  expect(await list()).toHaveLength(builtInImagePrices.length)
  expect(await priceOf('sd3.5-large')).toMatchObject({
    ...{ service: 'stability', perImage: 0.065, tokens: null },
    ...{ origin: 'built-in', asOf: imagePricesOf },
  })
})

it('an admin changes what a model is charged by, until all prices are reset', async () => {
  expect(await ask('PATCH', '/api/image-prices/sd3.5-large', { perImage: 0.5 })).toMatchObject({
    status: 200,
    body: { _id: 'sd3.5-large', perImage: 0.5, origin: 'edited' },
  })
  const tokens = { input: 6, output: 33 }
  await ask('PATCH', '/api/image-prices/gpt-image-2.6-flare', { tokens })
  await ask('PATCH', '/api/image-prices/gemini-nano-banana-2.1', { perImage: 0.04 })
  await ask('PATCH', '/api/image-prices/gemini-nano-banana-2.1', { perImage: 0.05 })
  expect(await priceOf('sd3.5-large')).toMatchObject({ perImage: 0.5 })
  expect(await priceOf('gpt-image-2.6-flare')).toMatchObject({ perImage: null, tokens })
  expect(await priceOf('gemini-nano-banana-2.1')).toMatchObject({ perImage: 0.05, tokens: { output: 30 } })
  expect(await ask('POST', '/api/text-price-resets', {})).toMatchObject({ body: { dropped: 3 } })
  expect((await list()).every(({ origin }) => origin === 'built-in')).toBe(true)
})

it.each([
  ['sd3.5-large', { perImage: -1 }, 400],
  ['sd3.5-large', { perImage: 10_001 }, 400],
  ['sd3.5-large', { perImage: null }, 400],
  ['sd3.5-large', { tokens: { input: 1, output: 1 } }, 400],
  ['gpt-image-2.6-flare', { perImage: 1 }, 400],
  ['gpt-image-2.6-flare', { tokens: { input: 1 } }, 400],
  ['sd3.5-large', { size: '4K' }, 400],
  ['imagen', { perImage: 1 }, 404],
])('a change of %s to %j is refused', async (model, change, status) => {
  expect((await ask('PATCH', `/api/image-prices/${model}`, change)).status).toBe(status)
  expect((await list()).every(({ origin }) => origin === 'built-in')).toBe(true)
})

it('only an admin changes prices, and each change is in the audit log', async () => {
  const path = '/api/image-prices/sd3.5-large'
  expect((await ask('PATCH', path, { perImage: 1 }, owner)).status).toBe(403)
  expect((await call(api, 'GET', '/api/image-prices')).status).toBe(401)
  await ask('PATCH', path, { perImage: 1 })
  const { body } = await ask('GET', '/api/audit-log?$limit=1')
  expect(body.data[0]).toMatchObject({
    action: 'record-changed',
    details: { service: 'image-prices', name: 'sd3.5-large' },
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let admin: TestUser
let customer: TestUser
beforeAll(async () => {
  api = await startTestApi()
  admin = await signUp(api)
  customer = await signUp(api)
})
afterAll(() => api.stop())

const patch = (tier: string, body: object, by = admin) =>
  call(api, 'PATCH', `/api/tiers/${tier}`, { token: by.token, body })
const limitsOf = async (tier: string) => {
  const { body } = await call(api, 'GET', '/api/tiers', { token: customer.token })
  return body.data.find(({ type }: { type: string }) => type === tier).limits
}

describe('the limits of a tier', () => {
  it('can be changed by an admin one by one, and are visible on Billing', async () => {
    const before = await limitsOf('silver')
    const answer = await patch('silver', { limits: { images: 7 } })
    expect(answer).toMatchObject({ status: 200, body: { type: 'silver', limits: { ...before, images: 7 } } })
    expect(await limitsOf('silver')).toEqual({ ...before, images: 7 })
    const { body: usage } = await call(api, 'GET', '/api/usage', { token: customer.token })
    expect(usage.data.find(({ resource }: { resource: string }) => resource === 'images').allowed).toBe(7)
    const { body: log } = await call(api, 'GET', '/api/audit-log', { token: admin.token })
    expect(log.data[0]).toMatchObject({ action: 'tier-changed', details: { name: 'silver' } })
  })

  it('can’t be changed by other users', async () => {
    expect((await patch('silver', { limits: { images: 9 } }, customer)).status).toBe(403)
  })

  it.each([
    [{}],
    [{ limits: { images: -1 } }],
    [{ limits: { images: 1.5 } }],
    [{ limits: { images: 1e12 } }],
    [{ limits: { toys: 1 } }],
    [{ type: 'golden' }],
    [{ priceId: '' }],
  ])('return 400 for %j', async (body) => {
    expect((await patch('bronze', body)).status).toBe(400)
  })

  it('return 404 for an unknown tier, and 409 for a price without payments', async () => {
    expect((await patch('diamond', { limits: { images: 1 } })).status).toBe(404)
    expect(await patch('bronze', { priceId: 'price_1' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('BILLING=stripe') },
    })
  })
})

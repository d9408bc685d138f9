import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { addCampaign, addPlace } from '../../../testing/worlds/campaign-world.ts'
import { monthlyUsage, reserveUsage } from '../../billing/usage.ts'

let api: TestApi
let ann: TestUser
beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
})
afterAll(() => api.stop())

const send = (method: string, path: string, body?: object) =>
  call(api, method, `/api/${path}`, { token: ann.token, body })

/** Creates a running campaign with one post that waits for manual posting and holds a unit. */
const waitingCampaign = async () => {
  const { context } = api
  const { propertyId, placeId } = await addPlace({ context }, ann)
  const wanted = { accountId: ann.accountId, resource: 'campaignPosts', amount: 1 } as const
  const reservation = await reserveUsage(context.db, wanted, context.now())
  const usageReservation = JSON.stringify(reservation)
  const more = { status: 'waiting', usageReservation } as const
  const id = await addCampaign({ context }, ann, [{ placeId, runAt: new Date(), more }])
  expect(await reserved()).toBe(1)
  return { id, propertyId }
}
const reserved = async () => {
  const usage = await monthlyUsage(api.context.db, ann.accountId, api.context.now())
  return usage.find(({ resource }) => resource === 'campaignPosts')?.reserved
}

it('canceling a campaign releases its units', async () => {
  const { id } = await waitingCampaign()
  expect((await send('PATCH', `campaigns/${id}`, { status: 'cancelled' })).status).toBe(200)
  expect(await reserved()).toBe(0)
})

it('deleting a campaign releases its units', async () => {
  const { id } = await waitingCampaign()
  await api.context.db.updateTable('campaigns').set({ status: 'failed' }).where('id', '=', id).execute()
  expect((await send('DELETE', `campaigns/${id}`)).status).toBe(200)
  expect(await reserved()).toBe(0)
})

it('deleting a property completes the campaign whose last posts needed it', async () => {
  const { id, propertyId } = await waitingCampaign()
  expect((await send('DELETE', `properties/${propertyId}`)).status).toBe(200)
  expect(await reserved()).toBe(0)
  expect((await send('GET', `campaigns/${id}`)).body).toMatchObject({
    status: 'completed',
    planned: 0,
    cancelled: 1,
  })
})

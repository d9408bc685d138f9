import { afterAll, beforeAll, expect, it } from 'vitest'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { testApp } from '../../../testing/servers/platforms/oauth-grants.ts'
import { startTumblr } from '../../../testing/servers/platforms/tumblr.ts'
import { openConnection } from '../connection/open-connection.ts'
import { runVerification } from './run-verification.ts'

let tumblr: Awaited<ReturnType<typeof startTumblr>>
let api: TestApi
let ann: TestUser
let moment = Date.parse('2026-11-22T12:00:00Z')
const { signal } = new AbortController()

beforeAll(async () => {
  tumblr = await startTumblr()
  api = await startTestApi({
    now: () => new Date(moment),
    // the test runs the steps itself
    jobs: { enqueue: () => Promise.resolve() },
    config: { services: { ...publicServices, tumblr: tumblr.base } },
  })
  ann = await signUp(api)
})
afterAll(async () => {
  await api.stop()
  await tumblr.stop()
})

const send = (method: string, path: string, body?: unknown) =>
  call(api, method, `/api/${path}`, { token: ann.token, body })
const read = async (id: string) => (await send('GET', `property-verifications/${id}`)).body
const add = async (username: string) => {
  const data = { propertyType: 'tumblr', url: 'https://www.tumblr.com/', username }
  const answer = await send('POST', 'properties', data)
  expect(answer.body).toMatchObject({ _id: expect.any(String) })
  return String(answer.body._id)
}
/** Starts to connect a property. Returns the state of the verification. */
const start = async (propertyId: string) => {
  const { status, body } = await send('POST', 'property-verifications', { propertyId })
  expect([status, body.message]).toEqual([201, undefined])
  await runVerification(api.context, body._id, signal)
  return read(body._id)
}
/** Grants access at Tumblr and sends the answer. */
const agree = async ({ _id, ask }: { _id: string; ask: { url: string } }) => {
  const { headers } = await fetch(ask.url, { redirect: 'manual' })
  const back = new URL(headers.get('location') ?? '')
  expect(back.origin + back.pathname).toBe(`${api.context.config.publicUrl}/properties/approved`)
  await send('POST', 'send-otp', { jobId: _id, otp: back.search.slice(1), step: 'approve' })
  await runVerification(api.context, _id, signal)
  return read(_id)
}

it('requires a registered application', async () => {
  expect(await start(await add('ann'))).toMatchObject({
    status: 'failed',
    problem: expect.stringContaining('Register an application at Tumblr'),
  })
})

it('connects a blog with the account’s application, and refreshes its tokens once across workers', async () => {
  await send('POST', 'settings', { tumblr: testApp })
  const propertyId = await add('gardener')
  const asked = await start(propertyId)
  expect(asked).toMatchObject({ status: 'waiting', step: 'approve' })
  expect(await agree(asked)).toMatchObject({ status: 'done', subPropertyCount: 2 })
  const property = await send('GET', `properties/${propertyId}`)
  expect(property.body).toMatchObject({ status: 'verified', connected: true, username: 'gardener' })
  expect(JSON.stringify(property.body)).not.toMatch(/access-|refresh-|secret-of-a-test/)

  // the access token expires: of many concurrent calls one refreshes, and the new refresh token is stored
  moment += 3_600_000
  const before = tumblr.requests.length
  const opened = await Promise.all(
    Array.from({ length: 5 }, () => openConnection(api.context, propertyId, signal)),
  )
  const tokens = opened.map((each) =>
    each.ok ? each.value.connection.secrets.accessToken : each.failure.message,
  )
  expect(new Set(tokens).size).toBe(1)
  expect(tumblr.requests.slice(before).map(({ path }) => path)).toEqual(['/v2/oauth2/token'])
  moment += 3_600_000
  expect(await openConnection(api.context, propertyId, signal)).toMatchObject({ ok: true })

  // another application in Settings changes nothing for connected blogs
  await send('POST', 'settings', { tumblr: { clientId: 'another', clientSecret: 'another' } })
  moment += 3_600_000
  expect(await openConnection(api.context, propertyId, signal)).toMatchObject({ ok: true })
})

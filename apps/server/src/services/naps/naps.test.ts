import { randomUUID } from 'node:crypto'
import { arbitraryNap } from '@web2/contract/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../testing/api.ts'

let api: TestApi
let user: TestUser
beforeAll(async () => {
  api = await startTestApi()
  user = await signUp(api)
})
afterAll(() => api.stop())

const nap = (fields: object = {}) => ({
  businessName: 'Green Thumb',
  address1: '1 Elm St',
  phone: '555 0100',
  ...fields,
})
const send = (method: string, path: string, body?: unknown) =>
  call(api, method, path, { token: user.token, body })

test('a listing is created with its blanks trimmed, read, changed and removed', async () => {
  const created = await send(
    'POST',
    '/api/naps',
    nap({ businessName: '  Green Thumb ', KGMID: '/g/1', weekdays: [] }),
  )
  expect(created).toMatchObject({
    status: 201,
    body: { businessName: 'Green Thumb', KGMID: '/g/1', fax: '' },
  })
  const path = `/api/naps/${created.body._id}`
  expect((await send('GET', path)).body).toEqual(created.body)
  expect((await send('PATCH', path, { phone: '555 0199' })).body).toMatchObject({
    phone: '555 0199',
    KGMID: '/g/1',
  })
  expect((await send('PUT', path, nap())).body).toMatchObject({ phone: '555 0100', KGMID: '' })
  expect((await send('DELETE', path)).status).toBe(200)
  expect((await send('GET', path)).status).toBe(404)
})

test('every field is stored and answered as it was sent, singly and by the batch', async () => {
  const naps = fc.sample(arbitraryNap, { numRuns: 40, seed: 7 })
  const answers = await Promise.all(naps.map((each) => send('POST', '/api/naps', each)))
  expect(answers.map(({ body }) => body)).toMatchObject(naps)
  const read = await Promise.all(answers.map(({ body }) => send('GET', `/api/naps/${body._id}`)))
  expect(read.map(({ body }) => body)).toEqual(answers.map(({ body }) => body))

  const cat = await signUp(api)
  const batch = { importId: randomUUID(), batch: 0, rows: naps }
  const added = await call(api, 'POST', '/api/naps-bulk-generator', { token: cat.token, body: batch })
  expect(added.body).toEqual({ created: naps.length, rejected: [] })
  const { data } = (await call(api, 'GET', '/api/naps?$limit=100&$sort[_id]=1', { token: cat.token })).body
  expect(data).toMatchObject(naps)
})

test('what is required is asked for field by field', async () => {
  const { status, body } = await send('POST', '/api/naps', { businessName: ' ', phone: 5 })
  expect(status).toBe(400)
  expect(body.errors).toEqual({
    businessName: 'This field is required',
    address1: 'This field is required',
    phone: 'This must be a string',
  })
})

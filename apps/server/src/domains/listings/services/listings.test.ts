import { randomUUID } from 'node:crypto'
import { arbitraryNap } from '@web2/contract/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

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

test('a listing is created with trimmed texts, read, changed and deleted', async () => {
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

test('stores and returns every field as sent, singly and in a batch', async () => {
  const naps = fc.sample(arbitraryNap, { numRuns: 40, seed: 7 })
  const answers = await Promise.all(naps.map((each) => send('POST', '/api/naps', each)))
  expect(answers.map(({ body }) => body)).toMatchObject(naps)
  const read = await Promise.all(answers.map(({ body }) => send('GET', `/api/naps/${body._id}`)))
  expect(read.map(({ body }) => body)).toEqual(answers.map(({ body }) => body))

  const cat = await signUp(api)
  const batch = { importId: randomUUID(), batch: 0, rows: naps }
  const added = await call(api, 'POST', '/api/naps-bulk-generator', { token: cat.token, body: batch })
  expect(added.body).toMatchObject({ created: naps.length, rejected: [] })
  const { data } = (await call(api, 'GET', '/api/naps?$limit=100&$sort[_id]=1', { token: cat.token })).body
  expect(data).toMatchObject(naps)
})

test('reports each missing required field', async () => {
  const { status, body } = await send('POST', '/api/naps', { businessName: ' ', phone: 5 })
  expect(status).toBe(400)
  expect(body.errors).toEqual({
    businessName: 'This field is required',
    address1: 'This field is required',
    phone: 'Must be a string',
  })
})

test('stores a phone number as typed, with E.164 and national form while it is a single number', async () => {
  const numbers = async (phone: string, country?: string) => {
    const { body } = await send('POST', '/api/naps', nap({ phone, ...(country && { country }) }))
    return [body.phone, body.phoneE164, body.phoneNational]
  }
  expect(await numbers('212.555.2368', 'United States')).toEqual([
    '212.555.2368',
    '+12125552368',
    '(212) 555-2368',
  ])
  expect(await numbers('+49 (0)30 901820', 'Germany')).toEqual([
    '+49 (0)30 901820',
    '+4930901820',
    '030 901820',
  ])
  expect(await numbers('+44 117 496 0123', 'Germany')).toEqual([
    '+44 117 496 0123',
    '+441174960123',
    '+44 117 496 0123',
  ])
  for (const typed of ['212 555 2368 ext. 4', '1-800-FLOWERS', '212 555 2368 x4', '911', '000'])
    expect(await numbers(typed, 'United States')).toEqual([typed, '', ''])
  expect(await numbers('212 555 2368')).toEqual(['212 555 2368', '', ''])
})

test('parses a changed number or country again, and ignores parsed values from clients', async () => {
  const fields = nap({ phone: '0117 496 0123', country: 'United Kingdom' })
  const { _id } = (await send('POST', '/api/naps', fields)).body
  const path = `/api/naps/${_id}`
  expect((await send('PATCH', path, { country: 'France' })).body).toMatchObject({ phoneE164: '' })
  expect((await send('PATCH', path, { country: 'UK' })).body).toMatchObject({ phoneE164: '+441174960123' })
  // the same number in another format
  const other = await send('PATCH', path, { phone: '(0117) 4960123' })
  expect(other.body).toMatchObject({ phone: '(0117) 4960123', phoneNational: '0117 496 0123' })
  // writes as a release without these columns does
  await sql`update naps set phone = '0117 496 0124' where id = ${_id}`.execute(api.context.db)
  expect((await send('GET', path)).body).toMatchObject({ phoneE164: '+441174960124' })
  expect((await send('PATCH', path, { phoneE164: '+1' })).status).toBe(400)
  const found = await send('GET', '/api/naps?phoneE164=%2B441174960124')
  expect(found.body.data.map((each: { _id: string }) => each._id)).toEqual([_id])
})

test('finds listings by label and by store code', async () => {
  const fields = nap({ labels: 'North, Key account', storeCode: 'GA-0042' })
  const { _id } = (await send('POST', '/api/naps', fields)).body
  for (const query of ['labels[$search]=key', 'storeCode[$search]=0042', 'storeCode=GA-0042']) {
    const { body } = await send('GET', `/api/naps?${query}`)
    expect(body.data).toMatchObject([{ _id, labels: 'North, Key account', storeCode: 'GA-0042' }])
  }
})

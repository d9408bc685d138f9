import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let user: TestUser
beforeAll(async () => {
  api = await startTestApi()
  user = await signUp(api)
})
afterAll(() => api.stop())

const send = (body: unknown, token = user.token) =>
  call(api, 'POST', '/api/naps-bulk-generator', { token, body })
const total = async (name: string) =>
  (
    await call(api, 'GET', `/api/naps?$limit=0&businessName=${encodeURIComponent(name)}`, {
      token: user.token,
    })
  ).body.total
const row = (businessName: string, more: object = {}) => ({
  businessName,
  address1: '1 Elm St',
  phone: '555 0100',
  ...more,
})

test('adds valid rows and reports errors of the others by row and field', async () => {
  const rows = [
    row(' Ash '),
    row('Birch', { phone: ' ', colour: 'red' }),
    'no row',
    row('Cedar', { weekdays: [], cid: '12', placeId: 'ChIJ', specialDays: [] }),
    row('Dogwood', { colour: 'red', fax: 'x'.repeat(41), weekdays: [{ name: 'Moonday' }], city: 'Bath' }),
  ]
  const { status, body } = await send({ importId: randomUUID(), batch: 0, rows })
  expect(status).toBe(201)
  expect(body.created).toBe(3)
  expect(body.rejected.map(({ row: at }: { row: number }) => at)).toEqual([1, 2])
  expect(body.rejected[0].errors).toEqual({
    phone: 'This field is required',
    colour: 'Unknown field',
  })
  expect([await total('Ash'), await total('Birch'), await total('Cedar')]).toEqual([1, 0, 1])
  // an invalid optional field loses only that field
  expect(body.warnings).toMatchObject([{ row: 4, errors: { colour: 'Unknown field' } }])
  expect(Object.keys(body.warnings[0].errors)).toContain('fax')
  expect(body.ids.map((id: string | null) => id === null)).toEqual([false, true, true, false, false])
  const dogwood = await call(api, 'GET', `/api/naps/${body.ids[4]}`, { token: user.token })
  expect(dogwood.body).toMatchObject({ businessName: 'Dogwood', city: 'Bath', fax: '', weekdays: [] })
})

test('adds a repeated part once, even if both arrive at the same time', async () => {
  const part = { importId: randomUUID(), batch: 3, rows: [row('Once only')] }
  const answers = await Promise.all([send(part), send(part), send(part)])
  for (const { body } of answers)
    expect(body).toEqual({ created: 1, rejected: [], ids: answers[0]?.body.ids })
  expect(await total('Once only')).toBe(1)
  await send({ ...part, batch: 4 })
  expect(await total('Once only')).toBe(2)
})

test('keeps equal parts of two accounts apart', async () => {
  const part = { importId: randomUUID(), batch: 0, rows: [row('Shared name')] }
  await send(part)
  const other = await signUp(api)
  expect((await send(part, other.token)).body.created).toBe(1)
  expect(await total('Shared name')).toBe(1)
})

test('rejects an invalid import', async () => {
  const importId = randomUUID()
  for (const body of [
    {},
    { importId, batch: 0, rows: [] },
    { importId, batch: -1, rows: [row('x')] },
    { importId: 'mine', batch: 0, rows: [row('x')] },
    { importId, batch: 0, rows: Array(501).fill(row('x')) },
  ])
    expect((await send(body)).status).toBe(400)
})

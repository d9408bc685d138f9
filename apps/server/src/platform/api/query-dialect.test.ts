import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../testing/worlds/start-api.ts'
import { socketClient } from '../../testing/network/official-client.ts'

/* Queries on the listings of one account: Ash & Co, Birch 100%, Cedar_x. */

let api: TestApi
let user: TestUser
const ids: string[] = []
beforeAll(async () => {
  api = await startTestApi()
  user = await signUp(api)
  for (const businessName of ['Ash & Co', 'Birch 100%', 'Cedar_x']) {
    const { body } = await send('POST', '', { businessName, address1: 'Elm St', phone: '1', weekdays: [] })
    ids.push(body._id)
  }
})
afterAll(() => api.stop())

const send = (method: string, rest: string, body?: unknown) =>
  call(api, method, `/api/naps${rest}`, { token: user.token, body })
const names = (body: { data: { businessName: string }[] }) =>
  body.data.map((row) => row.businessName[0]).join('')

test.each([
  ['$sort[businessName]=-1', 'CBA'],
  ['$sort[createdAt]=-1&$limit=2', 'CB'],
  ['$skip=1', 'BC'],
  ['businessName=Cedar_x', 'C'],
  ['businessName[$ne]=Cedar_x', 'AB'],
  ['businessName[$in][]=Cedar_x&businessName[$in][]=Ash%20%26%20Co', 'AC'],
  ['businessName[$in]=', ''],
  ['businessName[$nin]=', 'ABC'],
  ['businessName[$nin][]=Cedar_x', 'AB'],
  ['businessName[$gt]=B', 'BC'],
  ['$or[0][businessName]=Cedar_x&$or[1][businessName][$lt]=B', 'AC'],
  ['$and[0][businessName][$gt]=B&$and[1][businessName][$lt]=C', 'B'],
  ['businessName[$search]=CEDAR', 'C'],
  ['businessName[$search]=%25', 'B'],
  ['businessName[$search]=_', 'C'],
  ['businessName[$search]=%5C', ''],
  ['businessName[$search]=', 'ABC'],
  ['_id=nonsense', ''],
  ['_id[$ne]=nonsense', 'ABC'],
  ['businessName=%00', ''],
  ["businessName=' or 1=1 --", ''],
  ['createdAt[$gt]=2020-01-01', 'ABC'],
  ['createdAt[$lt]=2020-01-01', ''],
])('?%s finds %s', async (query, expected) => {
  const { status, body } = await send('GET', `?${query}`)
  expect(status).toBe(200)
  expect(names(body)).toBe(expected)
})

test.each([
  ['unknown=1'],
  ['accountId=1'],
  ['account_id=1'],
  ['$where=1'],
  ['businessName[$like]=%25'],
  ['businessName[$regex]=.'],
  ['businessName[nested]=1'],
  ['$sort[unknown]=1'],
  ['$sort[weekdays]=1'],
  ['$sort[businessName]=up'],
  ['$sort=businessName'],
  ['$select[]=accountId'],
  ['$limit=-1'],
  ['$limit=many'],
  ['$skip=1.5'],
  ['$total=maybe'],
  ['$total[$gt]=1'],
  ['$or=1'],
  ['$or[0]=1'],
  ['createdAt[$gt]=soon'],
  ['businessName[$search][$in]=1'],
  [`businessName[$search]=${'%25'.repeat(501)}`],
  ['phone[$search]=1&fax[$search]=1'],
  ['weekdays=1'],
  ['_id[$in][0][$ne]=1'],
  ['$or[0][$or][0][$or][0][$or][0][$or][0][$or][0][phone]=1'],
])('?%s is rejected with 400', async (query) => {
  const { status, body } = await send('GET', `?${query}`)
  expect(status).toBe(400)
  expect(body).toMatchObject({ name: 'BadRequest', className: 'bad-request', code: 400 })
})

test('ignores prototype names in a query', async () => {
  await send('GET', '?__proto__[polluted]=1&constructor[prototype][polluted]=1')
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

test('$limit 0 returns only the total, also for a page beyond the end', async () => {
  expect((await send('GET', '?$limit=0')).body).toEqual({ total: 3, limit: 0, skip: 0, data: [] })
  expect((await send('GET', '?$skip=10')).body).toMatchObject({ total: 3, skip: 10, data: [] })
  expect((await send('GET', '?businessName=x')).body).toMatchObject({ total: 0, data: [] })
})

test.each([
  ['$total=false', { total: 3, data: [{}, {}, {}] }],
  ['$total=false&$limit=2', { total: 2, data: [{}, {}] }],
  ['$total=false&$skip=1&$limit=1', { total: 2, skip: 1, data: [{}] }],
  ['$total=true&$limit=1', { total: 3, data: [{}] }],
])('?%s returns the total of the rows seen, or of all', async (query, expected) => {
  expect((await send('GET', `?${query}`)).body).toMatchObject(expected)
})

test.each([
  'cloud-builder',
  'cloud-pages',
  'cloud-modules',
  'cloud-sites-turbo',
  'turbo-pages',
  'articles',
  'campaigns',
  'properties',
  'prompt-stacker',
  'categories',
  'rss-feeds',
])('%s can be searched without a count, as the palette does', async (path) => {
  const { status, body } = await call(api, 'GET', `/api/${path}?$total=false&$limit=5`, { token: user.token })
  expect([status, body.data]).toEqual([200, expect.any(Array)])
})

test('limits the page size, whatever is requested', async () => {
  expect((await send('GET', '?$limit=1000000')).body.limit).toBe(1_000)
})

test('accepts a list of a hundred ids', async () => {
  const many = [...Array<string>(100).fill('0190a000-0000-7000-8000-000000000000'), ...ids]
  const query = many.map((id, place) => `_id[$in][${place}]=${id}`).join('&')
  expect((await send('GET', `?${query}`)).body.total).toBe(3)
})

test('$select returns the requested fields and the id', async () => {
  const { body } = await send('GET', '?$select[]=phone&$limit=1')
  expect(body.data).toEqual([{ _id: ids[0], phone: '1' }])
})

test('multi_delete deletes the named records and returns them', async () => {
  const made = await Promise.all(
    ['x', 'y'].map((businessName) => send('POST', '', { businessName, address1: 'a', phone: '1' })),
  )
  const [x, y] = made.map(({ body }) => body._id as string)
  const { body } = await send('DELETE', `?multi_delete=${x},${y},nonsense`)
  expect(body.map((row: { _id: string }) => row._id).sort()).toEqual([x, y].sort())
  expect((await send('GET', '?$limit=0')).body.total).toBe(3)
})

test('an empty multi_delete deletes nothing', async () => {
  expect((await send('DELETE', '?multi_delete=')).body).toEqual([])
  expect((await send('GET', '?$limit=0')).body.total).toBe(3)
})

test('creates many records all or none', async () => {
  const good = { businessName: 'Good', address1: 'a', phone: '1' }
  expect((await send('POST', '', [good, { ...good, phone: '' }])).status).toBe(400)
  expect((await send('POST', '', [good, { ...good, phone: '1\u0000' }])).status).toBe(400)
  expect((await send('GET', '?$limit=0')).body.total).toBe(3)
  const { body } = await send('POST', '', [good, { ...good, businessName: 'Better' }])
  expect(body.map((row: { businessName: string }) => row.businessName)).toEqual(['Good', 'Better'])
  await send('DELETE', `?multi_delete=${body.map((row: { _id: string }) => row._id).join()}`)
})

const wide = (count: number, condition: object) => ({ $or: Array.from({ length: count }, () => condition) })

describe('a socket may send any type', () => {
  let client: ReturnType<typeof socketClient>
  beforeAll(async () => {
    client = socketClient(api.url)
    await client.app.authenticate({ strategy: 'local', email: user.email, password: user.password })
  })
  afterAll(() => client.close())

  /** Returns the error's code, or the response. */
  const emit = (...args: unknown[]) =>
    new Promise<unknown>((resolve) =>
      client.socket.emit(...(args as [string]), (error: { code?: number } | null, result: unknown) =>
        resolve(error ? (error.code ?? error) : result),
      ),
    )

  test.each([
    ['an object for an id', ['get', 'naps', { $ne: null }], 400],
    ['a list for an id', ['get', 'naps', ['x']], 400],
    ['true for an id', ['remove', 'naps', true], 400],
    ['a number for an id', ['get', 'naps', 7], 404],
    ['no id', ['get', 'naps'], 400],
    ['null for the id of one record', ['get', 'naps', null], 400],
    ['null for the id of a change', ['patch', 'naps', null, { phone: '2' }], 405],
    ['an object that pretends to be text', ['get', 'naps', { toString: '' }], 400],
    ['a query that is no object', ['find', 'naps', 'x'], 400],
    ['a query with a broken toString', ['find', 'naps', { toString: '' }], 400],
    ['too many arguments', ['find', 'naps', {}, {}], 400],
    ['an unknown service', ['find', 'secrets', {}], 404],
    ['a path that is no text', ['find', { a: 1 }, {}], 404],
    ['a method that is not offered', ['create', 'notifications', {}, {}], 405],
    ['no body', ['create', 'naps', null, {}], 400],
    ['a text for a body', ['create', 'naps', 'x', {}], 400],
    ['a query of 1,100 conditions', ['find', 'naps', wide(11, wide(50, { city: 'a' }))], 400],
    ['a query of 1,100 empty conditions', ['find', 'naps', wide(11, wide(99, {}))], 400],
  ])('%s', async (_name, args, code) => {
    expect(await emit(...(args as unknown[]))).toBe(code)
  })

  test('an empty $in matches nothing, an empty $nin everything', async () => {
    expect(await emit('find', 'naps', { _id: { $in: [] } })).toMatchObject({ total: 0, data: [] })
    expect(await emit('find', 'naps', { _id: { $nin: [] } })).toMatchObject({ total: 3 })
  })

  test('the service responds under its second name as well', async () => {
    expect(await emit('find', 'snappy/users', {})).toMatchObject({ total: 1 })
  })
})

test('lists inside a record are returned as they were sent', async () => {
  const weekdays = [{ name: 'Monday', value: 'Closed', start: '', end: '' }]
  const additionalSocials = [{ name: 'Bluesky', value: 'https://example.com/a' }]
  const { body } = await send('PATCH', `/${ids[0]}`, { weekdays, additionalSocials })
  expect(body).toMatchObject({ weekdays, additionalSocials })
  expect((await send('PATCH', `/${ids[0]}`, { weekdays: [] })).body).toMatchObject({
    weekdays: [],
    additionalSocials,
  })
})

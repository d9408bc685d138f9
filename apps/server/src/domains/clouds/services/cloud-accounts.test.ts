import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CloudSetting } from '@web2/contract/clouds'
import { cloudNames } from '@web2/contract/core'
import { sharedObjectStore, type SharedObjectStore } from '../../../testing/shared-object-store.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

const found = await sharedObjectStore()
const host = 'unavailable' in found ? 'localhost:1' : new URL(found.endpoint).host

let api: TestApi
let ann: TestUser
let bob: TestUser
beforeAll(async () => {
  api = await startTestApi({ config: { egressAllow: [host] } })
  ann = await signUp(api)
  bob = await signUp(api)
})
afterAll(async () => {
  await api.stop()
})

const manager = '/api/cloud-settings-manager'
const keys = { accessKey: 'AKIAEXAMPLE12345678', secretKey: 'a-very-secret-key-of-forty-characters-xyz' }
const account = (label: string, change: object = {}) => ({
  cloud: 's3',
  label,
  ...keys,
  endpoint: 'https://s3.example.com/',
  ...change,
})
const as = (user: TestUser) => ({
  add: (body: object) => call(api, 'POST', manager, { token: user.token, body }),
  change: (id: string, body: object) => call(api, 'PATCH', `${manager}/${id}`, { token: user.token, body }),
  get: (path = '') => call(api, 'GET', manager + path, { token: user.token }),
  remove: (id: string) => call(api, 'DELETE', `${manager}/${id}`, { token: user.token }),
  settings: () => call(api, 'GET', '/api/cloud-settings', { token: user.token }),
})

describe('cloud accounts', () => {
  it('store keys and never return them', async () => {
    const added = await as(ann).add(account('Shop'))
    expect(added).toMatchObject({
      status: 201,
      body: {
        label: 'Shop',
        endpoint: 'https://s3.example.com',
        accessKey: { set: true, last4: '5678' },
        secretKey: { set: true, last4: '-xyz' },
      },
    })
    const everything = JSON.stringify([
      added.body,
      (await as(ann).get()).body,
      (await as(ann).settings()).body,
    ])
    expect(everything).not.toContain(keys.accessKey)
    expect(everything).not.toContain(keys.secretKey)
    const row = await api.database.db
      .selectFrom('cloudAccounts')
      .selectAll()
      .where('id', '=', added.body._id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(keys.secretKey)
  })

  it('never combine stored keys with a concurrently changed endpoint', async () => {
    const { _id } = (await as(ann).add(account('Raced'))).body
    const mine = { accessKey: 'AKIAMINE00000000000', secretKey: 'one-of-my-own' }
    const theirs = { accessKey: 'AKIATHEIRS000000000', secretKey: 'a-new-secret-of-the-owner' }
    const [moved] = await Promise.all([
      as(ann).change(_id, { endpoint: 'https://elsewhere.example', ...mine }),
      as(ann).change(_id, { endpoint: 'https://s3.example.com', secretKey: theirs.secretKey }),
    ])
    const { endpoint, secretKey } = (await as(ann).get(`/${_id}`)).body
    expect(moved.status).toBe(200)
    expect([endpoint, secretKey.last4]).toEqual(['https://elsewhere.example', mine.secretKey.slice(-4)])
  })

  it('keep keys that a change omits', async () => {
    const { _id } = (await as(ann).add(account('Kept'))).body
    const sealed = () =>
      api.database.db
        .selectFrom('cloudAccounts')
        .select(['secretKeySealed'])
        .where('id', '=', _id)
        .executeTakeFirst()
    const before = await sealed()
    expect((await as(ann).change(_id, { label: 'Kept too' })).body.label).toBe('Kept too')
    expect(await sealed()).toEqual(before)
    const renewed = await as(ann).change(_id, { secretKey: 'another-secret-key-with-end-9876' })
    expect(renewed.body.secretKey.last4).toBe('9876')
    expect(await sealed()).not.toEqual(before)
  })

  it.each([
    [{ label: '' }, 'label'],
    [{ accessKey: '' }, 'accessKey'],
    [{ endpoint: 'ftp://x' }, 'endpoint'],
    [{ endpoint: 'https://key:secret@s3.example.com' }, 'endpoint'],
    [{ cloud: 'builtin' }, 'cloud'],
    [{ cloud: 'awsS3', region: 'atlantis-1' }, 'region'],
    [{ cloud: 'azure', accountName: '../other', website: 'https://a.example' }, 'accountName'],
    [{ cloud: 'azure', accountName: 'shop', website: 'shop' }, 'website'],
    [{ cloud: 'nope' }, 'cloud'],
  ])('return 400 for %j', async (change, field) => {
    const answer = await as(ann).add(account('Refused', change))
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  it('return 400 without the fields their cloud needs', async () => {
    const answer = await as(ann).add({ cloud: 'cloudflare', label: 'R2', ...keys })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors).sort()).toEqual(['accountName', 'apiToken'])
  })

  it('can’t lose a field that their cloud needs', async () => {
    const { _id } = (await as(ann).add(account('Whole'))).body
    expect((await as(ann).change(_id, { endpoint: '' })).body.errors).toHaveProperty('endpoint')
  })

  it('keep keys bound to their endpoint, and need confirmation for http', async () => {
    const { _id } = (await as(ann).add(account('Moved'))).body
    const elsewhere = { endpoint: 'https://evil.example.com' }
    for (const body of [elsewhere, { ...elsewhere, action: 'test' }, { ...elsewhere, accessKey: 'AKIA2' }])
      expect(await as(ann).change(_id, body)).toMatchObject({
        status: 400,
        body: { errors: { secretKey: expect.stringMatching(/Enter the key again/) } },
      })
    expect((await as(ann).change(_id, { endpoint: 'https://s3.example.com/path' })).status).toBe(200)
    const plain = { ...keys, endpoint: 'http://s3.example.com' }
    const refused = {
      status: 400,
      body: { errors: { allowsHttp: expect.stringMatching(/isn’t encrypted/) } },
    }
    expect(await as(ann).change(_id, plain)).toMatchObject(refused)
    expect(await as(ann).add({ ...account('Plain', plain), action: 'test' })).toMatchObject(refused)
    expect((await as(ann).change(_id, { ...plain, allowsHttp: true })).body.endpoint).toBe(plain.endpoint)
    expect((await as(ann).change(_id, { label: 'Moved away' })).status).toBe(200)
    expect(await as(ann).change(_id, { secretKey: keys.secretKey })).toMatchObject(refused)
  })

  it('need distinct labels, ignoring case', async () => {
    await as(ann).add(account('Twice'))
    expect(await as(ann).add(account('TWICE'))).toMatchObject({
      status: 409,
      body: { errors: { label: expect.any(String) } },
    })
    expect((await as(bob).add(account('Twice'))).status).toBe(201)
  })

  it('can’t be seen by another account', async () => {
    const { _id } = (await as(ann).add(account('Private'))).body
    expect((await as(bob).get(`/${_id}`)).status).toBe(404)
    expect((await as(bob).change(_id, { label: 'x' })).status).toBe(404)
    expect((await as(bob).change(_id, { action: 'test' })).status).toBe(404)
    expect((await as(bob).remove(_id)).status).toBe(404)
    expect(JSON.stringify((await as(bob).get()).body)).not.toContain('Private')
    expect(JSON.stringify((await as(bob).settings()).body)).not.toContain('Private')
  })

  it.each([1, 5, 100])('are all listed with limit %d, usable clouds first', async (limit) => {
    await as(ann).add({ cloud: 'vultr', label: `Vultr ${limit}`, apiToken: 'token-0123456789' })
    const { body } = await call(api, 'GET', `/api/cloud-settings?$limit=${limit}`, { token: ann.token })
    expect(body.data.map(({ cloud }: { cloud: string }) => cloud).sort()).toEqual([...cloudNames].sort())
    const hasPlace = body.data.map(
      ({ accounts, capabilities }: CloudSetting) => accounts.length > 0 || !capabilities.needsAccount,
    )
    expect(hasPlace).toEqual([...hasPlace].sort((a, b) => Number(b) - Number(a)))
    expect(body).toMatchObject({ total: cloudNames.length, limit: cloudNames.length })
  })

  it('are listed for pickers with the capabilities of their cloud', async () => {
    const { _id } = (await as(bob).add(account('Picked'))).body
    const { data } = (await as(bob).settings()).body
    expect(data).toContainEqual(
      expect.objectContaining({
        cloud: 'builtin',
        accounts: [],
        capabilities: expect.objectContaining({ needsAccount: false }),
      }),
    )
    const s3 = data.find(({ cloud }: { cloud: string }) => cloud === 's3')
    expect(s3.accounts).toContainEqual({ _id, label: 'Picked', objectStorages: [] })
    expect(data.map(({ cloud }: { cloud: string }) => cloud).sort()).toEqual([...cloudNames].sort())
  })

  it('are deleted with their keys', async () => {
    const { _id } = (await as(ann).add(account('Gone'))).body
    expect((await as(ann).remove(_id)).status).toBe(200)
    expect((await as(ann).get(`/${_id}`)).status).toBe(404)
  })

  it('at a private address that isn’t allowed are refused with the reason', async () => {
    const tried = await as(ann).add({
      ...account('Inside', { endpoint: 'http://127.0.0.1:5432' }),
      action: 'test',
    })
    expect(tried.body).toEqual({
      status: 'error',
      message: expect.stringMatching(/private network.*EGRESS_ALLOW/),
    })
  })
})

describe.skipIf('unavailable' in found)('testing keys at a real store', () => {
  const store = found as SharedObjectStore
  const real = (change: object = {}) => ({
    ...account('Real'),
    accessKey: store.accessKey,
    secretKey: store.secretKey,
    endpoint: store.endpoint,
    ...change,
  })

  it('reports that they work, and saves nothing', async () => {
    const tried = await as(ann).add({ ...real(), action: 'test' })
    expect(tried.body).toEqual({ status: 'success', message: expect.stringMatching(/^The keys work\./) })
    expect(JSON.stringify((await as(ann).get()).body)).not.toContain('"Real"')
  })

  it('reports what is wrong', async () => {
    const wrong = await as(ann).add({ ...real({ secretKey: 'wrong' }), action: 'test' })
    expect(wrong.body).toEqual({
      status: 'error',
      message: expect.stringMatching(/rejected these keys/),
    })
  })

  it('uses stored keys for those not sent', async () => {
    const { _id } = (await as(ann).add(real({ label: 'Stored' }))).body
    expect((await as(ann).change(_id, { action: 'test' })).body.status).toBe('success')
    expect((await as(ann).change(_id, { action: 'test', secretKey: 'wrong' })).body.status).toBe('error')
    expect((await as(ann).change(_id, { action: 'test' })).body.status).toBe('success')
  })

  it('stores the result of testing stored keys until these change', async () => {
    const { _id, lastTest } = (await as(ann).add(real({ label: 'Tested' }))).body
    const seen = async () => (await as(ann).get(`/${_id}`)).body.lastTest
    expect(lastTest).toBeNull()
    await as(ann).change(_id, { action: 'test', secretKey: 'wrong' })
    expect(await seen()).toBeNull()
    await as(ann).change(_id, { action: 'test' })
    await as(ann).change(_id, { label: 'Tested twice', endpoint: real().endpoint })
    expect(await seen()).toMatchObject({ status: 'success', testedAt: expect.any(String) })
    expect((await as(ann).change(_id, { secretKey: 'wrong' })).body.lastTest).toBeNull()
    await as(ann).change(_id, { action: 'test' })
    expect(await seen()).toMatchObject({ status: 'error', message: expect.stringMatching(/rejected/) })
  })

  it('lists buckets for a dialog, or returns the reason it can’t', async () => {
    await as(ann).add(real({ label: 'Lister' }))
    await as(ann).add(real({ label: 'Liar', secretKey: 'wrong' }))
    const list = (label: string) =>
      call(api, 'GET', `/api/cloud-builder?bucketList=true&cloud=s3&accountLabel=${label}`, {
        token: ann.token,
      })
    expect((await list('Lister')).body).toMatchObject({ status: 'success', data: expect.any(Array) })
    expect((await list('Liar')).body).toMatchObject({
      status: 'error',
      message: expect.stringMatching(/keys/),
    })
    expect((await list('Nobody')).body).toMatchObject({
      status: 'error',
      message: expect.stringMatching(/“Nobody”/),
    })
  })
})

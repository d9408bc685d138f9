import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { githubToken, startGithub } from '../../../testing/servers/github/github-server.ts'
import { startS3Server, type S3Server } from '../../../testing/servers/s3/s3-server.ts'
import type { Listening } from '../../../testing/servers/listening.ts'
import { bunnyKey, startBunny } from '../../../testing/servers/vendors/bunny.ts'
import { startVultr, vultrKey, vultrStorage } from '../../../testing/servers/vendors/vultr.ts'

let api: TestApi
let ann: TestUser
let store: S3Server
const started: Listening[] = []
let now = Date.now()
beforeAll(async () => {
  store = await startS3Server()
  store.addBucket('in-the-storage', 'own')
  const vultr = await startVultr([vultrStorage('one', store)])
  const bunny = await startBunny()
  const github = await startGithub()
  github.addRepository('my-sites')
  started.push(store, vultr, bunny, github)
  const services = { ...publicServices, vultr: `${vultr.url}/v2`, bunny: bunny.url, github: github.url }
  api = await startTestApi({
    config: { services, egressAllow: [new URL(store.url).host] },
    now: () => new Date(now),
  })
  ann = await signUp(api)
})
afterAll(async () => {
  await api.stop()
  for (const server of started) await server.stop()
})

const manager = '/api/cloud-settings-manager'
const add = (body: object) => call(api, 'POST', manager, { token: ann.token, body })
const settingsOf = async (cloud: string) => {
  const { body } = await call(api, 'GET', '/api/cloud-settings', { token: ann.token })
  return body.data.find((setting: { cloud: string }) => setting.cloud === cloud)
}
const buckets = async (query: string) =>
  (await call(api, 'GET', `/api/cloud-builder?bucketList=true&${query}`, { token: ann.token })).body

describe('accounts of vendors with their own API', () => {
  it.each([
    ['bunny', { secretKey: bunnyKey }, 'The keys work. No storage zones yet.'],
    ['github', { secretKey: githubToken }, 'The keys work. 1 repository found.'],
    ['vultr', { secretKey: vultrKey }, 'The keys work. 1 object storage found.'],
  ])('of %s are tested at the configured URL', async (cloud, keys, message) => {
    const tried = await add({ cloud, label: 'Tried', ...keys, action: 'test' })
    expect(tried.body).toEqual({ status: 'success', message })
    const wrong = await add({ cloud, label: 'Tried', secretKey: 'not-the-key', action: 'test' })
    expect(wrong.body).toMatchObject({ status: 'error', message: expect.stringMatching(/Cloud accounts/) })
    expect(JSON.stringify(wrong.body)).not.toContain('not-the-key')
  })

  it('return only the keys they have', async () => {
    const added = await add({ cloud: 'github', label: 'Pages', secretKey: githubToken })
    expect(added.body).toMatchObject({
      accessKey: { set: false, last4: '' },
      secretKey: { set: true, last4: githubToken.slice(-4) },
      apiToken: { set: false, last4: '' },
    })
    expect(await buckets('cloud=github&accountLabel=Pages')).toEqual({
      status: 'success',
      data: [{ name: 'my-sites', CreationDate: '2026-01-02T03:04:05Z', region: null }],
    })
  })

  it('show their object storages with their buckets', async () => {
    const { body } = await add({ cloud: 'vultr', label: 'Vultr', secretKey: vultrKey })
    expect((await settingsOf('vultr')).accounts).toEqual([
      { _id: body._id, label: 'Vultr', objectStorages: [{ _id: 'one', name: 'Sites', region: 'ewr1' }] },
    ])
    const listed = await buckets('cloud=vultr&accountLabel=Vultr&storageId=one')
    expect(listed).toMatchObject({ status: 'success', data: [{ name: 'in-the-storage', region: 'ewr1' }] })
    expect(await buckets('cloud=vultr&accountLabel=Vultr')).toMatchObject({
      status: 'error',
      message: expect.stringMatching(/object storages first/),
    })
  })

  it('keep the known storages while the vendor doesn’t respond', async () => {
    const { _id } = (await add({ cloud: 'vultr', label: 'Quiet', secretKey: vultrKey })).body
    const storages = async () =>
      (await settingsOf('vultr')).accounts.find((account: { _id: string }) => account._id === _id)
        .objectStorages
    expect(await storages()).toHaveLength(1)
    const change = { token: ann.token, body: { secretKey: 'revoked-meanwhile' } }
    await call(api, 'PATCH', `${manager}/${_id}`, change)
    now += 3_600_000
    expect(await storages()).toHaveLength(1)
  })
})

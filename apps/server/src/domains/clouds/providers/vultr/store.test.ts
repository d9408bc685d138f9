import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuardedAgent } from '../../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../../platform/outbound/egress-policy.ts'
import type { Listening } from '../../../../testing/servers/listening.ts'
import { startVultr, vultrKey } from '../../../../testing/servers/vendors/vultr.ts'
import type { Cloud } from '../cloud.ts'
import { noCredentials } from '../no-credentials.ts'
import { describeS3Vendor } from '../../testing/describe-s3-vendor.ts'
import { createVultrCloud } from './store.ts'

const storage = (id: string, change: object = {}) => ({
  id,
  label: `Storage ${id}`,
  region: 'ewr',
  status: 'active',
  s3_hostname: 'ewr1.vultrobjects.com',
  s3_access_key: 'A',
  s3_secret_key: 'S',
  ...change,
})

const started: Listening[] = []
afterAll(() => Promise.all(started.map((server) => server.stop())))

const agentFor = (...hosts: string[]) => createGuardedAgent(egressPolicy(hosts), { connections: 32 })

await describeS3Vendor(
  'Vultr Object Storage',
  async ({ endpoint, accessKey, secretKey }) => {
    const api = await startVultr([
      storage('one', {
        s3_hostname: new URL(endpoint).host,
        region: 'ewr1',
        s3_access_key: accessKey,
        s3_secret_key: secretKey,
      }),
    ])
    started.push(api)
    const keys = { ...noCredentials, secretKey: secretKey === 'wrong' ? 'wrong' : vultrKey }
    return createVultrCloud(
      keys,
      { api: `${api.url}/v2`, storageId: 'one' },
      agentFor(new URL(endpoint).host, new URL(api.url).host),
    )
  },
  { permission: 's3:PutObject' },
)

describe('the object storages of a Vultr account', () => {
  let api: Listening
  const open = (storageId: string | null, secretKey = vultrKey): Cloud =>
    createVultrCloud(
      { ...noCredentials, secretKey },
      { api: `${api.url}/v2`, storageId },
      agentFor(new URL(api.url).host),
    )
  beforeAll(async () => {
    const many = Array.from({ length: 5 }, (_, index) => storage(`s${index}`))
    api = await startVultr([...many, storage('new', { status: 'pending', s3_hostname: '' })], 2)
    started.push(api)
  })

  it('are listed across pages, with label and region', async () => {
    const listed = await open(null).listStorages?.()
    expect(listed?.ok && listed.value.map(({ _id }) => _id)).toEqual(['s0', 's1', 's2', 's3', 's4', 'new'])
    expect(listed?.ok && listed.value[0]).toEqual({ _id: 's0', name: 'Storage s0', region: 'ewr1' })
  })

  it.each([
    [null, 'bad-content', /Choose one of the account’s object storages/],
    ['gone', 'bad-content', /no longer exists at Vultr/],
    ['new', 'retryable', /not ready yet \(pending\)/],
  ])('with the id %j fail as %s', async (id, kind, message) => {
    const listed = await open(id).listBuckets()
    expect(listed).toMatchObject({ ok: false, failure: { kind, message: expect.stringMatching(message) } })
  })

  it('have one region each, and no buckets in other regions', async () => {
    expect(await open('s0').createBucket('shop', 'ams1')).toMatchObject({
      ok: false,
      failure: { message: expect.stringMatching(/is in ewr1/) },
    })
  })

  it('report if Vultr doesn’t allow this server', async () => {
    expect(await open(null, 'FROM-ELSEWHERE').check()).toMatchObject({
      ok: false,
      failure: { kind: 'auth-dead', message: expect.stringMatching(/Access Control/) },
    })
  })

  it('show files under the bucket’s host name', async () => {
    const cloud = open('s0')
    expect(await cloud.locate?.({ bucket: 'shop', folder: 'my-site' })).toEqual({ ok: true, value: null })
    expect(cloud.publicUrl({ bucket: 'shop', folder: 'my-site' }, 'index.html')).toBe(
      'https://shop.ewr1.vultrobjects.com/my-site/index.html',
    )
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { createGuardedAgent } from '../../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../../platform/outbound/egress-policy.ts'
import type { Listening } from '../../../../testing/servers/listening.ts'
import { startS3Server } from '../../../../testing/servers/s3/s3-server.ts'
import {
  cloudflareAccount,
  cloudflareToken,
  startCloudflare,
} from '../../../../testing/servers/vendors/cloudflare.ts'
import { noCredentials } from '../no-credentials.ts'
import { describeS3Vendor } from '../../testing/describe-s3-vendor.ts'
import { createCloudflareCloud } from './store.ts'

const started: Listening[] = []
afterAll(() => Promise.all(started.map((server) => server.stop())))

const open = async (endpoint: string, keys: { accessKey: string; secretKey: string; apiToken?: string }) => {
  const api = await startCloudflare((name) => name !== 'gone')
  started.push(api)
  const cloud = createCloudflareCloud(
    { ...noCredentials, accountName: cloudflareAccount, apiToken: cloudflareToken, endpoint, ...keys },
    `${api.url}/client/v4`,
    createGuardedAgent(egressPolicy([new URL(endpoint).host, new URL(api.url).host]), { connections: 32 }),
  )
  return { api, cloud }
}

await describeS3Vendor(
  'Cloudflare R2',
  async ({ endpoint, accessKey, secretKey }) => (await open(endpoint, { accessKey, secretKey })).cloud,
  { permission: 's3:PutObject', policies: false, websites: false, acls: false, anonymous: false },
)

describe('the public URL of an R2 bucket', () => {
  const place = { bucket: 'shop-sites', folder: 'my-site' }
  const opened = async (change: { apiToken?: string } = {}) => {
    const store = await startS3Server({ policies: false, websites: false, acls: false })
    started.push(store)
    store.addBucket(place.bucket, 'own')
    return open(store.url, { ...store.keys, ...change })
  }

  it('is r2.dev, enabled when the bucket is prepared', async () => {
    const { api, cloud } = await opened()
    await cloud.locate?.(place)
    expect(api.open.size).toBe(0)
    expect(await cloud.prepare(place)).toEqual({ ok: true, value: null })
    expect([...api.open]).toEqual([place.bucket])
    expect(cloud.publicUrl(place, 'index.html')).toBe('https://pub-shop-sites.r2.dev/my-site/index.html')
  })

  it('is an active custom domain, and r2.dev stays disabled', async () => {
    const { api, cloud } = await opened()
    const pending = {
      domain: 'soon.example.com',
      enabled: true,
      status: { ownership: 'pending', ssl: 'pending' },
    }
    const active = {
      domain: 'sites.example.com',
      enabled: true,
      status: { ownership: 'active', ssl: 'active' },
    }
    api.custom.set(place.bucket, [pending, active])
    expect(await cloud.prepare(place)).toEqual({ ok: true, value: null })
    expect(api.open.size).toBe(0)
    expect(cloud.publicUrl(place, 'index.html')).toBe('https://sites.example.com/my-site/index.html')
  })

  it.each([
    ['wrong', /Admin Read & Write/],
    ['malformed', /rejected this API token/],
  ])('can’t be read with the %s token, which the test reports', async (apiToken, message) => {
    const { cloud } = await opened({ apiToken })
    const refused = { ok: false, failure: { kind: 'auth-dead', message: expect.stringMatching(message) } }
    expect(await cloud.check()).toMatchObject(refused)
    expect(await cloud.prepare(place)).toMatchObject(refused)
  })
})

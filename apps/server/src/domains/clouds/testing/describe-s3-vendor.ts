import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Dispatcher } from 'undici'
import { createGuardedAgent } from '../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../platform/outbound/egress-policy.ts'
import { startS3Server, type S3Server, type S3ServerOptions } from '../../../testing/servers/s3/s3-server.ts'
import { sharedObjectStore } from '../../../testing/shared-object-store.ts'
import { startTroubleProxy, type TroubleProxy } from '../../../testing/network/interrupting-proxy.ts'
import { testCloudContract, fileOf } from './cloud-contract.ts'
import { testCloudFailureMessages } from './cloud-fault-cases.ts'
import type { Cloud } from '../providers/cloud.ts'

export interface StoreAddress {
  readonly endpoint: string
  readonly accessKey: string
  readonly secretKey: string
  readonly dispatcher: Dispatcher
}

/** Opens a vendor's cloud with its files in a test store. */
export type OpenVendor = (store: StoreAddress) => Promise<Cloud> | Cloud

interface Expected extends S3ServerOptions {
  /** A permission that `prepare` needs; the store denies it. */
  readonly permission: string
  /** True if files can be read without keys; otherwise, tests read them from the store. */
  readonly anonymous?: boolean
}

const agentFor = (...urls: string[]): Dispatcher =>
  createGuardedAgent(egressPolicy(urls.map((url) => new URL(url).host)), { connections: 32 })

const fetched = async (url: string) => {
  const answer = await fetch(url)
  return { status: answer.status, text: await answer.text(), contentType: answer.headers.get('content-type') }
}

/**
 * Tests one vendor of the S3 family against a store that checks signatures and, if installed, against
 * radosgw.
 */
export const describeS3Vendor = async (
  title: string,
  open: OpenVendor,
  { permission, anonymous = true, ...options }: Expected,
): Promise<void> => {
  const radosgw = await sharedObjectStore()
  const place = { bucket: 'shop-sites', folder: 'my-site' }

  describe(title, () => {
    let server: S3Server
    let trouble: TroubleProxy
    let cloud: Cloud
    let wrong: Cloud
    let restricted: Cloud
    beforeAll(async () => {
      server = await startS3Server({ ...options, denied: [permission] })
      server.addBucket('someone-elses', 'stranger')
      server.addBucket('untouched', 'own')
      trouble = await startTroubleProxy(server.url)
      const dispatcher = agentFor(server.url, trouble.url)
      cloud = await open({ endpoint: trouble.url, ...server.keys, dispatcher })
      wrong = await open({ endpoint: trouble.url, ...server.keys, secretKey: 'wrong', dispatcher })
      restricted = await open({ endpoint: trouble.url, ...server.restricted, dispatcher })
      const region = cloud.capabilities.regions[0]?.id
      expect(await cloud.createBucket(place.bucket, region)).toEqual({ ok: true, value: null })
      expect(await cloud.prepare(place)).toEqual({ ok: true, value: null })
    })
    afterAll(async () => {
      for (const each of [cloud, wrong, restricted]) await each.close()
      await trouble.stop()
      await server.stop()
    })

    const read = async (path: string) => {
      if (anonymous) return fetched(cloud.publicUrl(place, path))
      const object = server.buckets.get(place.bucket)?.objects.get(`${place.folder}/${path}`)
      return object
        ? { status: 200, text: object.bytes.toString(), contentType: object.contentType }
        : { status: 404, text: '', contentType: null }
    }
    testCloudContract(() => ({ cloud, place, read }))

    it('stores the cache time of files', async () => {
      await cloud.put(place, fileOf('cached.html', 'x'))
      const object = server.buckets.get(place.bucket)?.objects.get('my-site/cached.html')
      expect(object?.cacheControl).toBe('public, max-age=60')
    })

    testCloudFailureMessages(() => ({
      cloud,
      place,
      trouble,
      withWrongKey: wrong,
      forbidden: {
        act: async () => {
          const untouched = { ...place, bucket: 'untouched' }
          const prepared = await restricted.prepare(untouched)
          return prepared.ok ? restricted.put(untouched, fileOf('a.html', 'x')) : prepared
        },
        says: new RegExp(permission),
      },
      takenName: 'someone-elses',
      read,
      slowDown: { status: 503, body: '<Error><Code>SlowDown</Code></Error>' },
      removeBucket: () => server.removeBucket(place.bucket),
    }))
  })

  // radosgw can't show what a vendor makes public by its own means
  if (!anonymous) return
  const reason = 'unavailable' in radosgw ? ` (${radosgw.unavailable})` : ''
  describe.skipIf('unavailable' in radosgw)(`${title} at radosgw${reason}`, () => {
    if ('unavailable' in radosgw) return
    let cloud: Cloud
    const bucket = `family-${Math.random().toString(36).slice(2, 10)}`
    beforeAll(async () => {
      cloud = await open({ ...radosgw, dispatcher: agentFor(radosgw.endpoint) })
      expect(await cloud.createBucket(bucket)).toEqual({ ok: true, value: null })
      expect(await cloud.prepare({ ...place, bucket })).toEqual({ ok: true, value: null })
    })
    afterAll(() => cloud.close())

    it('puts, serves and deletes a file, and can be prepared again', async () => {
      const there = { ...place, bucket }
      expect(await cloud.put(there, fileOf('ü/index.html', 'hello'))).toEqual({ ok: true, value: null })
      expect(await fetched(cloud.publicUrl(there, 'ü/index.html'))).toEqual({
        status: 200,
        text: 'hello',
        contentType: 'text/html; charset=utf-8',
      })
      expect(await cloud.prepare(there)).toEqual({ ok: true, value: null })
      expect(await cloud.delete(there, 'ü/index.html')).toEqual({ ok: true, value: null })
      expect((await fetched(cloud.publicUrl(there, 'ü/index.html'))).status).toBeGreaterThanOrEqual(400)
    })
  })
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StorageAddress } from '../../../../platform/config/storage-url.ts'
import { startS3Server, type S3Server } from '../../../../testing/servers/s3/s3-server.ts'
import { StorageFailure } from '../../../../platform/object-storage/storage-error.ts'
import { BucketRefusal } from '../../../../platform/object-storage/bucket.ts'
import { fileOf, testCloudContract } from '../../testing/cloud-contract.ts'
import type { Cloud } from '../cloud.ts'
import { openBlobs } from './blobs.ts'
import { bucketFailure } from './bucket-error-codes.ts'
import { createBucketHost } from './bucket-store.ts'
import type { HostedFile, HostedFiles } from './hosted-file.ts'

const place = { bucket: null, folder: 'my-site' }

/** Keeps rows in memory as the database would. */
const rows = (): HostedFiles => {
  const sites = new Map<string, Map<string, HostedFile>>()
  const of = (folder: string) => sites.get(folder) ?? new Map<string, HostedFile>()
  return {
    all: async (folder) => new Map(of(folder)),
    change: async (folder, changes) => {
      const site = of(folder)
      sites.set(folder, site)
      for (const [path, file] of changes) if (file) site.set(path, file)
      for (const [path, file] of changes) if (!file) site.delete(path)
      return site.size
    },
  }
}

let server: S3Server
let storage: StorageAddress
let files: HostedFiles
const openHost = (): Cloud =>
  createBucketHost({ blobs: openBlobs(storage), files, publicBase: 'http://localhost:3031' })
const keys = () => [...(server.buckets.get('web2')?.objects.keys() ?? [])]

beforeAll(async () => {
  server = await startS3Server()
  server.addBucket('web2', 'own')
  storage = { endpoint: server.url, bucket: 'web2', folder: '', region: 'us-east-1', ...server.keys }
  files = rows()
})
afterAll(() => server.stop())

describe('the built-in host in a bucket', () => {
  let cloud: Cloud
  beforeAll(() => {
    cloud = openHost()
  })
  testCloudContract(() => ({
    cloud,
    place,
    read: async (path) => {
      const file = (await files.all(place.folder)).get(path)
      const bytes = file && (await openBlobs(storage).get(place.folder, file.sha256))
      if (!bytes) return { status: 404, text: '', contentType: null }
      return { status: 200, text: Buffer.from(bytes).toString(), contentType: 'text/html; charset=utf-8' }
    },
  }))

  it('shows nothing of a publication before its commit, then all of it', async () => {
    const site = { bucket: null, folder: 'whole' }
    const first = openHost()
    await first.put(site, fileOf('index.html', 'old'))
    await first.commit?.(site)
    const before = await files.all('whole')
    const second = openHost()
    await second.prepare(site)
    await second.put(site, fileOf('index.html', 'new'))
    await second.put(site, fileOf('about/index.html', 'about'))
    await second.delete(site, 'index.html')
    await second.put(site, fileOf('index.html', 'newest'))
    expect(await files.all('whole')).toEqual(before)
    await second.commit?.(site)
    expect([...(await files.all('whole')).keys()].sort()).toEqual(['about/index.html', 'index.html'])
    expect((await files.all('whole')).get('index.html')?.bytes).toBe('newest'.length)
  })

  it('doesn’t upload again what an interrupted publication uploaded', async () => {
    const site = { bucket: null, folder: 'resumed' }
    await openHost().put(site, fileOf('index.html', 'sent before'))
    const sent = keys().filter((key) => key.startsWith('sites/resumed/'))
    const written = server.buckets.get('web2')?.objects.get(sent[0] ?? '')
    const next = openHost()
    await next.prepare(site)
    await next.put(site, fileOf('index.html', 'sent before'))
    expect(server.buckets.get('web2')?.objects.get(sent[0] ?? '')).toBe(written)
    await next.commit?.(site)
    expect((await files.all('resumed')).size).toBe(1)
  })

  it('reports the files it holds and those whose content was removed', async () => {
    const site = { bucket: null, folder: 'emptied' }
    const first = openHost()
    const [kept, lost] = [fileOf('kept.html', 'kept'), fileOf('lost.html', 'lost')]
    await first.put(site, kept)
    await first.put(site, lost)
    await first.commit?.(site)
    await openBlobs(storage).remove('emptied', [lost.sha256])
    expect(await openHost().holds?.(site)).toEqual({
      ok: true,
      value: new Map([
        ['kept.html', kept.sha256],
        ['lost.html', ''],
      ]),
    })
  })

  it('removes all contents from the bucket with the last file', async () => {
    const site = { bucket: null, folder: 'short-lived' }
    const first = openHost()
    await first.put(site, fileOf('index.html', 'one'))
    await first.commit?.(site)
    await first.put(site, fileOf('index.html', 'two'))
    await first.commit?.(site)
    expect(keys().filter((key) => key.startsWith('sites/short-lived/'))).toHaveLength(2)
    const last = openHost()
    await last.delete(site, 'index.html')
    await last.commit?.(site)
    expect(keys().filter((key) => key.startsWith('sites/short-lived/'))).toEqual([])
  })

  it.each([
    [new StorageFailure('x'), 'retryable', /can’t be reached/],
    [new BucketRefusal(503, 'SlowDown', 'PUT x'), 'rate-limited', /rate-limiting/],
    [new BucketRefusal(507, '', 'PUT x'), 'retryable', /full/],
    [new BucketRefusal(403, 'QuotaExceeded', 'PUT x'), 'retryable', /full/],
    [new BucketRefusal(403, 'AccessDenied', 'PUT x'), 'auth-dead', /AccessDenied.*STORAGE_URL/],
    [new BucketRefusal(404, 'NoSuchBucket', 'PUT x'), 'auth-dead', /NoSuchBucket.*STORAGE_URL/],
  ])('classifies %s as %s', (error, kind, message) => {
    const failure = bucketFailure(error)
    expect(failure.kind).toBe(kind)
    expect(failure.message).toMatch(message)
  })
})

import { randomBytes } from 'node:crypto'
import { connect, createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuardedAgent } from '../../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../../platform/outbound/egress-policy.ts'
import { sharedObjectStore, type SharedObjectStore } from '../../../../testing/shared-object-store.ts'
import { fileOf, testCloudContract } from '../../testing/cloud-contract.ts'
import type { Cloud, CloudCredentials } from '../cloud.ts'
import { noCredentials } from '../no-credentials.ts'
import { createS3Cloud } from './store.ts'

const store = await sharedObjectStore()
const bucket = `contract-${randomBytes(4).toString('hex')}`
const place = { bucket, folder: 'my-site' }

const open = (radosgw: SharedObjectStore, change: Partial<CloudCredentials> = {}): Cloud => {
  const credentials = {
    ...noCredentials,
    accessKey: radosgw.accessKey,
    secretKey: radosgw.secretKey,
    region: 'us-east-1',
    endpoint: radosgw.endpoint,
    ...change,
  }
  const { host } = new URL(credentials.endpoint)
  return createS3Cloud(credentials, createGuardedAgent(egressPolicy([host]), { connections: 32 }))
}

/** Starts a TCP proxy that passes `passBytes` bytes to the store and then cuts every connection. */
const cuttingProxy = async (
  target: string,
  passBytes: number,
): Promise<{ server: Server; endpoint: string }> => {
  const { hostname, port } = new URL(target)
  let passed = 0
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname)
    incoming.on('data', (chunk: Buffer) => {
      passed += chunk.length
      if (passed > passBytes) {
        incoming.resetAndDestroy()
        outgoing.destroy()
      } else outgoing.write(chunk)
    })
    outgoing.pipe(incoming)
    for (const socket of [incoming, outgoing])
      socket.on('error', () => {
        incoming.destroy()
        outgoing.destroy()
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe.skipIf('unavailable' in store)('an S3 store (radosgw)', () => {
  const radosgw = store as SharedObjectStore
  let cloud: Cloud

  beforeAll(async () => {
    cloud = open(radosgw)
    expect(await cloud.createBucket(bucket)).toEqual({ ok: true, value: null })
    expect(await cloud.prepare(place)).toEqual({ ok: true, value: null })
  })
  afterAll(async () => {
    await cloud.close()
  })

  testCloudContract(() => ({
    cloud,
    place,
    read: async (path) => {
      const answer = await fetch(cloud.publicUrl(place, path))
      return {
        status: answer.status,
        text: await answer.text(),
        contentType: answer.headers.get('content-type'),
      }
    },
  }))

  it('lists the new bucket with its date', async () => {
    const listed = await cloud.listBuckets()
    expect(listed.ok && listed.value.find(({ name }) => name === bucket)?.createdAt).toMatch(/^\d{4}-/)
  })

  it('stores Cache-Control', async () => {
    await cloud.put(place, fileOf('cached.html', 'x'))
    const answer = await fetch(cloud.publicUrl(place, 'cached.html'))
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  })

  const failures: [string, (foreign: string) => Promise<object>, string, RegExp][] = [
    ['a wrong secret key', () => open(radosgw, { secretKey: 'wrong' }).check(), 'auth-dead', /these keys/],
    [
      'an unknown access key',
      () => open(radosgw, { accessKey: 'NOBODY' }).check(),
      'auth-dead',
      /these keys/,
    ],
    [
      'a wrong key when preparing',
      () => open(radosgw, { secretKey: 'wrong' }).prepare(place),
      'auth-dead',
      /these keys/,
    ],
    [
      'a bucket that is not there',
      () => cloud.prepare({ ...place, bucket: 'not-there' }),
      'bad-content',
      /bucket “not-there” does not exist/,
    ],
    [
      'a put into a bucket that is not there',
      () => cloud.put({ ...place, bucket: 'not-there' }, fileOf('a.html', 'x')),
      'bad-content',
      /does not exist/,
    ],
    ['a name someone else has', (foreign) => cloud.createBucket(foreign), 'bad-content', /already taken/],
    ['a name one has already', () => cloud.createBucket(bucket), 'bad-content', /already have/],
    ['a name that is none', () => cloud.createBucket('No_Good'), 'bad-content', /bucket name/],
    [
      'publishing to a bucket of someone else',
      (foreign) => cloud.prepare({ ...place, bucket: foreign }),
      'auth-dead',
      /someone else/,
    ],
    [
      'a put into a bucket of someone else',
      (foreign) => cloud.put({ ...place, bucket: foreign }, fileOf('a.html', 'x')),
      'auth-dead',
      /someone else/,
    ],
    [
      'nobody listening',
      () => open(radosgw, { endpoint: 'http://127.0.0.1:9' }).check(),
      'retryable',
      /Can’t reach/,
    ],
    [
      'https spoken to an http store',
      () => open(radosgw, { endpoint: radosgw.endpoint.replace('http:', 'https:') }).check(),
      'auth-dead',
      /doesn’t support https/,
    ],
  ]
  describe('with a bucket of another account', () => {
    const foreign = `foreign-${randomBytes(4).toString('hex')}`
    beforeAll(async () => {
      const stranger = open(radosgw, radosgw.stranger)
      expect(await stranger.createBucket(foreign)).toMatchObject({ ok: true })
      await stranger.close()
    })

    it.each(failures)('explains %s', async (_what, act, kind, message) => {
      const outcome = await act(foreign)
      expect(outcome).toMatchObject({ ok: false, failure: { kind, message: expect.stringMatching(message) } })
    })
  })

  it('refuses a private address that isn’t allowed', async () => {
    const { accessKey, secretKey, endpoint } = radosgw
    const guarded = createS3Cloud(
      { ...noCredentials, accessKey, secretKey, endpoint },
      createGuardedAgent(egressPolicy([])),
    )
    const refused = {
      ok: false,
      failure: { kind: 'auth-dead', message: expect.stringMatching(/EGRESS_ALLOW/) },
    }
    expect(await guarded.check()).toMatchObject(refused)
    expect(await guarded.put(place, fileOf('a.html', 'x'))).toMatchObject(refused)
  })

  it('classifies a cut connection as retryable', async () => {
    const { server, endpoint } = await cuttingProxy(radosgw.endpoint, 500)
    const cut = open(radosgw, { endpoint })
    expect(await cut.put(place, fileOf('cut.html', 'x'.repeat(100_000)))).toMatchObject({
      ok: false,
      failure: { kind: 'retryable' },
    })
    server.close()
  })
})

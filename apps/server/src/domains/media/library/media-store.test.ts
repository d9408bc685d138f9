import { hash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkStorage } from '../../../platform/object-storage/check-bucket.ts'
import { startS3Server, type S3Server } from '../../../testing/servers/s3/s3-server.ts'
import { mediaStore } from './media-store.ts'

const bytes = new TextEncoder().encode('picture')
const thumb = new TextEncoder().encode('small')
const key = { accountId: 'account', sha256: hash('sha256', bytes, 'hex'), ending: 'png' }
const content = { bytes, thumb, type: 'image/png' }

let server: S3Server
let folders: string[]
beforeEach(async () => {
  server = await startS3Server()
  server.addBucket('web2', 'own')
  folders = []
})
afterEach(async () => {
  await server.stop()
  for (const folder of folders) await rm(folder, { recursive: true })
})

const storage = (change: { bucket?: string; endpoint?: string; secretKey?: string } = {}) => ({
  endpoint: server.url,
  bucket: 'web2',
  folder: 'files/',
  region: 'us-east-1',
  ...server.keys,
  ...change,
})

/** An instance that stores images in the bucket. */
const node = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'media-store-'))
  folders.push(dataDir)
  return mediaStore({ dataDir, storage: storage() })
}

describe('images in a bucket', () => {
  it('are available on every instance, and no longer on a new one after their deletion', async () => {
    const [one, two] = [await node(), await node()]
    await one.keep(key, content)
    const files = await Promise.all([two.fileOf(key), two.fileOf(key), two.thumbOf(key)])
    expect(await Promise.all(files.map((file) => readFile(file ?? '', 'utf8')))).toEqual([
      'picture',
      'picture',
      'small',
    ])
    expect([...(server.buckets.get('web2')?.objects.keys() ?? [])].toSorted()).toEqual(
      ['png', 'thumb.webp'].map((ending) =>
        expect.stringMatching(new RegExp(`^files/media/account/../[0-9a-f]{32}\\.${ending}$`)),
      ),
    )
    await one.drop(key)
    expect(await one.fileOf(key)).toBeUndefined()
    expect(await (await node()).fileOf(key)).toBeUndefined()
  })

  it('are not stored only locally if the bucket rejects them', async () => {
    const one = await node()
    server.removeBucket('web2')
    await expect(one.keep(key, content)).rejects.toThrow('NoSuchBucket')
    await expect(one.fileOf(key)).rejects.toThrow('NoSuchBucket')
  })
})

describe('the start', () => {
  it('accepts a usable bucket and leaves nothing in it', async () => {
    await checkStorage(storage())
    await checkStorage(undefined)
    expect(server.buckets.get('web2')?.objects.size).toBe(0)
  })

  it.each([
    ['no such bucket', { bucket: 'other' }, /has no bucket other/],
    ['wrong keys', { secretKey: 'wrong' }, /rejects the keys for the bucket web2/],
    ['nobody there', { endpoint: 'http://127.0.0.1:9' }, /could not be reached \(ECONNREFUSED\)/],
  ])('fails with a message that names STORAGE_URL: %s', async (_what, change, sentence) => {
    const failure = await checkStorage(storage(change)).then(
      () => null,
      (error: Error) => error,
    )
    expect(failure?.name).toBe('StartFailure')
    expect(failure?.message).toMatch(/^STORAGE_URL can’t be used: /)
    expect(failure?.message).toMatch(sentence)
    expect(failure?.message).not.toContain('secret')
  })
})

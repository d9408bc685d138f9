import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StorageAddress } from '../config/storage-url.ts'
import { sharedObjectStore } from '../../testing/shared-object-store.ts'
import { openFileBucket } from './file-bucket.ts'
import { largeFiles, type FileName, type LargeFiles } from './large-files.ts'

const store = await sharedObjectStore()
const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
})

/** Creates a process with a separate data folder. */
const node = async (storage?: StorageAddress): Promise<LargeFiles & { readonly dataDir: string }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'large-files-'))
  folders.push(dataDir)
  return { dataDir, ...largeFiles({ dataDir, storage }) }
}

const written = async (files: LargeFiles, name: FileName, bytes: Uint8Array): Promise<void> => {
  await mkdir(dirname(files.pathOf(name)), { recursive: true })
  await writeFile(files.pathOf(name), bytes)
}

const streamed = async (files: LargeFiles, name: FileName): Promise<Buffer | undefined> => {
  const found = await files.open(name)
  if (!found) return undefined
  const bytes = await buffer(found.content)
  expect(found.size).toBe(bytes.length)
  return bytes
}

describe('without a bucket', () => {
  it('stores files in the data folder', async () => {
    const files = await node()
    await written(files, 'downloads/one.zip', Buffer.from('zip'))
    await files.keep('downloads/one.zip')
    expect(String(await streamed(files, 'downloads/one.zip'))).toBe('zip')
    expect(await files.fetch('downloads/one.zip')).toBe(files.pathOf('downloads/one.zip'))
    await files.purge('downloads', async (found) => found)
    expect(await files.open('downloads/one.zip')).toBeUndefined()
    expect(await files.fetch('downloads/one.zip')).toBeUndefined()
    await files.purge('nothing', async (found) => found)
  })
})

describe.skipIf('unavailable' in store)('with a bucket', () => {
  const bucket = `large-${process.pid}-${randomBytes(3).toString('hex')}`
  let storage: StorageAddress
  let client: S3Client
  beforeAll(async () => {
    if ('unavailable' in store) return
    const { endpoint, accessKey, secretKey } = store
    storage = { endpoint, bucket, folder: 'web2/', region: 'us-east-1', accessKey, secretKey }
    client = new S3Client({
      endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    })
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
  })

  it.each([
    ['small', 1_000],
    ['sent in parts', 40 * 1024 * 1024],
  ])('makes a file that is %s available to every process, without a local copy', async (_, size) => {
    const [maker, reader] = [await node(storage), await node(storage)]
    const name: FileName = `downloads/${size}.zip`
    const bytes = randomBytes(size)
    await written(maker, name, bytes)
    await maker.keep(name)
    expect(await readdir(join(maker.dataDir, 'downloads'))).toEqual([])
    expect((await streamed(reader, name))?.equals(bytes)).toBe(true)
    expect((await readFile((await reader.fetch(name)) ?? '')).equals(bytes)).toBe(true)
    await reader.drop(name)
    expect(await maker.open(name)).toBeUndefined()
    expect(await maker.fetch(name)).toBeUndefined()
  })

  it('purges the bucket too, and locally only its own folder', async () => {
    const files = await node(storage)
    const before = Date.now()
    for (const name of ['imports/old.zip', 'imports/new.zip', 'downloads/old.zip'] as const) {
      await written(files, name, Buffer.from(name))
      await files.keep(name)
    }
    await files.purge('imports', async (found) => {
      expect(found.every(({ writtenAt }) => Math.abs(writtenAt.getTime() - before) < 600_000)).toBe(true)
      return found.filter(({ name }) => name === 'old.zip')
    })
    const left = await openFileBucket(storage).list('')
    expect(left.map(({ key }) => key).toSorted()).toEqual(['downloads/old.zip', 'imports/new.zip'])
  })

  it('deletes old parts of killed processes only', async () => {
    const Key = 'web2/downloads/half.zip'
    await client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key }))
    const files = await node(storage)
    const count = async () =>
      (await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))).Uploads?.length ?? 0
    await files.purgeUnfinished('downloads', new Date(Date.now() - 3_600_000))
    expect(await count()).toBe(1)
    await files.purgeUnfinished('downloads', new Date(Date.now() + 3_600_000))
    expect(await count()).toBe(0)
  })
})

describe('an unreachable store', () => {
  it('is reported, and the file stays where it was written', async () => {
    const files = await node({
      endpoint: 'http://127.0.0.1:9',
      bucket: 'web2',
      folder: '',
      region: 'us-east-1',
      accessKey: 'key',
      secretKey: 'secret',
    })
    await written(files, 'downloads/one.zip', Buffer.from('zip'))
    await expect(files.keep('downloads/one.zip')).rejects.toMatchObject({ name: 'StorageFailure' })
    await expect(files.open('downloads/two.zip')).rejects.toMatchObject({
      name: 'StorageFailure',
      message: expect.not.stringContaining('secret'),
    })
    expect(String(await readFile(files.pathOf('downloads/one.zip')))).toBe('zip')
  })
})

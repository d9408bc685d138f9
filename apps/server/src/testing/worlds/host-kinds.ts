import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { StorageAddress } from '../../platform/config/storage-url.ts'
import { openBlobs } from '../../domains/clouds/providers/builtin/blobs.ts'
import { fileBucketOf } from '../../platform/object-storage/file-bucket.ts'
import { hostedFiles } from '../../domains/clouds/hosting/hosted-files.ts'
import type { World } from './publishing-world.ts'
import { sharedObjectStore } from '../shared-object-store.ts'

/** Returns a new bucket of the run's object store, as in STORAGE_URL, or undefined without a store. */
export const newStorage = async (): Promise<StorageAddress | undefined> => {
  const store = await sharedObjectStore()
  if ('unavailable' in store) return undefined
  const { endpoint, accessKey, secretKey } = store
  const bucket = `files-${randomBytes(6).toString('hex')}`
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
  return { endpoint, bucket, folder: 'installation/', region: 'us-east-1', accessKey, secretKey }
}

/** Returns the bucket as a STORAGE_URL. */
export const storageUrl = ({ endpoint, bucket, folder, region, accessKey, secretKey }: StorageAddress) =>
  `s3://${accessKey}:${encodeURIComponent(secretKey)}@${new URL(endpoint).host}/${bucket}/${folder}?region=${region}&protocol=http`

/** Returns the kinds of storage for published sites: the built-in host is tested with both. */
export const hostKinds = async () => {
  const storage = await newStorage()
  return [
    { kind: 'a folder', storage: undefined },
    ...(storage ? [{ kind: 'a bucket', storage }] : []),
  ] as const
}

/** Returns path → bytes of the built-in host's files of a site. */
export const heldByHost = async (
  { context: { config, db } }: World,
  folder: string,
): Promise<Map<string, Buffer>> => {
  if (config.storage) {
    const blobs = openBlobs(config.storage)
    const served = [...(await hostedFiles(db).all(folder))]
    const sorted = served.toSorted(([one], [other]) => (one < other ? -1 : 1))
    const bytesOf = async (sha256: string) => Buffer.from((await blobs.get(folder, sha256)) ?? 'nothing')
    const held = sorted.map(async ([path, { sha256 }]) => [path, await bytesOf(sha256)] as const)
    return new Map(await Promise.all(held))
  }
  const root = join(config.dataDir, 'sites', folder)
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = async (path: string) => [path.slice(root.length + 1), await readFile(path)] as const
  return new Map(await Promise.all(paths.sort().map(read)))
}

/** Deletes the contents of a site from outside the product. */
export const emptyHost = async ({ context: { config } }: World, folder: string): Promise<void> => {
  if (!config.storage) return rm(join(config.dataDir, 'sites', folder), { recursive: true })
  const blobs = openBlobs(config.storage)
  await blobs.remove(folder, [...(await blobs.list(folder)).keys()])
}

/** Returns the names of a site's packs and pack indexes with their sizes. */
export const keptSizes = async (
  { context: { config } }: World,
  siteId: string,
): Promise<Map<string, number>> => {
  const sizes = new Map<string, number>()
  if (config.storage) {
    const bucket = fileBucketOf(config.storage)
    for (const { key } of await bucket.list(`publications/${siteId}/`)) {
      const found = await bucket.get(key)
      found?.content.destroy()
      sizes.set(key.split('/').at(-1) ?? '', found?.size ?? 0)
    }
    return sizes
  }
  const folder = join(config.dataDir, 'publications', siteId)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) sizes.set(name, (await readFile(join(folder, name))).length)
  return sizes
}

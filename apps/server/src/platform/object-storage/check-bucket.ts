import { StartFailure } from '../config/startup-error.ts'
import type { StorageAddress } from '../config/storage-url.ts'
import { BucketRefusal, openBucket } from './bucket.ts'

const probe = 'web2-manager-can-write'

const reasonOf = (error: unknown, { bucket, endpoint }: StorageAddress): string => {
  if (!(error instanceof BucketRefusal))
    return `${error instanceof Error ? error.message : String(error)} Check the URL, and that the object storage is running.`
  if (error.code === 'NoSuchBucket')
    return `${endpoint} has no bucket ${bucket}. Create it, or use another one.`
  if (error.status === 403 || error.status === 401)
    return `${endpoint} rejects the keys for the bucket ${bucket} (${error.code || error.status}). They need permission to read, write and delete objects.`
  return `${error.message} at ${endpoint}.`
}

/**
 * Writes, reads and deletes a small object, so that an unusable bucket fails the start rather than an upload.
 */
export const checkStorage = async (storage: StorageAddress | undefined): Promise<void> => {
  if (!storage) return
  const bucket = openBucket(storage)
  try {
    await bucket.put(probe, new Uint8Array([1]), 'application/octet-stream')
    await bucket.get(probe)
    await bucket.remove(probe)
  } catch (error) {
    throw new StartFailure(`STORAGE_URL can’t be used: ${reasonOf(error, storage)}`, { cause: error })
  }
}

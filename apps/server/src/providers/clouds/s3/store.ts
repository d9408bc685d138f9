import type { Dispatcher } from 'undici'
import type { Cloud, CloudCredentials, SitePlace } from '../cloud.ts'
import { done } from '../failure.ts'
import { requireSafeSitePath } from '../site-path.ts'
import { createBuckets, createS3Client } from './buckets.ts'
import { s3Capabilities } from './capabilities.ts'
import { createObjects, encodeKey } from './objects.ts'

/** Base address of the store: the account's endpoint, or Amazon's of its region. */
export const endpointOf = ({ endpoint, region }: CloudCredentials): string => {
  const address = endpoint || `https://s3.${region || 'us-east-1'}.amazonaws.com`
  return (/^https?:\/\//i.test(address) ? address : `https://${address}`).replace(/\/+$/, '')
}

const bucketOf = ({ bucket }: SitePlace): string => {
  if (bucket === null) throw new TypeError('An S3 store needs a bucket')
  return bucket
}

const keyOf = (place: SitePlace, path: string): string =>
  `${requireSafeSitePath(place.folder)}/${requireSafeSitePath(path)}`

/** Any S3-compatible store, addressed path style. */
export const createS3Cloud = (credentials: CloudCredentials, dispatcher: Dispatcher): Cloud => {
  const endpoint = endpointOf(credentials)
  const client = createS3Client(credentials, endpoint, dispatcher)
  const buckets = createBuckets(client, endpoint, credentials.region)
  const objects = createObjects(credentials, endpoint, dispatcher)
  /** Buckets whose store has no policies: their objects are opened one by one. */
  const openedByObject = new Set<string>()

  return {
    capabilities: s3Capabilities,
    check: async () => {
      const listed = await buckets.list()
      return listed.ok ? done(null) : listed
    },
    listBuckets: buckets.list,
    createBucket: buckets.create,
    prepare: async (place) => {
      const bucket = bucketOf(place)
      const opened = await buckets.makePublic(bucket)
      if (!opened.ok) return opened
      if (opened.value === 'by-object') openedByObject.add(bucket)
      return done(null)
    },
    put: (place, file, signal) => {
      const bucket = bucketOf(place)
      return objects.put(bucket, keyOf(place, file.path), file, openedByObject.has(bucket), signal)
    },
    delete: (place, path, signal) => objects.delete(bucketOf(place), keyOf(place, path), signal),
    publicUrl: (place, path) => `${endpoint}/${bucketOf(place)}/${encodeKey(keyOf(place, path))}`,
    directoryIndexAt: () => s3Capabilities.directoryIndex,
    close: async () => client.destroy(),
  }
}

import type { CloudCapabilities } from '@web2/contract/clouds'
import type { Dispatcher } from 'undici'
import { withoutEndSlashes } from '../../../../../platform/text/trim-text.ts'
import type { Cloud, SiteLocation } from '../../cloud.ts'
import { done, type Outcome } from '../../../../../platform/outbound/outcome.ts'
import { requireSafeSitePath } from '../../site-path.ts'
import { unknownRegion } from '../unknown-region-error.ts'
import { createBuckets, createS3Client } from './buckets.ts'
import { createObjects, encodeKey, type S3Keys } from './objects.ts'
import { createPublicity } from './public-access.ts'

/** Differences between vendors of the S3 family. */
export interface S3Vendor {
  readonly capabilities: CloudCapabilities
  /** Default region of calls. */
  readonly region: string
  /** Returns the base URL of the API in a region, without a trailing slash. */
  endpoint(region: string): string
  /** True if one list covers buckets of all regions, so that a bucket's region may have to be looked up. */
  readonly findsRegions: boolean
  /** Returns the region to pass when creating a bucket; undefined to omit it. */
  constraint(region: string): string | undefined
  /** Returns the region used in signatures, if it differs from the bucket's. */
  signingRegion?(region: string): string
  /** How files become public: the bucket's policy, each file's ACL, both ACLs, or outside of S3. */
  readonly openedBy: 'policy' | 'file' | 'bucket-and-file' | 'elsewhere'
  /** True if the bucket is served as a website. */
  readonly website: boolean
  /** Returns the public base URL of a bucket, without a trailing slash. */
  publicBase(bucket: string, region: string): string
}

const bucketOf = ({ bucket }: SiteLocation): string => {
  if (bucket === null) throw new TypeError('An S3 store needs a bucket')
  return bucket
}

export const keyOf = (place: SiteLocation, path: string): string =>
  `${requireSafeSitePath(place.folder)}/${requireSafeSitePath(path)}`

/** Returns a file's URL below its bucket's; with a directory index, pages are named by their folder. */
export const addressOf = (base: string, key: string, directoryIndex: boolean): string => {
  const shown = directoryIndex && /(^|\/)index\.html$/.test(key) ? key.slice(0, -'index.html'.length) : key
  return `${base}/${encodeKey(shown)}`
}

/** Creates a store that speaks S3, with path-style URLs. */
export const createS3Family = (vendor: S3Vendor, keys: S3Keys, dispatcher: Dispatcher): Cloud => {
  /** Buckets at stores without policies, whose files are made public one by one. */
  const openedByFile = new Set<string>()
  const found = new Map<string, string>()

  const openDoor = (region: string) => {
    const endpoint = vendor.endpoint(region)
    const signing = vendor.signingRegion?.(region) ?? region
    const client = createS3Client(keys, signing, endpoint, dispatcher)
    return {
      close: () => client.destroy(),
      buckets: createBuckets(client, endpoint),
      publicity: createPublicity(client, endpoint),
      objects: createObjects(keys, signing, endpoint, dispatcher),
    }
  }
  const doors = new Map<string, ReturnType<typeof openDoor>>()
  const doorOf = (region: string) => {
    const door = doors.get(region) ?? openDoor(region)
    doors.set(region, door)
    return door
  }

  const knownRegion = ({ bucket, region }: SiteLocation): string | undefined =>
    region || found.get(bucket ?? '') || (vendor.findsRegions ? undefined : vendor.region)

  const doorTo = async (place: SiteLocation): Promise<ReturnType<typeof openDoor>> => {
    const known = knownRegion(place)
    if (known !== undefined) return doorOf(known)
    const bucket = bucketOf(place)
    // a failure surfaces in the next call, with its reason
    const region = await doorOf(vendor.region).objects.regionOf(bucket)
    if (region) found.set(bucket, region)
    return doorOf(region || vendor.region)
  }

  const open = async (place: SiteLocation): Promise<Outcome<null>> => {
    const bucket = bucketOf(place)
    const { buckets, publicity } = await doorTo(place)
    const there = await buckets.find(bucket)
    if (!there.ok || vendor.openedBy === 'elsewhere') return there
    if (vendor.openedBy === 'policy') {
      const opened = await publicity.byPolicy(bucket)
      if (!opened.ok) return opened
      if (opened.value === 'by-file') openedByFile.add(bucket)
      return done(null)
    }
    openedByFile.add(bucket)
    return vendor.openedBy === 'bucket-and-file' ? publicity.byBucketAcl(bucket) : done(null)
  }

  return {
    capabilities: vendor.capabilities,
    check: async () => {
      const listed = await doorOf(vendor.region).buckets.list()
      return listed.ok ? done(null) : listed
    },
    listBuckets: async () => {
      const listed = await doorOf(vendor.region).buckets.list()
      if (!listed.ok || vendor.findsRegions) return listed
      return done(listed.value.map((bucket) => ({ ...bucket, region: bucket.region ?? vendor.region })))
    },
    createBucket: async (name, region) => {
      const wanted = region || vendor.region
      const refusal = unknownRegion(vendor.capabilities, wanted)
      return refusal ?? doorOf(wanted).buckets.create(name, vendor.constraint(wanted))
    },
    prepare: async (place) => {
      const opened = await open(place)
      if (!opened.ok || !vendor.website) return opened
      return (await doorTo(place)).publicity.asWebsite(bucketOf(place), keyOf(place, '404.html'))
    },
    put: async (place, file, signal) => {
      const [bucket, key] = [bucketOf(place), keyOf(place, file.path)]
      const byFile =
        openedByFile.has(bucket) || vendor.openedBy === 'file' || vendor.openedBy === 'bucket-and-file'
      return (await doorTo(place)).objects.put(bucket, key, file, byFile, signal)
    },
    delete: async (place, path, signal) => {
      const [bucket, key] = [bucketOf(place), keyOf(place, path)]
      return (await doorTo(place)).objects.delete(bucket, key, signal)
    },
    locate: async (place) => {
      await doorTo(place)
      return done(null)
    },
    publicUrl: (place, path) =>
      addressOf(
        vendor.publicBase(bucketOf(place), knownRegion(place) ?? vendor.region),
        keyOf(place, path),
        vendor.capabilities.directoryIndex,
      ),
    directoryIndexAt: () => vendor.capabilities.directoryIndex,
    close: async () => {
      for (const door of doors.values()) door.close()
    },
  }
}

/**
 * Normalizes the account's custom endpoint to a URL with a scheme and no trailing slash; undefined if there
 * is none.
 */
export const ownEndpoint = (endpoint: string): string | undefined => {
  if (endpoint === '') return undefined
  return withoutEndSlashes(/^https?:\/\//i.test(endpoint) ? endpoint : `https://${endpoint}`)
}

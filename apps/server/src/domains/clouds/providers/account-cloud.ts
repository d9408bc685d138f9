import { s3BucketNames, type CloudCapabilities } from '@web2/contract/clouds'

const bucketCloud = {
  needsAccount: true,
  buckets: true,
  createBucket: true,
  bucketNoun: 'bucket',
  bucketNames: s3BucketNames,
  storages: false,
  https: true,
  acl: false,
  cacheTimes: true,
  atomic: false,
  endpoint: true,
  regions: [],
  anyRegion: false,
  notes: [],
} satisfies Partial<CloudCapabilities>

/** A cloud of accounts and buckets that serves a bucket as a website; a vendor states where it differs. */
export const websiteCloud = {
  ...bucketCloud,
  websiteHosting: true,
  directoryIndex: true,
  customDomain: true,
} satisfies Partial<CloudCapabilities>

/** A cloud of accounts and buckets that shows each file at its address, and no index of a folder. */
export const fileCloud = {
  ...bucketCloud,
  websiteHosting: false,
  directoryIndex: false,
  customDomain: false,
} satisfies Partial<CloudCapabilities>

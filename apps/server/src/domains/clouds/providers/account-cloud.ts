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

/** Defaults of a cloud that serves buckets as websites; vendors override what differs. */
export const websiteCloud = {
  ...bucketCloud,
  websiteHosting: true,
  directoryIndex: true,
  customDomain: true,
} satisfies Partial<CloudCapabilities>

/** Defaults of a cloud that serves single files, without an index for folders. */
export const fileCloud = {
  ...bucketCloud,
  websiteHosting: false,
  directoryIndex: false,
  customDomain: false,
} satisfies Partial<CloudCapabilities>

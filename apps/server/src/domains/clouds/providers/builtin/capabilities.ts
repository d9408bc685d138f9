import { s3BucketNames, type CloudCapabilities } from '@web2/contract/clouds'

export const builtinCapabilities: CloudCapabilities = {
  needsAccount: false,
  buckets: false,
  createBucket: false,
  bucketNoun: 'folder',
  bucketNames: s3BucketNames,
  storages: false,
  websiteHosting: true,
  directoryIndex: true,
  https: false,
  acl: false,
  customDomain: false,
  cacheTimes: true,
  atomic: false,
  endpoint: false,
  regions: [],
  anyRegion: false,
  fields: [],
  help: '',
  notes: [],
}

import { vultrRegions, type CloudCapabilities } from '@web2/contract'

export const vultrCapabilities: CloudCapabilities = {
  needsAccount: true,
  buckets: true,
  createBucket: true,
  bucketNoun: 'bucket',
  storages: true,
  websiteHosting: false,
  directoryIndex: false,
  https: true,
  acl: true,
  customDomain: false,
  cacheTimes: true,
  atomic: false,
  endpoint: false,
  regions: vultrRegions,
  anyRegion: false,
  fields: [{ name: 'secretKey', label: 'API key', required: true }],
  help:
    'Make an API key under Account → API and allow this server’s address in its access control. ' +
    'The keys of your object storages are read with it.',
  notes: ['Buckets lie in the region of their object storage.'],
}

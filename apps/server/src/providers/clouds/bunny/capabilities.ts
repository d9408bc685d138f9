import { bunnyRegions, type CloudCapabilities } from '@web2/contract'

export const bunnyCapabilities: CloudCapabilities = {
  needsAccount: true,
  buckets: true,
  createBucket: true,
  bucketNoun: 'storage zone',
  storages: false,
  websiteHosting: false,
  directoryIndex: false,
  https: true,
  acl: false,
  customDomain: true,
  cacheTimes: false,
  atomic: false,
  endpoint: false,
  regions: bunnyRegions,
  anyRegion: false,
  fields: [{ name: 'secretKey', label: 'Account API key', required: true }],
  help:
    'The account’s key, under Account settings → API key; not the password of one storage zone. ' +
    'Passwords of storage zones are read with it.',
  notes: [
    'A pull zone is made for a storage zone that has none; its cache is purged after each publication.',
  ],
}

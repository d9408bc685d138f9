import type { CloudCapabilities } from '@web2/contract'

export const s3Capabilities: CloudCapabilities = {
  needsAccount: true,
  buckets: true,
  createBucket: true,
  bucketNoun: 'bucket',
  storages: false,
  websiteHosting: false,
  directoryIndex: false,
  https: true,
  acl: false,
  customDomain: false,
  cacheTimes: true,
  atomic: false,
  endpoint: true,
  regions: [],
  anyRegion: true,
  fields: [
    {
      name: 'endpoint',
      label: 'Endpoint',
      required: true,
      help: 'The S3 address of the store, as its own documentation gives it',
      placeholder: 'https://s3.example.com',
    },
    {
      name: 'region',
      label: 'Region',
      required: false,
      help: 'us-east-1 where the store has no regions',
      placeholder: 'us-east-1',
    },
    { name: 'accessKey', label: 'Access key', required: true },
    { name: 'secretKey', label: 'Secret key', required: true },
  ],
  help: 'Any store that speaks S3. The keys need the right to list and create buckets, to set their policy, and to write and delete files.',
  notes: [],
}

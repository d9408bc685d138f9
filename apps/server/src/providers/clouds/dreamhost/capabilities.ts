import { oneRegion, type CloudCapabilities } from '@web2/contract'

export const dreamhostCapabilities: CloudCapabilities = {
  needsAccount: true,
  buckets: true,
  createBucket: true,
  bucketNoun: 'bucket',
  storages: false,
  websiteHosting: false,
  directoryIndex: false,
  https: true,
  acl: true,
  customDomain: false,
  cacheTimes: true,
  atomic: false,
  endpoint: true,
  regions: oneRegion,
  anyRegion: false,
  fields: [
    { name: 'accessKey', label: 'Access key', required: true },
    { name: 'secretKey', label: 'Secret key', required: true },
    {
      name: 'endpoint',
      label: 'Endpoint',
      required: false,
      help: 'Leave empty for objects-us-east-1.dream.io',
      placeholder: 'https://s3.us-east-005.dream.io',
    },
  ],
  help: 'The keys are in the DreamHost panel under DreamObjects, in the user’s Keys.',
  notes: [],
}

import { oneRegion, type CloudCapabilities } from '@web2/contract'

export const linodeCapabilities: CloudCapabilities = {
  needsAccount: true,
  buckets: true,
  createBucket: true,
  bucketNoun: 'bucket',
  storages: false,
  websiteHosting: true,
  directoryIndex: true,
  https: true,
  acl: true,
  customDomain: true,
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
      help: 'Leave empty for us-east-1. For another place, the S3 endpoint that Linode shows for it',
      placeholder: 'https://us-ord-1.linodeobjects.com',
    },
  ],
  help: 'Make an access key under Object Storage → Access Keys, with read and write access to all buckets.',
  notes: [],
}

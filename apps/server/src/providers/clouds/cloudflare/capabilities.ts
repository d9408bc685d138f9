import { r2Regions, type CloudCapabilities } from '@web2/contract'

export const cloudflareCapabilities: CloudCapabilities = {
  needsAccount: true,
  buckets: true,
  createBucket: true,
  bucketNoun: 'bucket',
  storages: false,
  websiteHosting: false,
  directoryIndex: false,
  https: true,
  acl: false,
  customDomain: true,
  cacheTimes: true,
  atomic: false,
  endpoint: true,
  regions: r2Regions,
  anyRegion: false,
  fields: [
    { name: 'accountName', label: 'Account ID', required: true, placeholder: '32 letters and digits' },
    { name: 'accessKey', label: 'Access Key ID', required: true },
    { name: 'secretKey', label: 'Secret Access Key', required: true },
    {
      name: 'apiToken',
      label: 'API token',
      required: true,
      help: 'The token value; it opens buckets to the public',
    },
    {
      name: 'endpoint',
      label: 'Endpoint',
      required: false,
      help: 'Leave empty, save for buckets under a jurisdiction',
      placeholder: 'https://account-id.eu.r2.cloudflarestorage.com',
    },
  ],
  help: 'Under R2 → Manage API tokens, make a token with Admin Read & Write. Its page shows all three keys, once.',
  notes: [
    'Without a custom domain on the bucket, pages are read through r2.dev, which Cloudflare slows down and means for trials.',
  ],
}

import { spacesRegions, type CloudCapabilities } from '@web2/contract'

export const doSpaceCapabilities: CloudCapabilities = {
  needsAccount: true,
  buckets: true,
  createBucket: true,
  bucketNoun: 'Space',
  storages: false,
  websiteHosting: true,
  directoryIndex: true,
  https: true,
  acl: true,
  customDomain: true,
  cacheTimes: true,
  atomic: false,
  endpoint: true,
  regions: spacesRegions,
  anyRegion: false,
  fields: [
    { name: 'accessKey', label: 'Access key', required: true },
    { name: 'secretKey', label: 'Secret key', required: true },
    {
      name: 'region',
      label: 'Datacenter region',
      required: true,
      help: 'The Spaces of this region are listed',
    },
    { name: 'endpoint', label: 'Endpoint', required: false, help: 'Leave empty for DigitalOcean itself' },
  ],
  help: 'Make a Spaces access key with full access under API → Spaces Keys. A key limited to some Spaces cannot list or create them.',
  notes: ['The CDN of Spaces does not serve websites; the address is the website’s own.'],
}

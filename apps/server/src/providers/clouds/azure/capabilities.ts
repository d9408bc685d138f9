import type { CloudCapabilities } from '@web2/contract'

export const azureCapabilities: CloudCapabilities = {
  needsAccount: true,
  buckets: true,
  createBucket: true,
  bucketNoun: 'container',
  storages: false,
  websiteHosting: true,
  directoryIndex: true,
  https: true,
  acl: false,
  customDomain: true,
  cacheTimes: true,
  atomic: false,
  endpoint: true,
  // containers lie where their storage account lies
  regions: [],
  anyRegion: false,
  fields: [
    { name: 'accountName', label: 'Storage account name', required: true },
    { name: 'secretKey', label: 'Account key', required: true },
    {
      name: 'website',
      label: 'Static website address',
      required: true,
      help: 'The primary endpoint under Data management → Static website',
      placeholder: 'https://account.z6.web.core.windows.net',
    },
    {
      name: 'endpoint',
      label: 'Blob endpoint',
      required: false,
      help: 'Leave empty for Azure’s public cloud',
      placeholder: 'https://account.blob.core.windows.net',
    },
  ],
  help: 'The key is under Security + networking → Access keys. The account must be of the kind StorageV2 or BlockBlobStorage.',
  notes: [
    'Only the container $web is a website. Other containers are opened for public reading, and their folders show no page.',
  ],
}

import { plainBucketNames, r2Regions, type CloudCapabilities } from '@web2/contract/clouds'
import { fileCloud } from '../account-cloud.ts'
import { optionalField, requiredField } from '../account-fields.ts'

export const cloudflareCapabilities: CloudCapabilities = {
  ...fileCloud,
  bucketNames: plainBucketNames,
  customDomain: true,
  regions: r2Regions,
  fields: [
    requiredField('accountName', 'Account ID', { placeholder: '32 letters and digits' }),
    requiredField('accessKey', 'Access Key ID'),
    requiredField('secretKey', 'Secret Access Key'),
    requiredField('apiToken', 'API token', { help: 'The token value, used to make buckets public' }),
    optionalField('endpoint', 'Endpoint', {
      help: 'Only for buckets with a jurisdiction',
      placeholder: 'https://account-id.eu.r2.cloudflarestorage.com',
    }),
  ],
  help: 'Under R2 → Manage API tokens, create a token with Admin Read & Write. Its page shows all three keys once.',
  notes: [
    'Without a custom domain on the bucket, pages are served from r2.dev, which Cloudflare rate-limits and intends for testing.',
  ],
}

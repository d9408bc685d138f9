import type { CloudCapabilities } from '@web2/contract/clouds'
import { fileCloud } from '../account-cloud.ts'
import { keyPair, optionalField, requiredField } from '../account-fields.ts'

export const s3Capabilities: CloudCapabilities = {
  ...fileCloud,
  anyRegion: true,
  fields: [
    requiredField('endpoint', 'Endpoint', {
      help: 'Your provider’s S3 endpoint URL',
      placeholder: 'https://s3.example.com',
    }),
    optionalField('region', 'Region', {
      help: 'Use us-east-1 if your provider has no regions',
      placeholder: 'us-east-1',
    }),
    ...keyPair,
  ],
  help: 'Works with any S3-compatible storage. The keys need permission to list and create buckets, set their policy, and write and delete files.',
}

import type { CloudCapabilities } from '@web2/contract/clouds'
import { fileCloud } from '../account-cloud.ts'
import { keyPair, optionalField, requiredField } from '../account-fields.ts'

export const s3Capabilities: CloudCapabilities = {
  ...fileCloud,
  anyRegion: true,
  fields: [
    requiredField('endpoint', 'Endpoint', {
      help: 'The S3 address of the store, as its own documentation gives it',
      placeholder: 'https://s3.example.com',
    }),
    optionalField('region', 'Region', {
      help: 'us-east-1 where the store has no regions',
      placeholder: 'us-east-1',
    }),
    ...keyPair,
  ],
  help: 'Any store that speaks S3. The keys need the right to list and create buckets, to set their policy, and to write and delete files.',
}

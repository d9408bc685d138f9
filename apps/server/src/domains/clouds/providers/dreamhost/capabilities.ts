import { oneRegion, type CloudCapabilities } from '@web2/contract/clouds'
import { fileCloud } from '../account-cloud.ts'
import { keyPair, optionalField } from '../account-fields.ts'

export const dreamhostCapabilities: CloudCapabilities = {
  ...fileCloud,
  acl: true,
  regions: oneRegion,
  fields: [
    ...keyPair,
    optionalField('endpoint', 'Endpoint', {
      help: 'Leave empty for objects-us-east-1.dream.io',
      placeholder: 'https://s3.us-east-005.dream.io',
    }),
  ],
  help: 'Find the keys in the DreamHost panel under DreamObjects, in the user’s Keys.',
}

import { oneRegion, type CloudCapabilities } from '@web2/contract/clouds'
import { websiteCloud } from '../account-cloud.ts'
import { keyPair, optionalField } from '../account-fields.ts'

export const linodeCapabilities: CloudCapabilities = {
  ...websiteCloud,
  acl: true,
  regions: oneRegion,
  fields: [
    ...keyPair,
    optionalField('endpoint', 'Endpoint', {
      help: 'Leave empty for us-east-1. For another region, use the S3 endpoint shown by Linode',
      placeholder: 'https://us-ord-1.linodeobjects.com',
    }),
  ],
  help: 'Create an access key under Object Storage → Access Keys, with read and write access to all buckets.',
}

import { vultrRegions, type CloudCapabilities } from '@web2/contract/clouds'
import { fileCloud } from '../account-cloud.ts'
import { requiredField } from '../account-fields.ts'

export const vultrCapabilities: CloudCapabilities = {
  ...fileCloud,
  storages: true,
  acl: true,
  endpoint: false,
  regions: vultrRegions,
  fields: [requiredField('secretKey', 'API key')],
  help:
    'Create an API key under Account → API, and allow this server’s IP address in its access control. ' +
    'We use it to read the keys of your object storages.',
  notes: ['Buckets use the region of their object storage.'],
}

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
    'Make an API key under Account → API and allow this server’s address in its access control. ' +
    'The keys of your object storages are read with it.',
  notes: ['Buckets lie in the region of their object storage.'],
}

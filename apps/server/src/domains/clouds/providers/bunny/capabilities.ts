import { bunnyRegions, storageZoneNames, type CloudCapabilities } from '@web2/contract/clouds'
import { fileCloud } from '../account-cloud.ts'
import { requiredField } from '../account-fields.ts'

export const bunnyCapabilities: CloudCapabilities = {
  ...fileCloud,
  bucketNoun: 'storage zone',
  bucketNames: storageZoneNames,
  customDomain: true,
  cacheTimes: false,
  endpoint: false,
  regions: bunnyRegions,
  fields: [requiredField('secretKey', 'Account API key')],
  help:
    'Use the account key under Account settings → API key, not the password of a storage zone. ' +
    'We use it to read storage zone passwords.',
  notes: ['A storage zone without a pull zone gets one. Its cache is purged after each publication.'],
}

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
    'The account’s key, under Account settings → API key; not the password of one storage zone. ' +
    'Passwords of storage zones are read with it.',
  notes: [
    'A pull zone is made for a storage zone that has none; its cache is purged after each publication.',
  ],
}

import { spacesRegions, type CloudCapabilities } from '@web2/contract/clouds'
import { websiteCloud } from '../account-cloud.ts'
import { keyPair, optionalField, requiredField } from '../account-fields.ts'

export const doSpaceCapabilities: CloudCapabilities = {
  ...websiteCloud,
  bucketNoun: 'Space',
  acl: true,
  regions: spacesRegions,
  fields: [
    ...keyPair,
    requiredField('region', 'Datacenter region', { help: 'Only Spaces of this region are listed' }),
    optionalField('endpoint', 'Endpoint', { help: 'Leave empty for DigitalOcean' }),
  ],
  help: 'Create a Spaces access key with full access under API → Spaces Keys. A key limited to some Spaces can’t list or create them.',
  notes: ['Sites use the website endpoint, because the Spaces CDN does not serve websites.'],
}

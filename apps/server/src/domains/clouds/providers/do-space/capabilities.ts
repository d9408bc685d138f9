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
    requiredField('region', 'Datacenter region', { help: 'The Spaces of this region are listed' }),
    optionalField('endpoint', 'Endpoint', { help: 'Leave empty for DigitalOcean itself' }),
  ],
  help: 'Make a Spaces access key with full access under API → Spaces Keys. A key limited to some Spaces cannot list or create them.',
  notes: ['The CDN of Spaces does not serve websites; the address is the website’s own.'],
}

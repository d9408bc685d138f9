import { azureRegions, containerNames, type CloudCapabilities } from '@web2/contract/clouds'
import { websiteCloud } from '../account-cloud.ts'
import { optionalField, requiredField } from '../account-fields.ts'

/** Containers inherit the region of their storage account, so a chosen region has no effect. */
export const azureCapabilities: CloudCapabilities = {
  ...websiteCloud,
  bucketNoun: 'container',
  bucketNames: containerNames,
  regions: azureRegions,
  fields: [
    requiredField('accountName', 'Storage account name'),
    requiredField('secretKey', 'Account key'),
    requiredField('website', 'Static website URL', {
      help: 'The primary endpoint under Data management → Static website',
      placeholder: 'https://account.z6.web.core.windows.net',
    }),
    optionalField('endpoint', 'Blob endpoint', {
      help: 'Leave empty for Azure’s public cloud',
      placeholder: 'https://account.blob.core.windows.net',
    }),
  ],
  help: 'Find the key under Security + networking → Access keys. The account kind must be StorageV2 or BlockBlobStorage.',
  notes: [
    'Containers use the region of their storage account, even if you choose another one.',
    'Only the $web container serves a website. Other containers get public read access, and their folder URLs show no page.',
  ],
}

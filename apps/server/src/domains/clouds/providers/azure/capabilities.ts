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
    requiredField('website', 'Static website address', {
      help: 'The primary endpoint under Data management → Static website',
      placeholder: 'https://account.z6.web.core.windows.net',
    }),
    optionalField('endpoint', 'Blob endpoint', {
      help: 'Leave empty for Azure’s public cloud',
      placeholder: 'https://account.blob.core.windows.net',
    }),
  ],
  help: 'The key is under Security + networking → Access keys. The account must be of the kind StorageV2 or BlockBlobStorage.',
  notes: [
    'A container lies in the region of its storage account, whichever is chosen for a new one.',
    'Only the container $web is a website. Other containers are opened for public reading, and their folders show no page.',
  ],
}

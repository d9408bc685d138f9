import type { CloudCredentials } from './cloud.ts'

/** Empty credentials; clouds fill in the fields they need. */
export const noCredentials: CloudCredentials = {
  accessKey: '',
  secretKey: '',
  apiToken: '',
  accountName: '',
  website: '',
  region: '',
  endpoint: '',
}

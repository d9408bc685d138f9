import type { CloudCredentials } from './cloud.ts'

/** Credentials of which nothing is given yet; a cloud fills in what it asks for. */
export const noCredentials: CloudCredentials = {
  accessKey: '',
  secretKey: '',
  apiToken: '',
  accountName: '',
  website: '',
  region: '',
  endpoint: '',
}

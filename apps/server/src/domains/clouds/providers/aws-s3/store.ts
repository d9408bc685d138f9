import type { Dispatcher } from 'undici'
import type { Cloud, CloudCredentials } from '../cloud.ts'
import { createS3Family, ownEndpoint } from '../protocols/s3/s3-family.ts'
import { awsS3Capabilities } from './capabilities.ts'

/** Regions whose website address has a dash before the region; the later ones have a dot. */
const dashed = new Set([
  'us-east-1',
  'us-west-1',
  'us-west-2',
  'ap-southeast-1',
  'ap-southeast-2',
  'ap-northeast-1',
  'eu-west-1',
  'sa-east-1',
])

const websiteBase = (bucket: string, region: string): string =>
  `http://${bucket}.s3-website${dashed.has(region) ? '-' : '.'}${region}.amazonaws.com`

/** Amazon S3: opened by the bucket's policy, read through the bucket's website. */
export const createAwsS3Cloud = (credentials: CloudCredentials, dispatcher: Dispatcher): Cloud => {
  const endpoint = ownEndpoint(credentials.endpoint)
  return createS3Family(
    {
      // another address has no website of Amazon's: files are read where they lie
      capabilities:
        endpoint === undefined ? awsS3Capabilities : { ...awsS3Capabilities, directoryIndex: false },
      region: credentials.region || 'us-east-1',
      endpoint: (region) => endpoint ?? `https://s3.${region}.amazonaws.com`,
      findsRegions: true,
      constraint: (region) => (endpoint !== undefined || region === 'us-east-1' ? undefined : region),
      openedBy: 'policy',
      website: true,
      publicBase: (bucket, region) =>
        endpoint === undefined ? websiteBase(bucket, region) : `${endpoint}/${bucket}`,
    },
    credentials,
    dispatcher,
  )
}

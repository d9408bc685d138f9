import type { Dispatcher } from 'undici'
import type { Cloud, CloudCredentials } from '../cloud.ts'
import { createS3Family, ownEndpoint } from '../protocols/s3/s3-family.ts'
import { awsS3Capabilities } from './capabilities.ts'

/** Regions whose website URL has a dash before the region; later ones have a dot. */
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

/** Amazon S3: made public by the bucket's policy and read through its website. */
export const createAwsS3Cloud = (credentials: CloudCredentials, dispatcher: Dispatcher): Cloud => {
  const endpoint = ownEndpoint(credentials.endpoint)
  return createS3Family(
    {
      // a custom endpoint has no Amazon website, so files are read directly
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

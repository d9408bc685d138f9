import type { Dispatcher } from 'undici'
import type { Cloud, CloudCredentials } from '../cloud.ts'
import { createS3Family, ownEndpoint } from '../protocols/s3/s3-family.ts'
import { s3Capabilities } from './capabilities.ts'

/** Any S3-compatible store, at the account's endpoint or at Amazon's for its region. */
export const createS3Cloud = (credentials: CloudCredentials, dispatcher: Dispatcher): Cloud => {
  const region = credentials.region || 'us-east-1'
  const endpoint = ownEndpoint(credentials.endpoint) ?? `https://s3.${region}.amazonaws.com`
  const isAmazon = /\.amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname)
  return createS3Family(
    {
      capabilities: s3Capabilities,
      region,
      endpoint: () => endpoint,
      findsRegions: false,
      constraint: (wanted) => (isAmazon && wanted !== 'us-east-1' ? wanted : undefined),
      openedBy: 'policy',
      website: false,
      publicBase: (bucket) => `${endpoint}/${bucket}`,
    },
    credentials,
    dispatcher,
  )
}

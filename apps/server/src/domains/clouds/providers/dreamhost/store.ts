import type { Dispatcher } from 'undici'
import type { Cloud, CloudCredentials } from '../cloud.ts'
import { createS3Family, ownEndpoint } from '../protocols/s3/s3-family.ts'
import { dreamhostCapabilities } from './capabilities.ts'

const usual = 'https://objects-us-east-1.dream.io'

/**
 * Returns the bucket as a host name. Names with a dot have no certificate, and custom endpoints may not
 * support host names.
 */
const publicBase = (endpoint: string, bucket: string): string =>
  endpoint.endsWith('.dream.io') && !bucket.includes('.')
    ? endpoint.replace('://', `://${bucket}.`)
    : `${endpoint}/${bucket}`

/**
 * DreamObjects: no policies and no websites; in the newer cluster, files inherit the bucket's permissions.
 */
export const createDreamhostCloud = (credentials: CloudCredentials, dispatcher: Dispatcher): Cloud => {
  const endpoint = ownEndpoint(credentials.endpoint) ?? usual
  const inherits = new URL(endpoint).hostname.startsWith('s3.')
  return createS3Family(
    {
      capabilities: dreamhostCapabilities,
      region: 'us-east-1',
      signingRegion: () => /\bus-east-\d+\b/.exec(endpoint)?.[0] ?? 'us-east-1',
      endpoint: () => endpoint,
      findsRegions: false,
      constraint: () => undefined,
      openedBy: inherits ? 'bucket-and-file' : 'file',
      website: false,
      publicBase: (bucket) => publicBase(endpoint, bucket),
    },
    credentials,
    dispatcher,
  )
}

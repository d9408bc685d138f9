import type { Dispatcher } from 'undici'
import type { Cloud, CloudCredentials } from '../cloud.ts'
import { createS3Family, ownEndpoint } from '../protocols/s3/s3-family.ts'
import { dreamhostCapabilities } from './capabilities.ts'

const usual = 'https://objects-us-east-1.dream.io'

/** A bucket as a host name; one with a dot has no certificate, and a store of one's own may have no such names. */
const publicBase = (endpoint: string, bucket: string): string =>
  endpoint.endsWith('.dream.io') && !bucket.includes('.')
    ? endpoint.replace('://', `://${bucket}.`)
    : `${endpoint}/${bucket}`

/** DreamObjects: no policies and no websites; the newer cluster takes a file's rights from its bucket. */
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

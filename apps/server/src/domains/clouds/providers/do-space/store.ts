import type { Dispatcher } from 'undici'
import type { Cloud, CloudCredentials } from '../cloud.ts'
import { createS3Family, ownEndpoint } from '../protocols/s3/s3-family.ts'
import { doSpaceCapabilities } from './capabilities.ts'

/** DigitalOcean Spaces: each file made public by its ACL, read through the Space's website. */
export const createDoSpaceCloud = (credentials: CloudCredentials, dispatcher: Dispatcher): Cloud => {
  const endpoint = ownEndpoint(credentials.endpoint)
  return createS3Family(
    {
      capabilities:
        endpoint === undefined ? doSpaceCapabilities : { ...doSpaceCapabilities, directoryIndex: false },
      region: credentials.region || 'nyc3',
      // per DigitalOcean's documentation: a real region would be sent as a constraint, which Spaces refuses
      signingRegion: () => 'us-east-1',
      endpoint: (region) => endpoint ?? `https://${region}.digitaloceanspaces.com`,
      findsRegions: false,
      constraint: () => undefined,
      openedBy: 'file',
      website: true,
      publicBase: (bucket, region) =>
        endpoint === undefined
          ? `https://${bucket}.${region}-static.digitaloceanspaces.com`
          : `${endpoint}/${bucket}`,
    },
    credentials,
    dispatcher,
  )
}

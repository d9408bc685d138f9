import type { Dispatcher } from 'undici'
import type { Cloud, CloudCredentials } from '../cloud.ts'
import { createS3Family, ownEndpoint } from '../protocols/s3/s3-family.ts'
import { linodeCapabilities } from './capabilities.ts'

/** Returns the website URL of a bucket, if the endpoint is one of Linode's. */
const websiteBase = (endpoint: string, bucket: string): string | undefined => {
  const place = /^https:\/\/([a-z0-9-]+)\.linodeobjects\.com$/.exec(endpoint)?.[1]
  return place === undefined ? undefined : `https://${bucket}.website-${place}.linodeobjects.com`
}

/** Linode Object Storage: each file made public by its ACL, read through the bucket's website. */
export const createLinodeCloud = (credentials: CloudCredentials, dispatcher: Dispatcher): Cloud => {
  const endpoint = ownEndpoint(credentials.endpoint) ?? 'https://us-east-1.linodeobjects.com'
  const hasWebsite = websiteBase(endpoint, '') !== undefined
  return createS3Family(
    {
      capabilities: hasWebsite ? linodeCapabilities : { ...linodeCapabilities, directoryIndex: false },
      region: 'us-east-1',
      endpoint: () => endpoint,
      findsRegions: false,
      constraint: () => undefined,
      openedBy: 'file',
      website: true,
      publicBase: (bucket) => websiteBase(endpoint, bucket) ?? `${endpoint}/${bucket}`,
    },
    credentials,
    dispatcher,
  )
}

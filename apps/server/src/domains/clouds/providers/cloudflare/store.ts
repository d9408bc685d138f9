import type { Dispatcher } from 'undici'
import type { Cloud, CloudCredentials, SiteLocation } from '../cloud.ts'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { createJsonApi } from '../protocols/http/json-api.ts'
import { addressOf, createS3Family, keyOf, ownEndpoint } from '../protocols/s3/s3-family.ts'
import { cloudflareCapabilities } from './capabilities.ts'
import { createDomains } from './domains.ts'
import { cloudflareFailure } from './error-codes.ts'

/**
 * Returns the header for the endpoint's jurisdiction, without which the management API doesn't see its
 * buckets.
 */
const jurisdictionOf = (endpoint: string): Record<string, string> => {
  const jurisdiction = /\.([a-z]+)\.r2\.cloudflarestorage\.com$/.exec(endpoint)?.[1]
  return jurisdiction === undefined ? {} : { 'cf-r2-jurisdiction': jurisdiction }
}

/** Cloudflare R2: files through its S3 API; buckets are made public by the management API at `api`. */
export const createCloudflareCloud = (
  credentials: CloudCredentials,
  api: string,
  dispatcher: Dispatcher,
): Cloud => {
  const { accountName, apiToken } = credentials
  const endpoint = ownEndpoint(credentials.endpoint) ?? `https://${accountName}.r2.cloudflarestorage.com`
  const domains = createDomains(
    createJsonApi({
      base: api,
      headers: { authorization: `Bearer ${apiToken}`, ...jurisdictionOf(endpoint) },
      dispatcher,
      failure: cloudflareFailure,
    }),
    accountName,
  )
  const family = createS3Family(
    {
      capabilities: cloudflareCapabilities,
      region: 'auto',
      signingRegion: () => 'auto',
      endpoint: () => endpoint,
      findsRegions: false,
      constraint: (region) => (region === 'auto' ? undefined : region),
      openedBy: 'elsewhere',
      website: false,
      publicBase: (bucket) => `${endpoint}/${bucket}`,
    },
    credentials,
    dispatcher,
  )
  const bases = new Map<string, string>()
  const learn = (bucket: string, found: Outcome<string | undefined>): Outcome<null> => {
    if (!found.ok) return found
    if (found.value !== undefined) bases.set(bucket, found.value)
    return done(null)
  }
  const bucketOf = ({ bucket }: SiteLocation): string => bucket ?? ''

  return {
    ...family,
    check: async () => {
      const listed = await family.listBuckets()
      if (!listed.ok) return listed
      const first = listed.value[0]
      if (first === undefined) return done(null)
      const tried = await domains.find(first.name)
      return tried.ok ? done(null) : tried
    },
    prepare: async (place) => {
      const there = await family.prepare(place)
      return there.ok ? learn(bucketOf(place), await domains.open(bucketOf(place))) : there
    },
    locate: async (place) => {
      const found = await domains.find(bucketOf(place))
      // a bucket created by the first publication has no URL yet
      if (!found.ok && found.failure.kind === 'bad-content') return done(null)
      return learn(bucketOf(place), found)
    },
    publicUrl: (place, path) => {
      const base = bases.get(bucketOf(place))
      return base === undefined ? family.publicUrl(place, path) : addressOf(base, keyOf(place, path), false)
    },
  }
}

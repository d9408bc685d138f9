import type { Dispatcher } from 'undici'
import type { Cloud, CloudCredentials } from '../cloud.ts'
import { done, type Outcome, type ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'
import { createJsonApi, type Refusal } from '../protocols/http/json-api.ts'
import { addressOf, createS3Family, keyOf } from '../protocols/s3/s3-family.ts'
import { vultrCapabilities } from './capabilities.ts'
import { listStorages, openStorage, type OpenStorage } from './storages.ts'
import { sentenceIn, vendorFailure } from '../protocols/http/vendor-error.ts'

/** Classifies Vultr's refusals, {error, status}; a key used from a disallowed IP address also answers 401. */
const vultrFailure = (refusal: Refusal): ServiceFailure => {
  if (refusal.status === 401 && /unauthorized ip/i.test(sentenceIn(refusal.text)))
    return {
      kind: 'auth-dead',
      message:
        'Vultr does not allow this server to use the API key. Add its IP address under Account → API → Access Control.',
    }
  return vendorFailure('Vultr', refusal)
}

export interface VultrPlace {
  /** Base URL of the management API. */
  readonly api: string
  /** The selected object storage; null if none is. */
  readonly storageId: string | null
}

/** Returns the endpoint; test storages on loopback have no certificate. */
const endpointOf = (api: string, host: string): string =>
  `${host.endsWith('.vultrobjects.com') ? 'https:' : new URL(api).protocol}//${host}`

/**
 * Returns the bucket as a host name if the storage is Vultr's and the name has no dot, which its certificate
 * doesn't cover.
 */
const publicBase = (endpoint: string, bucket: string): string =>
  endpoint.endsWith('.vultrobjects.com') && !bucket.includes('.')
    ? endpoint.replace('://', `://${bucket}.`)
    : `${endpoint}/${bucket}`

/** Vultr: one API key; the S3 keys come from the selected object storage. */
export const createVultrCloud = (
  credentials: CloudCredentials,
  { api: base, storageId }: VultrPlace,
  dispatcher: Dispatcher,
): Cloud => {
  const api = createJsonApi({
    base,
    headers: { authorization: `Bearer ${credentials.secretKey}` },
    dispatcher,
    failure: vultrFailure,
  })
  const familyOf = ({ host, region, accessKey, secretKey }: OpenStorage): Cloud => {
    const endpoint = endpointOf(base, host)
    return createS3Family(
      {
        // the storage reports its region, which may be newer than our list
        capabilities: { ...vultrCapabilities, anyRegion: true },
        region,
        // a real region would be sent as a constraint, which the store refuses
        signingRegion: () => 'us-east-1',
        endpoint: () => endpoint,
        findsRegions: false,
        constraint: () => undefined,
        openedBy: 'file',
        website: false,
        publicBase: (bucket) => publicBase(endpoint, bucket),
      },
      { accessKey, secretKey },
      dispatcher,
    )
  }

  let opened: { cloud: Cloud; region: string } | undefined
  const open = async (): Promise<Outcome<{ cloud: Cloud; region: string }>> => {
    if (opened) return done(opened)
    if (!storageId)
      return failed({ kind: 'bad-content', message: 'Choose one of the account’s object storages first.' })
    const storage = await openStorage(api, storageId)
    if (!storage.ok) return storage
    opened = { cloud: familyOf(storage.value), region: storage.value.region }
    return done(opened)
  }
  const inStorage = async <T>(act: (cloud: Cloud) => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const storage = await open()
    return storage.ok ? act(storage.value.cloud) : storage
  }

  return {
    capabilities: vultrCapabilities,
    listStorages: () => listStorages(api),
    check: async () => {
      const listed = await listStorages(api)
      return listed.ok ? done(null) : listed
    },
    listBuckets: () => inStorage((cloud) => cloud.listBuckets()),
    createBucket: async (name, region) => {
      const storage = await open()
      if (!storage.ok) return storage
      if (region && region !== storage.value.region)
        return failed({
          kind: 'bad-content',
          message: `This object storage is in ${storage.value.region}. Choose that region, or another storage.`,
        })
      return storage.value.cloud.createBucket(name, undefined)
    },
    prepare: (place) => inStorage((cloud) => cloud.prepare(place)),
    put: (place, file, signal) => inStorage((cloud) => cloud.put(place, file, signal)),
    delete: (place, path, signal) => inStorage((cloud) => cloud.delete(place, path, signal)),
    locate: () => inStorage(async () => done(null)),
    publicUrl: (place, path) =>
      opened?.cloud.publicUrl(place, path) ??
      addressOf(`https://vultrobjects.com/${place.bucket ?? ''}`, keyOf(place, path), false),
    directoryIndexAt: () => false,
    close: async () => opened?.cloud.close(),
  }
}

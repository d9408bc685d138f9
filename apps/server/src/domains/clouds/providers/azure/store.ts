import type { Dispatcher } from 'undici'
import type { Cloud, CloudCredentials, SiteLocation } from '../cloud.ts'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'
import { encodeKey } from '../protocols/s3/objects.ts'
import { addressOf, keyOf, ownEndpoint } from '../protocols/s3/s3-family.ts'
import { createBlobService, type BlobCall } from './blob-service.ts'
import { azureCapabilities } from './capabilities.ts'
import { createContainers, webContainer } from './containers.ts'

const containerOf = ({ bucket }: SiteLocation): string => {
  if (bucket === null) throw new TypeError('Azure needs a container')
  return bucket
}

/** Azure Blob Storage: $web is a website; other containers are made public. */
export const createAzureCloud = (credentials: CloudCredentials, dispatcher: Dispatcher): Cloud => {
  const { accountName, secretKey } = credentials
  const endpoint = ownEndpoint(credentials.endpoint) ?? `https://${accountName}.blob.core.windows.net`
  const service = createBlobService(accountName, secretKey, endpoint, dispatcher)
  const containers = createContainers(service)
  const website = ownEndpoint(credentials.website)

  const onBlob = async (
    place: SiteLocation,
    path: string,
    call: Pick<BlobCall, 'method' | 'headers' | 'body' | 'signal' | 'also'>,
  ): Promise<Outcome<null>> => {
    const container = containerOf(place)
    const key = encodeKey(keyOf(place, path))
    const answer = await service.call({
      ...call,
      path: `/${encodeURIComponent(container)}/${key}`,
      container,
    })
    return answer.ok ? done(null) : answer
  }

  return {
    capabilities: azureCapabilities,
    check: async () => {
      const listed = await containers.list()
      return listed.ok ? done(null) : listed
    },
    listBuckets: containers.list,
    createBucket: (name) => containers.create(name),
    prepare: async (place) => {
      const container = containerOf(place)
      if (container !== webContainer) return containers.openToAll(container)
      if (website === undefined)
        return failed({
          kind: 'bad-content',
          message: 'Enter the static website URL of this account under Cloud accounts, then publish to $web.',
        })
      return containers.openWebsite(keyOf(place, '404.html'))
    },
    put: (place, file, signal) =>
      onBlob(place, file.path, {
        method: 'PUT',
        headers: {
          'x-ms-blob-type': 'BlockBlob',
          'x-ms-blob-content-type': file.contentType,
          'x-ms-blob-cache-control': file.cacheControl,
        },
        body: file.bytes,
        ...(signal === undefined ? {} : { signal }),
      }),
    delete: (place, path, signal) =>
      onBlob(place, path, { method: 'DELETE', also: [404], ...(signal === undefined ? {} : { signal }) }),
    publicUrl: (place, path) => {
      const container = containerOf(place)
      const key = keyOf(place, path)
      return container === webContainer && website !== undefined
        ? addressOf(website, key, true)
        : addressOf(`${endpoint}/${encodeURIComponent(container)}`, key, false)
    },
    directoryIndexAt: (place) => place.bucket === webContainer,
    close: async () => {},
  }
}

import type { ObjectStorage } from '@web2/contract/clouds'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'
import type { JsonApi } from '../protocols/http/json-api.ts'

/** An object storage as listed by Vultr's API v2, GET /object-storage. */
interface VultrStorage {
  readonly id?: string
  readonly label?: string
  readonly region?: string
  readonly status?: string
  readonly s3_hostname?: string
  readonly s3_access_key?: string
  readonly s3_secret_key?: string
}

export interface OpenStorage {
  readonly host: string
  /** E.g. ewr1, the first part of the host. */
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

const regionOf = ({ s3_hostname: host = '', region = '' }: VultrStorage): string =>
  /^([a-z]+\d+)\.vultrobjects\.com$/.exec(host)?.[1] ?? region

interface ListAnswer {
  readonly object_storages?: VultrStorage[]
  readonly meta?: { links?: { next?: string } }
}

/** Lists all storages of the account, in pages of 100. */
export const listStorages = async (api: JsonApi): Promise<Outcome<ObjectStorage[]>> => {
  const all: ObjectStorage[] = []
  let cursor = ''
  do {
    const path = `/object-storage?per_page=100${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`
    const listed = await api.call({ method: 'GET', path })
    if (!listed.ok) return listed
    const { object_storages: page = [], meta } = (listed.value.body ?? {}) as ListAnswer
    for (const storage of page)
      if (storage.id)
        all.push({
          _id: storage.id,
          name: storage.label || storage.s3_hostname || storage.id,
          region: regionOf(storage),
        })
    cursor = meta?.links?.next ?? ''
  } while (cursor !== '')
  return done(all)
}

/** Returns the host and keys of one storage. */
export const openStorage = async (api: JsonApi, id: string): Promise<Outcome<OpenStorage>> => {
  const found = await api.call({
    method: 'GET',
    path: `/object-storage/${encodeURIComponent(id)}`,
    also: [404],
  })
  if (!found.ok) return found
  const { object_storage: storage } = (found.value.body ?? {}) as { object_storage?: VultrStorage }
  if (found.value.status === 404 || !storage)
    return failed({
      kind: 'bad-content',
      message: 'This object storage no longer exists at Vultr. Choose another one.',
    })
  const { s3_hostname: host, s3_access_key: accessKey, s3_secret_key: secretKey } = storage
  if (!host || !accessKey || !secretKey)
    return failed({
      kind: 'retryable',
      message: `The object storage “${storage.label ?? id}” is not ready yet (${storage.status ?? 'pending'}). Try again in a few minutes.`,
    })
  return done({ host, region: regionOf(storage), accessKey, secretKey })
}

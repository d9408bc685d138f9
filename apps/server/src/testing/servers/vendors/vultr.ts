import type { S3Server } from '../s3/s3-server.ts'
import { startVendor } from './json-vendor.ts'

export interface VultrStorageRecord {
  readonly id: string
  readonly label: string
  readonly region: string
  readonly status: string
  readonly s3_hostname: string
  readonly s3_access_key: string
  readonly s3_secret_key: string
}

/** Returns an active object storage whose buckets are in a running store. */
export const vultrStorage = (id: string, { url, keys }: S3Server): VultrStorageRecord => ({
  id,
  label: 'Sites',
  region: 'ewr1',
  status: 'active',
  s3_hostname: new URL(url).host,
  s3_access_key: keys.accessKey,
  s3_secret_key: keys.secretKey,
})

export const vultrKey = 'VULTR-API-KEY-OF-A-TEST'

const wrongKey = { status: 401, json: { error: 'Invalid API token.', status: 401 } }

/**
 * Simulates the object storages of Vultr's API v2, by its reference: lists in pages, one by id, errors with
 * status.
 */
export const startVultr = (storages: readonly VultrStorageRecord[], pageSize = 100) =>
  startVendor(({ method, path, query, headers }) => {
    if (headers.authorization === 'Bearer FROM-ELSEWHERE')
      return { status: 401, json: { error: 'Unauthorized IP address: 127.0.0.1', status: 401 } }
    if (headers.authorization !== `Bearer ${vultrKey}`) return wrongKey
    if (method !== 'GET') return { status: 405, json: { error: 'Method not allowed', status: 405 } }
    if (path === '/v2/object-storage') {
      const from = Number(query.get('cursor') || 0)
      const page = storages.slice(from, from + pageSize)
      const next = from + pageSize < storages.length ? String(from + pageSize) : ''
      return {
        status: 200,
        json: { object_storages: page, meta: { total: storages.length, links: { next, prev: '' } } },
      }
    }
    const found = storages.find(({ id }) => path === `/v2/object-storage/${id}`)
    return found
      ? { status: 200, json: { object_storage: found } }
      : { status: 404, json: { error: 'Invalid object-storage.', status: 404 } }
  })

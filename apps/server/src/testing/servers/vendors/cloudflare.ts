import { startVendor } from './json-vendor.ts'

export const cloudflareToken = 'cloudflare-token-of-a-test'
export const cloudflareAccount = '0123456789abcdef0123456789abcdef'

const error = (status: number, code: number, message: string) => ({
  status,
  json: { success: false, errors: [{ code, message }], messages: [], result: null },
})
const success = (result: unknown) => ({
  status: 200,
  json: { success: true, errors: [], messages: [], result },
})

interface CustomDomain {
  readonly domain: string
  readonly enabled: boolean
  readonly status: { readonly ownership: string; readonly ssl: string }
}

/** Simulates Cloudflare's API for the public domains of R2 buckets. */
export const startCloudflare = async (bucketExists: (name: string) => boolean) => {
  const open = new Set<string>()
  const custom = new Map<string, CustomDomain[]>()
  const server = await startVendor(({ method, path, headers, json }) => {
    if (headers.authorization === 'Bearer malformed') return error(400, 6003, 'Invalid request headers')
    if (headers.authorization !== `Bearer ${cloudflareToken}`)
      return error(403, 10000, 'Authentication error')
    const [, account, bucket = '', kind] =
      /^\/client\/v4\/accounts\/([^/]+)\/r2\/buckets\/([^/]+)\/domains\/(managed|custom)$/.exec(path) ?? []
    if (account !== cloudflareAccount) return error(403, 10000, 'Authentication error')
    if (!bucketExists(bucket)) return error(404, 10006, 'The specified bucket does not exist.')
    if (kind === 'custom') return success({ domains: custom.get(bucket) ?? [] })
    if (method === 'PUT' && json?.enabled === true) open.add(bucket)
    return success({ bucketId: 'id', domain: `pub-${bucket}.r2.dev`, enabled: open.has(bucket) })
  })
  return { ...server, open, custom }
}

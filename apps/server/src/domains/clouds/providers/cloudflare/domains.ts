import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'
import type { JsonApi } from '../protocols/http/json-api.ts'

interface CustomDomains {
  readonly result?: {
    readonly domains?: {
      readonly domain?: string
      readonly enabled?: boolean
      readonly status?: { readonly ownership?: string; readonly ssl?: string }
    }[]
  }
}

interface ManagedDomain {
  readonly result?: { readonly domain?: string; readonly enabled?: boolean }
}

/** Returns calls for the public URLs of a bucket (R2's management API). */
export const createDomains = (api: JsonApi, accountId: string) => {
  const pathOf = (bucket: string, kind: 'managed' | 'custom') =>
    `/accounts/${encodeURIComponent(accountId)}/r2/buckets/${encodeURIComponent(bucket)}/domains/${kind}`

  /** Returns an active custom domain, or else r2.dev if enabled; undefined if the bucket is not public. */
  const find = async (bucket: string): Promise<Outcome<string | undefined>> => {
    const custom = await api.call({ method: 'GET', path: pathOf(bucket, 'custom') })
    if (!custom.ok) return custom
    const { result } = (custom.value.body ?? {}) as CustomDomains
    const active = result?.domains?.find(
      ({ enabled, status }) => enabled === true && status?.ownership === 'active' && status.ssl === 'active',
    )
    if (active?.domain) return done(`https://${active.domain}`)
    const managed = await api.call({ method: 'GET', path: pathOf(bucket, 'managed') })
    if (!managed.ok) return managed
    const { domain, enabled } = ((managed.value.body ?? {}) as ManagedDomain).result ?? {}
    return done(enabled === true && domain ? `https://${domain}` : undefined)
  }

  /** Enables r2.dev unless the bucket is public already; returns the public URL. */
  const open = async (bucket: string): Promise<Outcome<string>> => {
    const found = await find(bucket)
    if (!found.ok) return found
    if (found.value !== undefined) return done(found.value)
    const opened = await api.call({ method: 'PUT', path: pathOf(bucket, 'managed'), body: { enabled: true } })
    if (!opened.ok) return opened
    const { domain } = ((opened.value.body ?? {}) as ManagedDomain).result ?? {}
    if (domain) return done(`https://${domain}`)
    return failed({ kind: 'unknown', message: 'Cloudflare did not return the bucket’s public URL.' })
  }

  return { find, open }
}

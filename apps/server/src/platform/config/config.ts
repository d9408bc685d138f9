import type { BillingChoice } from './billing-mode.ts'
import type { ServiceAddresses } from './service-addresses.ts'
import type { MailAddress } from './smtp-url.ts'
import type { StorageAddress } from './storage-url.ts'
import type { TrustedProxy } from './trusted-proxy.ts'

export type ServerRole = 'web' | 'worker'

/** Plain lines, or one JSON object per line. */
export type LogFormat = 'text' | 'json'

/** Settings of the environment, read and validated once. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly sitesPort: number
  /** Origin of the built-in host for visitors, if a proxy is in front of it; undefined for `sitesPort` without HTTPS. */
  readonly sitesUrl?: string | undefined
  readonly dataDir: string
  /** True if other instances use the same data folder and external database. */
  readonly sharesData?: boolean
  /** undefined for the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined
  /** The same database without its connection pooler; undefined if `databaseUrl` is no pooler. */
  readonly databaseSessionUrl?: string | undefined
  /** Bucket for images; undefined for the data folder. */
  readonly storage: StorageAddress | undefined
  readonly roles: ReadonlySet<ServerRole>
  /** Signs tokens and seals stored secrets. */
  readonly appSecret: string
  readonly publicUrl: string
  /** Proxies whose X-Forwarded-For names the caller; undefined trusts no header. */
  readonly trustedProxy?: TrustedProxy | undefined
  /** Server for outgoing email; undefined stores emails for admins. */
  readonly mail: MailAddress | undefined
  /** Source of the accounts' tiers. */
  readonly billing: BillingChoice
  readonly hostedDomain: string
  /** URL that replaces /snappy in the web app's calls, without a trailing slash; empty for this server. */
  readonly snappyUrl?: string
  /** host:port entries that outbound calls may reach although private. */
  readonly egressAllow: readonly string[]
  /** URL at which changed pages are submitted to search engines. */
  readonly indexNowUrl: string
  /** Bearer token for /metrics; undefined allows only this machine. */
  readonly metricsToken: string | undefined
  /** Separate port for metrics and health of processes without pages; undefined for none. */
  readonly metricsPort: number | undefined
  /** Seconds for which a stopping process still responds while it reports that it is not ready. */
  readonly drainSeconds: number
  readonly logFormat: LogFormat
  /** Secret of the gateway at MIDJOURNEY_URL; never sent to any other gateway. */
  readonly midjourneySecret?: string
  /** URLs of external services: GITHUB_URL and the other variables that end in _URL. */
  readonly services: ServiceAddresses
}

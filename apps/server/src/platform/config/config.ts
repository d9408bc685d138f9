import type { BillingChoice } from './billing-mode.ts'
import type { ServiceAddresses } from './service-addresses.ts'
import type { MailAddress } from './smtp-url.ts'
import type { StorageAddress } from './storage-url.ts'
import type { TrustedProxy } from './trusted-proxy.ts'

export type ServerRole = 'web' | 'worker'

/** Lines for people, or one JSON object a line for programs. */
export type LogFormat = 'text' | 'json'

/** Everything the environment decides, read and checked once. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly sitesPort: number
  readonly dataDir: string
  /** Other nodes use the same data folder and the same external database. */
  readonly sharesData?: boolean
  /** undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined
  /** The same database past a pooler that shares its connections; undefined: `databaseUrl` is no such pooler. */
  readonly databaseSessionUrl?: string | undefined
  /** A bucket that keeps the pictures; undefined: the data folder. */
  readonly storage: StorageAddress | undefined
  readonly roles: ReadonlySet<ServerRole>
  /** Signs tokens and seals stored secrets. */
  readonly appSecret: string
  readonly publicUrl: string
  /** The proxies whose X-Forwarded-For names the caller; undefined: no header is believed. */
  readonly trustedProxy?: TrustedProxy | undefined
  /** The server for outgoing mail; undefined: mail is kept and shown to admins. */
  readonly mail: MailAddress | undefined
  /** How tiers come to accounts. */
  readonly billing: BillingChoice
  readonly hostedDomain: string
  /** Where the web app calls what is below /snappy/ here, that prefix left out, and without a slash at the end; empty: here. */
  readonly snappyUrl?: string
  /** host:port entries that outbound calls may reach although private. */
  readonly egressAllow: readonly string[]
  /** Where changed pages are named to search engines. */
  readonly indexNowUrl: string
  /** What who reads /metrics must send; undefined: only this machine reads it. */
  readonly metricsToken: string | undefined
  /** A port of its own for metrics and health, for processes that serve no pages; undefined: none. */
  readonly metricsPort: number | undefined
  /** Seconds that a process which is asked to stop goes on answering while it says that it is not ready. */
  readonly drainSeconds: number
  readonly logFormat: LogFormat
  /** What the gateway at MIDJOURNEY_URL asks for; no other gateway is ever sent it. */
  readonly midjourneySecret?: string
  /** Addresses of outside services: GITHUB_URL and the other variables that end in _URL. */
  readonly services: ServiceAddresses
}

import type { ServiceAddresses } from './service-addresses.ts'
import type { StorageAddress } from './storage-url.ts'

export type ServerRole = 'web' | 'worker'

/** Everything the environment decides, read and checked once (design.md section 4). */
export interface Config {
  readonly port: number
  readonly host: string
  readonly sitesPort: number
  readonly dataDir: string
  /** undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined
  /** A bucket that keeps the pictures; undefined: the data folder. */
  readonly storage: StorageAddress | undefined
  readonly roles: ReadonlySet<ServerRole>
  /** Signs tokens and seals stored secrets. */
  readonly appSecret: string
  readonly publicUrl: string
  readonly hostedDomain: string
  /** host:port entries that outbound calls may reach although private. */
  readonly egressAllow: readonly string[]
  /** Where changed pages are named to search engines. */
  readonly indexNowUrl: string
  /** GITHUB_URL, BUNNY_URL, VULTR_URL, CLOUDFLARE_URL. */
  readonly services: ServiceAddresses
}

import type { ServiceAddresses } from './service-addresses.ts'
import type { MailAddress } from './smtp-url.ts'
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
  /** The server for outgoing mail; undefined: mail is kept and shown to admins. */
  readonly mail: MailAddress | undefined
  readonly hostedDomain: string
  /** host:port entries that outbound calls may reach although private. */
  readonly egressAllow: readonly string[]
  /** Where changed pages are named to search engines. */
  readonly indexNowUrl: string
  /** Addresses of outside services: GITHUB_URL and the other variables that end in _URL. */
  readonly services: ServiceAddresses
}

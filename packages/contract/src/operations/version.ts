/** GET /version: what the server runs. */
export interface ServerVersion {
  version: string
  /** URL of this installation for others, without a slash at its end. */
  publicUrl: string
  /** The product's own hosted domain; '' where there is none. */
  hostedDomain: string
  /** No one has an account yet. */
  isNew: boolean
}

declare module '../core/resources.ts' {
  interface Resources {
    health: {
      record: { live: boolean } | { ready: boolean }
      found: { database: string; queue: string }
    }
    version: { found: ServerVersion }
  }
}

import type { Capability, User } from '@web2/contract/core'

/** A navigation to a screen, as guards see it. */
export interface Visit {
  /** The path in words: 'site-builder-edit-site' for /site-builder/edit-site. */
  readonly routeName: string
  readonly pathname: string
  /** Path and query, to come back to. */
  readonly href: string
  readonly user: User | null
  /** Where a guest wanted to go before being sent to sign in. */
  readonly wanted: string | undefined
  /** Capability that the screen requires in addition to a session. */
  readonly needs: Capability | undefined
  readonly hostname: string
  /** The product's own hosted domain; empty elsewhere. Asked of the server only by the rule that needs it. */
  hostedDomain(): Promise<string>
}

/** Sends a visitor to another path of the app, or lets them pass with null. */
export type Middleware = (visit: Visit) => string | null | Promise<string | null>

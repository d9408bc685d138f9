import { messages, type Capability, type User } from '@web2/contract'
import { RouteError } from '../../lib/route-error.ts'
import { auth } from './auth.ts'
import { authNonLogged } from './auth-non-logged.ts'
import { inactiveNewSignupUser } from './inactive-new-signup-user.ts'
import { masterNonVisiblePages } from './master-non-visible-pages.ts'

/** Somebody on the way to a screen. */
export interface Visit {
  /** The path in words: 'site-builder-edit-site' for /site-builder/edit-site. */
  readonly routeName: string
  readonly pathname: string
  /** Path and query, to come back to. */
  readonly href: string
  readonly user: User | null
  /** Where a guest wanted to go before being sent to sign in. */
  readonly wanted: string | undefined
  /** What the screen asks of its visitor, beyond being signed in. */
  readonly needs: Capability | undefined
  readonly hostname: string
  /** The product's own hosted domain; empty elsewhere. Asked of the server only by the rule that needs it. */
  hostedDomain(): Promise<string>
}

/** Sends a visitor to another path of the app, or lets them pass with null. */
export type Middleware = (visit: Visit) => string | null | Promise<string | null>

const byName: Readonly<Record<string, Middleware>> = {
  auth,
  auth_non_logged: authNonLogged,
  inactive_new_signup_user: inactiveNewSignupUser,
  master_non_visible_pages: masterNonVisiblePages,
}

/** What every signed-in screen runs, in this order. */
export const defaultMiddleware = ['auth', 'inactive_new_signup_user', 'master_non_visible_pages'] as const

/** Runs the named guards in turn; the first redirect wins. */
export const runMiddleware = async (names: readonly string[], visit: Visit): Promise<string | null> => {
  for (const name of names) {
    const middleware = Object.hasOwn(byName, name) ? byName[name] : undefined
    if (middleware === undefined) throw new RouteError(500, messages.unknownMiddleware)
    const redirect = await middleware(visit)
    if (redirect !== null) return redirect
  }
  return null
}

import { messages } from '@web2/contract/core'
import { RouteError } from '../../lib/route-error.ts'
import { auth } from './auth.ts'
import { authNonLogged } from './auth-non-logged.ts'
import { inactiveNewSignupUser } from './inactive-new-signup-user.ts'
import { masterNonVisiblePages } from './master-non-visible-pages.ts'
import type { Middleware, Visit } from './visit.ts'

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

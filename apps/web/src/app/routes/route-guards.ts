import { messages } from '@web2/contract/core'
import { RouteError } from '../../lib/route-error.ts'
import type { Middleware, Visit } from './visit.ts'
import { returnPath } from '../../lib/session/return-path.ts'
import { seesOnlyBilling } from '../../lib/session/sees-only-billing.ts'

/** On the product's own hosted domain, module-maker pages send a signed-in user home. */
const masterNonVisiblePages: Middleware = async ({ user, routeName, hostname, hostedDomain }) => {
  if (user === null || !routeName.includes('module-maker')) return null
  const domain = await hostedDomain()
  return domain !== '' && hostname === domain ? '/' : null
}

/** A new sign-up that is not yet active, and a customer without a subscription, see only /billing. */
const inactiveNewSignupUser: Middleware = ({ user, pathname }) =>
  user !== null && pathname !== '/billing' && seesOnlyBilling(user) ? '/billing' : null

/** Guests sign in first and come back; a screen that the visitor may not use does not exist for them. */
const auth: Middleware = ({ user, needs, href }) => {
  if (user === null) return href === '/' ? '/login' : `/login?${new URLSearchParams({ redirect: href })}`
  // A user whom a later guard redirects to /billing has no abilities yet, which is no reason for a 404.
  if (needs !== undefined && user.abilities.includes('content:read') && !user.abilities.includes(needs))
    throw new RouteError(404, messages.pageNotFound)
  return null
}

/** Redirects signed-in users away from sign-in and registration: home, or to the URL they asked for. */
const authNonLogged: Middleware = ({ user, pathname, wanted }) => {
  if (user === null) return null
  return pathname === '/login' ? returnPath(wanted) : '/'
}

const byName: Readonly<Record<string, Middleware>> = {
  auth,
  auth_non_logged: authNonLogged,
  inactive_new_signup_user: inactiveNewSignupUser,
  master_non_visible_pages: masterNonVisiblePages,
}

/** Guards of every signed-in screen, in this order. */
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

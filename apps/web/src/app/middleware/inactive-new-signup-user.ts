import { roleOf } from '@web2/contract'
import type { Middleware } from './middleware.ts'

/** A new sign-up that is not yet active, and a customer without a subscription, see only /billing. */
export const inactiveNewSignupUser: Middleware = ({ user, pathname }) => {
  if (user === null || pathname === '/billing') return null
  const role = roleOf(user)
  const waiting = role === 'inactive-new-signup' || (role === 'customer' && !user.subscription['lc.isActive'])
  return waiting ? '/billing' : null
}

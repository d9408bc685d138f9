import { seesOnlyBilling } from '../../lib/session/sees-only-billing.ts'
import type { Middleware } from './visit.ts'

/** A new sign-up that is not yet active, and a customer without a subscription, see only /billing. */
export const inactiveNewSignupUser: Middleware = ({ user, pathname }) =>
  user !== null && pathname !== '/billing' && seesOnlyBilling(user) ? '/billing' : null

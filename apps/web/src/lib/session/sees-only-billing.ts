import { roleOf, type User } from '@web2/contract/core'

/** A new sign-up that is not yet active, or a customer without a subscription. */
export const seesOnlyBilling = (user: User): boolean => {
  const role = roleOf(user)
  return role === 'inactive-new-signup' || (role === 'customer' && !user.subscription['lc.isActive'])
}

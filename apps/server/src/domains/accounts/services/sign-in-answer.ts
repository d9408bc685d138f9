import { capabilityNames, type SignedIn } from '@web2/contract/core'
import { callerView } from '../users/user-view.ts'
import { sessionEnded } from '../../../platform/errors.ts'
import { mayUse, type Caller } from '../../../platform/auth/caller.ts'
import type { ServiceContext } from '../../../platform/api/service-types.ts'

/** Returns the answer to a sign-in, in the shape the official client expects. */
export const signInAnswer = async (
  context: Pick<ServiceContext, 'db' | 'now'>,
  accessToken: string,
  caller: Caller,
): Promise<SignedIn> => {
  const user = await callerView(context.db, caller, context.now())
  if (!user) throw sessionEnded()
  const abilities = capabilityNames.filter((capability) => mayUse(caller, capability))
  return {
    accessToken,
    authentication: { strategy: 'jwt' },
    user: { ...user, abilities },
    // only access tokens have scopes
    ...(caller.scopes && { scopes: caller.scopes }),
  }
}

import type { Capability } from '@web2/contract/core'
import { beyondToken, forbidden, notSignedIn } from '../errors.ts'
import { callerIn, mayUse, type Caller } from '../auth/caller.ts'
import type { SessionStore } from '../auth/session-store.ts'

const bearer = /^Bearer (\S+)$/i

/**
 * Returns the caller of a file below the API from the Authorization header; an access token needs a scope for
 * the named service. Throws 401 or 403.
 */
export const bearerCaller = async (
  sessions: SessionStore,
  authorization: string,
  needed: Capability,
  service: string,
): Promise<Caller> => {
  const token = bearer.exec(authorization)?.[1]
  const caller = token === undefined ? undefined : await sessions.authenticate(token)
  if (!caller) throw notSignedIn()
  if (!mayUse(callerIn(caller, service), needed)) throw caller.scopes ? beyondToken() : forbidden()
  return caller
}

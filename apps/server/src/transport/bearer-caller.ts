import type { Capability } from '@web2/contract'
import { forbidden, notSignedIn } from '../errors.ts'
import { mayUse, type Caller } from '../sessions/caller.ts'
import type { SessionStore } from '../sessions/session-store.ts'

const bearer = /^Bearer (\S+)$/i

/** Who asks for a file below the API, by the Authorization header; throws 401 or 403 for who may not have it. */
export const bearerCaller = async (
  sessions: SessionStore,
  authorization: string,
  needed: Capability,
): Promise<Caller> => {
  const token = bearer.exec(authorization)?.[1]
  const caller = token === undefined ? undefined : await sessions.authenticate(token)
  if (!caller) throw notSignedIn()
  if (!mayUse(caller, needed)) throw forbidden()
  return caller
}

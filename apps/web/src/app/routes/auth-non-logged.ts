import { returnPath } from '../../lib/session/return-path.ts'
import type { Middleware } from './visit.ts'

/** Sign-in and registration are for guests; whoever is signed in goes home, from the sign-in to where they wanted to go. */
export const authNonLogged: Middleware = ({ user, pathname, wanted }) => {
  if (user === null) return null
  return pathname === '/login' ? returnPath(wanted) : '/'
}

import { returnPath } from '../../lib/session/return-path.ts'
import type { Middleware } from './middleware.ts'

/** Sign-in and registration are for guests; whoever is signed in goes where they wanted to go, or home. */
export const authNonLogged: Middleware = ({ user, wanted }) => (user === null ? null : returnPath(wanted))
